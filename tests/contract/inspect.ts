/** One run against one backend, from the first request to the report. */
import { LIST_QUESTIONS } from './assertions/lists';
import { SESSION } from './assertions/session';
import { DECLARED_READS, FAILURES, SHAPES } from './assertions/shapes';
import { WRITES } from './assertions/writes';
import { factsSeen } from './facts';
import { harmlessLine, Reader, Writer, writingLine } from './line';
import type { Mailbox } from './mailbox';
import { Choices, Fixtures, Samples } from './rows';
import type { Settings } from './settings';
import { user } from './shapes';
import { askAll, type Question, type ReadContext, type Report } from './suite';
import { Broken, read } from './witness';

/** The assertions of legacy-api.md §9 by number, then the declared reads. */
export const QUESTIONS: readonly Question[] = [
  ...[...SESSION, ...LIST_QUESTIONS, ...SHAPES, ...WRITES, ...FAILURES],
  ...DECLARED_READS,
];

/** What only a backend of the suite's own allows. */
export interface OwnMeans {
  mailbox: Mailbox;
  /** The cookie of a session that may be ended. */
  newCookie: () => Promise<string>;
}

/** Its message is for the person who lent the session. */
export class NoSession extends Error {}

export async function inspectBackend(settings: Settings, own?: OwnMeans): Promise<Report> {
  const get = harmlessLine(settings);
  const reader = new Reader(get, settings.cookie);
  await refuseWithoutSession(reader);
  const { origin, exports, zone } = settings;
  const visitor = new Reader(get);
  const context = { reader, visitor, samples: new Samples(reader), origin, exports, zone };
  // Before anything is written: they compare totals.
  const seen = await factsSeen(context);
  const found = settings.writes
    ? await withWrites(context, settings, own)
    : { outcomes: await askAll(QUESTIONS, context), left: [] };
  const mode = settings.writes ? 'writes included' : 'reading only';
  return { backend: settings.baseUrl, mode, ...found, seen };
}

async function withWrites(context: ReadContext, settings: Settings, own: OwnMeans | undefined) {
  const send = writingLine(settings);
  const writer = await Writer.open(send, settings.cookie);
  const fixtures = new Fixtures(writer, new Choices(context.reader));
  const newSession = own && (async () => Writer.open(send, await own.newCookie()));
  const outcomes = await askAll(QUESTIONS, context, {
    ...context,
    writer,
    fixtures,
    newSession,
    mailbox: own?.mailbox,
    invitesOthers: own !== undefined,
  });
  return { outcomes, left: await fixtures.cleanUp() };
}

async function refuseWithoutSession(reader: Reader): Promise<void> {
  try {
    const asked = await reader.ask('getUser');
    if (asked.status === 200 && asked.text !== '') read(asked, user.partial());
    else
      throw new NoSession(
        'The session is not signed in, or has expired: sign in and lend its cookie anew.',
      );
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const [finding] = error.findings;
    throw new NoSession(
      `The backend does not say who is signed in: expected ${finding?.expected}.`,
    );
  }
}

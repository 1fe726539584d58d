/** One run against one backend, from the first request to the report. */
import { getUser } from '@/lib/contract/calls/session';
import { Choices } from './choices';
import { factsSeen } from './facts';
import { Fixtures } from './fixtures';
import type { Mailbox } from './mailbox';
import { QUESTIONS } from './questions';
import { Samples } from './samples';
import type { Settings } from './settings';
import type { ReadContext } from './suite/question';
import type { Report } from './suite/report';
import { askAll } from './suite/run';
import { Broken, read } from './suite/witness';
import { harmlessLine, writingLine } from './wire/exchange';
import { Reader } from './wire/reader';
import { user } from './wire/shapes';
import { Writer } from './wire/writer';

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
    const asked = await reader.ask(getUser);
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

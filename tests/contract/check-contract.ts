/** One run against one backend, and the command that prints its report. */
import { writeFile } from 'node:fs/promises';
import { LIST_ASSERTIONS } from './assertions/lists';
import { SESSION_ASSERTIONS } from './assertions/session';
import { DECLARED_READS, FAILURE_ASSERTIONS, SHAPE_ASSERTIONS } from './assertions/shapes';
import { WRITE_ASSERTIONS } from './assertions/writes';
import { Broken, read } from './checks';
import { Reader, readingClient, Writer, writingClient } from './client';
import { factsSeen } from './facts';
import { type Mailbox, startOwnBackend } from './own-backend';
import { Fixtures, Samples } from './rows';
import { readSettings, type Settings, WrongSettings } from './settings';
import { user } from './shapes';
import { failing, printed, type ReadContext, type Report, runAll } from './suite';

/** The assertions of legacy-api.md §9 by number, then the declared reads. */
export const ASSERTIONS = {
  ...{ ...SESSION_ASSERTIONS, ...LIST_ASSERTIONS, ...SHAPE_ASSERTIONS, ...WRITE_ASSERTIONS },
  ...{ ...FAILURE_ASSERTIONS, ...DECLARED_READS },
};

/** What only a backend of the suite's own allows. */
export interface OwnMeans {
  mailbox: Mailbox;
  /** The cookie of a session that may be ended. */
  newCookie: () => Promise<string>;
}

/** Its message is for the person who provided the session. */
class NoSession extends Error {}

/** Throws NoSession. */
export async function inspectBackend(settings: Settings, own?: OwnMeans): Promise<Report> {
  const get = readingClient(settings);
  const reader = new Reader(get, settings.cookie);
  await requireSession(reader);
  const { origin, exports, zone } = settings;
  const visitor = new Reader(get);
  const context = { reader, visitor, samples: new Samples(reader), origin, exports, zone };
  // Before anything is written: they compare totals.
  const seen = await factsSeen(context);
  const found = settings.writes
    ? await withWrites(context, settings, own)
    : { outcomes: await runAll(ASSERTIONS, context), left: [] };
  const mode = settings.writes ? 'writes included' : 'reading only';
  return { backend: settings.baseUrl, mode, ...found, seen };
}

async function withWrites(context: ReadContext, settings: Settings, own: OwnMeans | undefined) {
  const send = writingClient(settings);
  const writer = await Writer.open(send, settings.cookie);
  const fixtures = new Fixtures(writer, context.samples);
  const outcomes = await runAll(ASSERTIONS, context, {
    ...{ ...context, writer, fixtures, mailbox: own?.mailbox },
    newSession: own && (async () => Writer.open(send, await own.newCookie())),
    invitesOthers: own !== undefined,
  });
  return { outcomes, left: await fixtures.cleanUp() };
}

async function requireSession(reader: Reader): Promise<void> {
  try {
    const response = await reader.call('getUser');
    if (response.status !== 200 || response.text === '')
      throw new NoSession(
        'The session is not signed in, or has expired: sign in and lend its cookie anew.',
      );
    read(response, user.partial());
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const [finding] = error.findings;
    throw new NoSession(
      `The backend does not say who is signed in: expected ${finding?.expected}.`,
    );
  }
}

type Environment = Record<string, string | undefined>;

/** Resolves to the exit code: 1 when something fails. CONTRACT_REPORT or `--json` names a file for the JSON report. */
export async function checkContract(
  environment: Environment,
  args: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  try {
    const report = await inspected(environment);
    print(printed(report));
    const file = args[0] === '--json' ? args[1] : environment.CONTRACT_REPORT;
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
    return failing(report.outcomes).length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof NoSession || error instanceof WrongSettings)) throw error;
    print(`${error.message}\n`);
    return 1;
  }
}

async function inspected(environment: Environment): Promise<Report> {
  const settings = readSettings(environment);
  if (settings) return inspectBackend(settings);
  const own = await startOwnBackend();
  try {
    return await inspectBackend(own.settings, own.means);
  } finally {
    await own.stop();
  }
}

/** Checks one backend, for jest and for `npm run test:contract`, which prints a report. */
import { writeFile } from 'node:fs/promises';
import { LIST_ASSERTIONS } from './assertions/lists';
import { SESSION_ASSERTIONS } from './assertions/session';
import { DECLARED_READS, FAILURE_ASSERTIONS, SHAPE_ASSERTIONS } from './assertions/shapes';
import { WRITE_ASSERTIONS } from './assertions/writes';
import { Broken } from './checks';
import { Reader, readingClient, Writer, writingClient } from './client';
import { factsSeen } from './facts';
import { type OwnBackend, startOwnBackend } from './own-backend';
import { Fixtures, Samples } from './rows';
import { readSettings, type Settings, WrongSettings } from './settings';
import { failing, printed, type ReadContext, type Report, runAll } from './suite';

/** The assertions of legacy-api.md §9 by number, then the declared reads. */
export const ASSERTIONS = {
  ...{ ...SESSION_ASSERTIONS, ...LIST_ASSERTIONS, ...SHAPE_ASSERTIONS, ...WRITE_ASSERTIONS },
  ...{ ...FAILURE_ASSERTIONS, ...DECLARED_READS },
};

class NoSession extends Error {}

/** Throws NoSession, or Broken if the backend cannot be reached. */
export async function inspectBackend(settings: Settings, own?: OwnBackend): Promise<Report> {
  const get = readingClient(settings);
  const reader = new Reader(get, settings.cookie);
  await requireSession(reader);
  const { origin, exports, zone } = settings;
  const visitor = new Reader(get);
  const context = { reader, visitor, samples: new Samples(reader), origin, exports, zone };
  // Before the writes, because facts compare totals.
  const seen = await factsSeen(context);
  const found = settings.writes
    ? await withWrites(context, settings, own)
    : { outcomes: await runAll(ASSERTIONS, context), left: [] };
  const mode = settings.writes ? 'writes included' : 'reading only';
  return { backend: settings.baseUrl, mode, ...found, seen };
}

async function withWrites(context: ReadContext, settings: Settings, own?: OwnBackend) {
  const send = writingClient(settings);
  const writer = await Writer.open(send, settings.cookie);
  const fixtures = new Fixtures(writer, context.samples);
  const outcomes = await runAll(ASSERTIONS, context, {
    ...{ ...context, writer, fixtures, mailbox: own?.mailbox },
    newSession: own && (async () => Writer.open(send, await own.newCookie())),
  });
  return { outcomes, left: await fixtures.cleanUp() };
}

async function requireSession(reader: Reader): Promise<void> {
  const { status, text } = await reader.call('getUser');
  if (status !== 200 || text === '')
    throw new NoSession(
      'The session is not signed in, or has expired: sign in again and set CONTRACT_COOKIE.',
    );
}

type Environment = Record<string, string | undefined>;

/** Resolves to the exit code: 1 when something fails. CONTRACT_REPORT names a file for the JSON report. */
export async function checkContract(
  environment: Environment,
  print: (text: string) => void,
): Promise<number> {
  try {
    const report = await inspected(environment);
    print(printed(report));
    const file = environment.CONTRACT_REPORT;
    if (file) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
    return failing(report.outcomes).length > 0 ? 1 : 0;
  } catch (error) {
    const known = [NoSession, WrongSettings, Broken].some((kind) => error instanceof kind);
    if (!(error instanceof Error && known)) throw error;
    print(`${error.message}\n`);
    return 1;
  }
}

async function inspected(environment: Environment): Promise<Report> {
  const settings = readSettings(environment);
  if (settings) return inspectBackend(settings);
  const own = await startOwnBackend();
  try {
    return await inspectBackend(own.settings, own);
  } finally {
    await own.stop();
  }
}

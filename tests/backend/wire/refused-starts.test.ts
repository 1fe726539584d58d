/** Starts that cannot be: each says why in one sentence. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { failedStart } from '@/tests/backend/support/stand-in';
import { dataDirectory, Wire } from '@/tests/backend/support/wire';

const wire = new Wire();

const sentence = (complaint: string | RegExp) => ({
  code: 1,
  complaint: typeof complaint === 'string' ? complaint : expect.stringMatching(complaint),
});

test('a port that is taken', async () => {
  const { port } = new URL(wire.url);
  const settings = { DATABASE_URL: wire.databaseUrl, BACKEND_PORT: port };
  expect(await failedStart(settings)).toEqual(
    sentence(
      `The stand-in backend cannot listen on 127.0.0.1:${port}: another program uses it already; choose another port with BACKEND_PORT.\n`,
    ),
  );
});

test('a data directory that cannot be one', async () => {
  const file = join(await dataDirectory(), 'file');
  await writeFile(file, '');
  const starts = [file, join(file, 'below')].map((path) =>
    failedStart({ OUTREACH_DATA_DIR: path }),
  );
  for (const failed of await Promise.all(starts))
    expect(failed).toEqual(
      sentence(
        /^The data directory .*file.* cannot be used: [^\n]+ choose another with OUTREACH_DATA_DIR\.\n$/,
      ),
    );
});

test.each([
  ['postgres://nobody:secret@127.0.0.1:1/none', 'connect ECONNREFUSED 127\\.0\\.0\\.1:1'],
  [
    'postgres://nobody:secret@no-such-host.invalid/none',
    'getaddrinfo [A-Z_]+ no-such-host\\.invalid',
  ],
])('the unreachable database %s, without its password', async (DATABASE_URL, reason) => {
  const failed = await failedStart({ DATABASE_URL });
  expect(failed).toEqual(
    sentence(
      new RegExp(`^The PostgreSQL server of DATABASE_URL [^\n]*cannot be reached: ${reason}\\.\n$`),
    ),
  );
  expect(failed.complaint).not.toContain('secret');
});

test('every wrong setting is named at once', async () => {
  const wrong = {
    BACKEND_PORT: '80 80',
    AGENCY_TIME_ZONE: 'Chicago',
    DATABASE_URL: 'mysql://here',
  };
  const failed = await failedStart(wrong);
  expect(failed).toEqual(sentence(/^The settings are wrong: [^\n]*\n$/));
  for (const name of Object.keys(wrong)) expect(failed.complaint).toContain(name);
});

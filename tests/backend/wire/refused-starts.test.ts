/** Starts that cannot be: each says why in one sentence. */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { dataDirectory } from '@/tests/backend/support/data-directory';
import { besides } from '@/tests/backend/support/database-place';
import { failedStart, type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

test('a port that is taken is one clear sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, complaint } = await failedStart({
    OUTREACH_DATA_DIR: await dataDirectory(),
    BACKEND_PORT: port,
  });
  other.close();
  expect(code).toBe(1);
  expect(complaint).toBe(
    `The stand-in backend cannot listen on 127.0.0.1:${port}: another program uses it already; choose another port with BACKEND_PORT.\n`,
  );
});

test('a data directory that cannot be one is one clear sentence', async () => {
  const file = join(await dataDirectory(), 'file');
  await writeFile(file, '');
  for (const path of [file, join(file, 'below')]) {
    const { code, complaint } = await failedStart({ OUTREACH_DATA_DIR: path });
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^The data directory .*file.* cannot be used: [^\n]+ choose another with OUTREACH_DATA_DIR\.\n$/,
    );
  }
});

test.each([
  [
    'postgres://nobody:secret@127.0.0.1:1/none',
    /cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.\n$/,
  ],
  [
    'postgres://nobody:secret@no-such-host.invalid/none',
    /cannot be reached: getaddrinfo [A-Z_]+ no-such-host\.invalid\.\n$/,
  ],
])(
  'the unreachable database %s is one clear sentence without its password',
  async (url, sentence) => {
    const { code, complaint } = await failedStart({ DATABASE_URL: url });
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The PostgreSQL server of DATABASE_URL [^\n]+\n$/);
    expect(complaint).toMatch(sentence);
    expect(complaint).not.toContain('secret');
  },
);

describe('for a role that is no superuser', () => {
  let host: StandIn;

  beforeAll(async () => {
    host = await startStandIn();
    await host.db.query(`create role keeper login password 'of the keeper'`);
    await host.db.query('create database foreign_one');
    await host.db.query('create database own_one owner keeper');
  });

  afterAll(async () => {
    await host.db.query('drop database foreign_one');
    await host.db.query('drop database own_one');
    await host.db.query('drop role keeper');
    await host.stop();
  });

  const addressOf = (database: string) =>
    Object.assign(new URL(besides(host.databaseUrl, database)), {
      username: 'keeper',
      password: 'of the keeper',
    }).href;

  test('a database that lets it create nothing is one clear sentence', async () => {
    const { code, complaint } = await failedStart({ DATABASE_URL: addressOf('foreign_one') });
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^The database needs PostgreSQL's extension pg_trgm, and creating it failed: permission denied [^\n]+; let an administrator say "create extension pg_trgm" in it [^\n]+\.\n$/,
    );
  });

  test('a database of its own is enough to start', async () => {
    const standIn = await startStandIn({ DATABASE_URL: addressOf('own_one') });
    expect(await standIn.stop()).toBe(0);
  });
});

test('every wrong setting is named at once', async () => {
  const { code, complaint } = await failedStart({
    BACKEND_PORT: '80 80',
    AGENCY_TIME_ZONE: 'Chicago',
    DATABASE_URL: 'mysql://here',
  });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The settings are wrong: [^\n]*\n$/);
  for (const name of ['BACKEND_PORT', 'AGENCY_TIME_ZONE', 'DATABASE_URL']) {
    expect(complaint).toContain(name);
  }
});

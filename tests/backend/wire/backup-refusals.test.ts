/** Backups and restores that cannot be: each says why in one sentence, and harms nothing. */
import { spawn } from 'node:child_process';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import {
  backupFile,
  backupFolder,
  beginBackup,
  changedBackup,
  runBackup,
  sealedAgain,
  succeed,
  withDatabase,
} from '@/tests/backend/support/backup';
import { dataDirectory } from '@/tests/backend/support/data-directory';
import { besides } from '@/tests/backend/support/database-place';
import { countRows, insertBasics } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let directory: string;
let standIn: StandIn;
let good: string;

beforeAll(async () => {
  directory = await dataDirectory();
  standIn = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await insertBasics(standIn.db);
  good = backupFile('good');
  await succeed('backup', good, { OUTREACH_DATA_DIR: directory });
});

afterAll(() => standIn.stop());

/** Looked at from another database: within a transaction the view stands still. */
const connections = (database: string) => `pg_stat_activity where datname = '${database}'`;
const counting = (database: string) =>
  `${connections(database)} and query = 'analyze' and wait_event_type = 'Lock'`;

function tableCount(url: string): Promise<number> {
  return withDatabase(url, (db) => countRows(db, "pg_tables where schemaname = 'public'"));
}

test('a file that is cut off, changed or something else is refused before anything is touched', async () => {
  const bytes = await readFile(good);
  const cut = [1, 100, bytes.length - 8, bytes.length - 1];
  const files: string[] = [];
  for (const length of cut) {
    files.push(backupFile(`cut-${length}`));
    await writeFile(backupFile(`cut-${length}`), bytes.subarray(0, length));
  }
  await writeFile(backupFile('longer'), Buffer.concat([bytes, Buffer.from('x')]));
  await writeFile(backupFile('twice'), Buffer.concat([bytes, bytes]));
  await writeFile(backupFile('text'), 'no backup');
  files.push(
    ...['longer', 'twice', 'text'].map(backupFile),
    await changedBackup(good, 'row', (text) => text.replace('\tCook\n', '\tKook\n')),
    await changedBackup(good, 'less', (text) => text.replace('1\tCook\n', '')),
    await changedBackup(good, 'sequence', (text) => text.replace('"lastValue":1', '"lastValue":9')),
    await changedBackup(good, 'half', (text) => text.slice(0, text.lastIndexOf('{"seal"'))),
    await changedBackup(good, 'no-table', (text) =>
      text.replace(/\{"table":"county"\}\n[^{]*\\\.\n/, ''),
    ),
  );
  const target = join(await dataDirectory(), 'new');
  for (const group of [files.slice(0, 6), files.slice(6)]) {
    const outcomes = await Promise.all(
      group.map((file) => runBackup('restore', file, { OUTREACH_DATA_DIR: target })),
    );
    expect(outcomes).toEqual(
      group.map((file) => ({
        code: 1,
        said: expect.stringMatching(
          new RegExp(
            `^${file} is not a backup, or is cut off or changed: [^\\n]+; nothing was restored\\.\\n$`,
          ),
        ),
      })),
    );
  }
  await expect(access(target)).rejects.toThrow('ENOENT');
});

test('what another version of the program made is left to that version', async () => {
  const format = await changedBackup(good, 'format', (text) =>
    sealedAgain(text.replace('"version":1', '"version":2')),
  );
  const level = await changedBackup(good, 'level', (text) =>
    sealedAgain(
      text.replace(/"level":\{.*?\}/, '"level":{"tag":"0099_later","when":4000000000000}'),
    ),
  );
  const target = join(await dataDirectory(), 'new');
  const settings = { OUTREACH_DATA_DIR: target };
  await standIn.db.query('create database newer');
  await standIn.db.query('create database nothing');
  const DATABASE_URL = besides(standIn.databaseUrl, 'newer');
  await succeed('restore', good, { DATABASE_URL });
  await withDatabase(DATABASE_URL, (db) =>
    db.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4e12)"),
  );
  expect(
    await Promise.all([
      runBackup('restore', format, settings),
      runBackup('restore', level, settings),
      runBackup('backup', backupFile('newer'), { DATABASE_URL }),
      runBackup('backup', backupFile('nothing'), {
        DATABASE_URL: besides(standIn.databaseUrl, 'nothing'),
      }),
    ]),
  ).toEqual([
    {
      code: 1,
      said: `${format} is of format 2, and this program reads format 1; restore it with the version of the program that made it.\n`,
    },
    {
      code: 1,
      said: 'The backup was made by another version of this program (with the tables of 0099_later), which this one does not know; restore it with that version.\n',
    },
    {
      code: 1,
      said: 'The database was changed by another version of this program, which this one does not know; use that version.\n',
    },
    { code: 1, said: 'The database holds no data of this program yet.\n' },
  ]);
  await expect(access(target)).rejects.toThrow('ENOENT');
});

test('nothing is ever written over: no running stand-in, no database with tables, no file', async () => {
  const DATABASE_URL = standIn.databaseUrl;
  expect(
    await Promise.all([
      runBackup('restore', good, { OUTREACH_DATA_DIR: directory }),
      runBackup('restore', good, { DATABASE_URL }),
      runBackup('backup', good, { DATABASE_URL }),
    ]),
  ).toEqual([
    {
      code: 1,
      said: `The data directory ${directory} is in use by another running stand-in (process ${standIn.child.pid}); stop that one, or choose another directory with OUTREACH_DATA_DIR.\n`,
    },
    {
      code: 1,
      said: 'The database is not empty, and a backup is restored into an empty one only; name a new directory with OUTREACH_DATA_DIR, or a new database with DATABASE_URL.\n',
    },
    { code: 1, said: `There is a ${good} already, and it is left as it is; name another file.\n` },
  ]);
  expect(await countRows(standIn.db, 'presenter')).toBe(2);
});

test('what is missing or cannot be reached is one clear sentence without its password', async () => {
  const nowhere = join(await dataDirectory(), 'nowhere');
  const missing = backupFile('missing');
  const DATABASE_URL = 'postgres://nobody:secret@127.0.0.1:1/none';
  expect(
    await Promise.all([
      runBackup('restore', missing, { OUTREACH_DATA_DIR: nowhere }),
      runBackup('backup', missing, { OUTREACH_DATA_DIR: nowhere }),
      runBackup('backup', missing, { DATABASE_URL }),
      runBackup('backup', join(backupFolder(), 'no-folder', 'file'), {
        OUTREACH_DATA_DIR: directory,
      }),
      runBackup('restore', backupFolder(), { OUTREACH_DATA_DIR: nowhere }),
    ]),
  ).toEqual([
    { code: 1, said: `There is no file ${missing}.\n` },
    {
      code: 1,
      said: `There is no database in ${nowhere}; name its directory with OUTREACH_DATA_DIR, or its server with DATABASE_URL.\n`,
    },
    {
      code: 1,
      said: 'The PostgreSQL server cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
    },
    { code: 1, said: expect.stringMatching(/^[^\n]* no such file or directory[^\n]*\n$/) },
    { code: 1, said: expect.stringMatching(/^[^\n]* cannot be read: EISDIR[^\n]*\n$/) },
  ]);
  await expect(access(nowhere)).rejects.toThrow('ENOENT');
});

test('a file that cannot be written to its end leaves nothing behind', async () => {
  const file = backupFile('too-large');
  // The shell's limit for files, in blocks: what a full disk does, without one.
  const command = `ulimit -f 2; exec "${process.execPath}" --import tsx backend/backup/main.ts backup "${file}"`;
  await standIn.db.query(
    `insert into note (note_entry) select md5(random()::text) || md5(random()::text) from generate_series(1, 2000)`,
  );
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, OUTREACH_DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, said]).toEqual([
    1,
    'It could not be finished: EFBIG: file too large, write; it left nothing.\n',
  ]);
  expect((await readdir(backupFolder())).filter((name) => name.startsWith('too-large'))).toEqual(
    [],
  );
});

test.each([
  ['SIGKILL', null, ''],
  ['SIGTERM', 1, 'The restore was stopped; it left nothing.\n'],
] as const)(
  'a restore that %s ends at its very end leaves an empty database, into which the next one goes',
  async (signal, code, sentence) => {
    const name = signal.toLowerCase();
    await standIn.db.query(`create database ${name}`);
    const DATABASE_URL = besides(standIn.databaseUrl, name);
    await withDatabase(DATABASE_URL, async (db) => {
      // The last thing that a restore does is to count the rows of all tables, somebody else's too.
      await db.query('create schema other; create table other.held ()');
      await db.query('begin; lock table other.held');
      const { child, ended, printed } = beginBackup('restore', good, { DATABASE_URL });
      while ((await countRows(standIn.db, counting(name))) === 0) await pause(20);
      child.kill(signal);
      expect([await ended, printed()]).toEqual([code, sentence]);
    });
    while ((await countRows(standIn.db, connections(name))) > 0) await pause(20);
    expect(await tableCount(DATABASE_URL)).toBe(0);
    await succeed('restore', good, { DATABASE_URL });
    expect(await tableCount(DATABASE_URL)).toBeGreaterThan(10);
  },
);

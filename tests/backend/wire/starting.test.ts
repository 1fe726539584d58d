/** Starting and stopping: what holds through second starts, crashes and half-done starts. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from '@/tests/backend/support/caller';
import { dataDirectory } from '@/tests/backend/support/data-directory';
import { besides } from '@/tests/backend/support/database-place';
import { hasEnded, isAlive, postmasterPid } from '@/tests/backend/support/postmaster';
import { insertBasics, signedIn } from '@/tests/backend/support/rows';
import { begin, failedStart, startStandIn } from '@/tests/backend/support/stand-in';

test('a second start on one data directory says so and leaves the first alone', async () => {
  const directory = await dataDirectory();
  const first = await startStandIn({ OUTREACH_DATA_DIR: directory });
  try {
    const { code, complaint } = await failedStart({ OUTREACH_DATA_DIR: directory });
    expect(code).toBe(1);
    expect(complaint).toBe(
      `The data directory ${directory} is in use by another running stand-in (process ${first.child.pid}); stop that one, or choose another directory with OUTREACH_DATA_DIR.\n`,
    );
    expect((await new Caller(first.url).get('/api/user')).status).toBe(200);
    await first.db.query('select 1');
  } finally {
    expect(await first.stop()).toBe(0);
  }
});

test('of several that start at once on one data directory exactly one runs', async () => {
  const directory = await dataDirectory();
  const runs = [1, 2, 3].map(() => begin({ OUTREACH_DATA_DIR: directory }));
  const ready = runs.map(
    ({ child }) => new Promise((resolve) => child.once('message', () => resolve('ready'))),
  );
  const outcomes = await Promise.all(
    runs.map(({ ended }, index) => Promise.race([ready[index], ended])),
  );
  expect([...outcomes].sort()).toEqual([1, 1, 'ready']);
  const refused = runs.filter((_, index) => outcomes[index] === 1);
  for (const { complaints } of refused) expect(complaints()).toContain('is in use by another');
  for (const { child } of runs) child.kill('SIGTERM');
  await Promise.all(runs.map(({ ended }) => ended));
});

test('after kill -9 nothing is lost, the database has ended too, and the next start is as usual', async () => {
  const directory = await dataDirectory();
  const first = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await insertBasics(first.db);
  const employee = await signedIn(first);
  await employee.write('POST', '/api/organization/Cook', { orgname: 'Org A' });
  const database = await postmasterPid(directory);
  first.child.kill('SIGKILL');
  await first.ended;
  if (process.platform === 'linux') expect(await hasEnded(database)).toBe(true);
  const second = await startStandIn({ OUTREACH_DATA_DIR: directory });
  try {
    const again = await signedIn(second);
    expect((await again.get('/api/allorgnames')).json()).toMatchObject([{ orgname: 'Org A' }]);
    const caller = new Caller(second.url);
    for (const [name, value] of employee.cookies) caller.cookies.set(name, value);
    expect((await caller.get('/api/user')).json()).toMatchObject({ username: 'abee' });
  } finally {
    await second.stop();
  }
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the database too and gives the data directory free',
  async (signal) => {
    const directory = await dataDirectory();
    const standIn = await startStandIn({ OUTREACH_DATA_DIR: directory });
    await standIn.db.end();
    const database = await postmasterPid(directory);
    standIn.child.kill(signal);
    expect(await standIn.ended).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(standIn.complaints()).toBe('');
    expect((await readdir(directory)).sort()).toEqual(['postgres', 'postgres.log', 'stand-in.pid']);
  },
);

test('the end of the program that started it stops it', async () => {
  const standIn = await startStandIn({ OUTREACH_DATA_DIR: await dataDirectory() });
  await standIn.db.end();
  const exit = new Promise((resolve) => standIn.child.once('exit', resolve));
  standIn.child.disconnect();
  expect(await exit).toBe(0);
});

test('a stop in the middle of the first start leaves something that can be started', async () => {
  const directory = await dataDirectory();
  for (const [signal, after] of [
    ['SIGKILL', 500],
    ['SIGKILL', 900],
    ['SIGTERM', 1300],
  ] as const) {
    const run = begin({ OUTREACH_DATA_DIR: directory });
    await pause(after);
    run.child.kill(signal);
    await run.ended;
    expect(run.complaints()).toBe('');
  }
  const standIn = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await standIn.stop();
});

test('a database that was only half set up is started over, and what was there is kept', async () => {
  const directory = await dataDirectory();
  await mkdir(join(directory, 'postgres'));
  await writeFile(join(directory, 'postgres', 'PG_VERSION'), '18\n');
  await mkdir(join(directory, 'postgres.unfinished'));
  const standIn = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await standIn.stop();
  const aside = (await readdir(directory)).filter((name) =>
    name.startsWith('postgres.incomplete-'),
  );
  expect(aside).toHaveLength(1);
  expect(await readdir(join(directory, ...aside))).toEqual(['PG_VERSION']);
});

test('left-overs of a crash that name other living programs block nobody', async () => {
  const directory = await dataDirectory();
  await (await startStandIn({ OUTREACH_DATA_DIR: directory })).stop();
  await writeFile(join(directory, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
  await writeFile(join(directory, 'stand-in.pid'), `{"pid":${process.pid},"started":"1"}`);
  const standIn = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await standIn.stop();
});

test('a database elsewhere is used by its address, by several at once, without a data directory', async () => {
  const host = await startStandIn({ OUTREACH_DATA_DIR: await dataDirectory() });
  await host.db.query('create database elsewhere');
  const DATABASE_URL = besides(host.databaseUrl, 'elsewhere');
  const unused = join(await dataDirectory(), 'unused');
  const runs = [1, 2].map(() => begin({ DATABASE_URL, OUTREACH_DATA_DIR: unused }));
  const messages = await Promise.all(
    runs.map(({ child, ended }) =>
      Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]),
    ),
  );
  for (const message of messages) expect(message).toMatchObject({ ready: true });
  await expect(readdir(unused)).rejects.toThrow('ENOENT');
  for (const { child } of runs) child.kill('SIGTERM');
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0]);
  await host.stop();
});

test('sessions that are long over are removed at the next start', async () => {
  const directory = await dataDirectory();
  const first = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await first.db.query(`
    insert into session (token_hash, last_seen_at) values ('old', now() - interval '2 hours'), ('new', now());
  `);
  await first.stop();
  const second = await startStandIn({ OUTREACH_DATA_DIR: directory });
  const { rows } = await second.db.query('select token_hash from session');
  await second.stop();
  expect(rows).toEqual([{ token_hash: 'new' }]);
});

test('a stand-in whose database dies says so and ends', async () => {
  const directory = await dataDirectory();
  const standIn = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await standIn.db.end();
  process.kill(await postmasterPid(directory), 'SIGKILL');
  expect(await standIn.ended).toBe(1);
  expect(standIn.complaints()).toBe('The stand-in backend lost its PostgreSQL server.\n');
});

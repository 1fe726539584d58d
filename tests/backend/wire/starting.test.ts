/** Starting and stopping: second starts, crashes, interrupted and failing starts, and full disks. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { open, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { TestClient } from '@/tests/backend/support/client';
import { hasEnded, isAlive, postmasterPid, smallDisk } from '@/tests/backend/support/machine';
import {
  begin,
  eventually,
  failedStart,
  type Settings,
  startStandIn,
} from '@/tests/backend/support/stand-in';
import { dataDirectory, insertBasics, rowsOf, signedIn, Wire } from '@/tests/backend/support/wire';

jest.setTimeout(300_000);

test('a data directory survives second starts, crashes, stale files, every way to stop, and a copy', async () => {
  const OUTREACH_DATA_DIR = await dataDirectory();
  const start = () => startStandIn({ OUTREACH_DATA_DIR });

  const first = await start();
  await insertBasics(first.db);
  const employee = await signedIn(first);
  await employee.create('/api/organization/Cook', { orgname: 'Org A' });
  const waits = `select name || ' ' || setting as setting from pg_settings where name in
    ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by name`;
  expect((await rowsOf(first.db, waits)).map(({ setting }) => setting)).toEqual([
    ...['data_checksums on', 'fsync on', 'full_page_writes on', 'synchronous_commit on'],
  ]);
  // A second start fails and does not disturb the first.
  const inUse = `The data directory ${OUTREACH_DATA_DIR} is in use by another running stand-in (process ${first.child.pid}); stop that one, or choose another directory with OUTREACH_DATA_DIR.\n`;
  expect(await failedStart({ OUTREACH_DATA_DIR })).toEqual({ code: 1, stderr: inUse });
  expect((await employee.get('/api/user')).status).toBe(200);
  // After kill -9 the database ends too.
  let database = await postmasterPid(OUTREACH_DATA_DIR);
  first.child.kill('SIGKILL');
  await first.ended;
  await hasEnded(database);

  const second = await start();
  const again = new TestClient(second.url);
  again.cookies.set('JSESSIONID', employee.cookies.get('JSESSIONID') ?? '');
  expect(await again.json('/api/allorgnames')).toMatchObject([{ orgname: 'Org A' }]);
  await second.db.end();
  database = await postmasterPid(OUTREACH_DATA_DIR);
  second.child.kill('SIGTERM');
  expect([await second.ended, isAlive(database), second.stderr()]).toEqual([0, false, '']);
  const files = (await readdir(OUTREACH_DATA_DIR)).sort();
  expect(files).toEqual(['postgres', 'postgres.log', 'stand-in.pid']);
  // A copy of a stopped data directory is a backup.
  const copy = join(await dataDirectory(), 'copy');
  execFileSync('cp', ['-a', OUTREACH_DATA_DIR, copy]);
  const restored = await startStandIn({ OUTREACH_DATA_DIR: copy });
  const names = await rowsOf(restored.db, 'select orgname from organization');
  expect(names).toEqual([{ orgname: 'Org A' }]);
  await restored.db.end();
  restored.child.kill('SIGINT');
  expect(await restored.ended).toBe(0);

  // Stale pid files may name other processes.
  await writeFile(join(OUTREACH_DATA_DIR, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
  const stale = `{"pid":${process.pid},"started":"1"}`;
  await writeFile(join(OUTREACH_DATA_DIR, 'stand-in.pid'), stale);
  const third = await start();
  await third.db.end();
  // The end of the parent process stops it.
  const exit = once(third.child, 'exit');
  third.child.disconnect();
  expect((await exit)[0]).toBe(0);

  const last = await start();
  await last.db.end();
  process.kill(await postmasterPid(OUTREACH_DATA_DIR), 'SIGKILL');
  expect(await last.ended).toBe(1);
  expect(last.stderr()).toBe('The stand-in backend lost its PostgreSQL server.\n');
});

test('serves requests without a parent process', async () => {
  const port = await freePort();
  const settings = { OUTREACH_DATA_DIR: await dataDirectory(), BACKEND_PORT: String(port) };
  const { child, ended } = begin(settings, 'pipe', 'ignore');
  await eventually(async () =>
    expect((await fetch(`http://127.0.0.1:${port}/api/user`)).status).toBe(200),
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

test('an interrupted first start can be repeated', async () => {
  const OUTREACH_DATA_DIR = await dataDirectory();
  // While the cluster is created, once it is complete, and once the server starts.
  for (const [signal, step] of [
    ['SIGKILL', 'postgres.unfinished'],
    ['SIGKILL', 'postgres'],
    ['SIGTERM', 'postgres.log'],
  ] as const) {
    const seen = new AbortController();
    const events = watch(OUTREACH_DATA_DIR, { signal: seen.signal });
    const reached = new Promise((resolve) =>
      events.on('change', (_type, name) => name === step && resolve(name)),
    );
    const run = begin({ OUTREACH_DATA_DIR });
    await Promise.race([reached, run.ready]);
    seen.abort();
    run.child.kill(signal);
    await run.ended;
    expect(run.stderr()).toBe('');
  }
  await (await startStandIn({ OUTREACH_DATA_DIR })).stop();
});

test('a full disk ends the stand-in with a message within ten seconds: at the start, later, and under the log', async () => {
  const full = /^The disk of \S+ is full; free some space and start again\.\n$/;
  const disk = await smallDisk();
  const standIn = await startStandIn(disk.settings);
  await standIn.db.end();
  await disk.fill();
  const filled = Date.now();
  expect(await standIn.ended).toBe(1);
  expect(Date.now() - filled).toBeLessThan(10_000);
  expect(standIn.stderr()).toMatch(full);
  const stderr = expect.stringMatching(full);
  expect(await failedStart(disk.settings)).toEqual({ code: 1, stderr });
  await disk.free();
  expect(await (await startStandIn(disk.settings)).stop()).toBe(0);
  const log = await open('/dev/full', 'w');
  const unlogged = begin({ OUTREACH_DATA_DIR: await dataDirectory() }, log.fd);
  await log.close();
  expect(await unlogged.ended).toBe(1);
  expect(unlogged.stderr()).toBe(
    'The stand-in backend cannot write its log: ENOSPC: no space left on device, write.\n',
  );
});

describe('a start fails with one sentence', () => {
  const wire = new Wire();
  test.each<[string, () => Settings | Promise<Settings>, string]>([
    [
      'on a port that is taken',
      () => ({ DATABASE_URL: wire.databaseUrl, BACKEND_PORT: new URL(wire.url).port }),
      'The stand-in backend cannot listen on 127\\.0\\.0\\.1:\\d+: another program uses it already; choose another port with BACKEND_PORT\\.',
    ],
    [
      'with a data directory below a file',
      async () => {
        const file = join(await dataDirectory(), 'file');
        await writeFile(file, '');
        return { OUTREACH_DATA_DIR: join(file, 'below') };
      },
      'The data directory .*file.* cannot be used: [^\n]+ choose another with OUTREACH_DATA_DIR\\.',
    ],
    [
      'with an unreachable database',
      () => ({ DATABASE_URL: 'postgres://employee:secret@127.0.0.1:1/none' }),
      'The PostgreSQL server of DATABASE_URL [^\n]*cannot be reached: connect ECONNREFUSED 127\\.0\\.0\\.1:1\\.',
    ],
  ])('%s', async (_case, settings, sentence) => {
    const failed = await failedStart(await settings());
    expect(failed).toEqual({ code: 1, stderr: expect.stringMatching(`^${sentence}\n$`) });
    expect(failed.stderr).not.toContain('secret');
  });
});

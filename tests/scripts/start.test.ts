/** `npm start` and `npm run dev`, from a fresh clone to their end. */
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder, freePort, isAlive, runNode } from './programs';
import { type TrialClone, trialClone } from './trial-clone';

jest.setTimeout(120_000);

async function untilDead(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Throws when a line is not JSON. */
async function logLines(clone: TrialClone, name: string): Promise<unknown[]> {
  const text = await readFile(join(clone.dataDirectory, 'logs', `${name}.log`), 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));
}

test('installs, builds and serves in a fresh clone, rejects a second start, and stops in order by Ctrl-C', async () => {
  const clone = await trialClone();
  const { port, backendPort, dataDirectory } = clone;
  const first = clone.run([], { NPM_WAITS: 'yes' });
  await first.untilPrinted('Installing the packages');
  const second = clone.run(['test', 'nonsense']);
  await second.untilPrinted('Waiting for another start, which installs the packages …\n');
  await writeFile(join(clone.root, 'npm-may-end'), '');
  expect(await second.ended).toBe(1);
  await first.untilPrinted('Press Ctrl-C to stop.');
  expect(first.printed()).toContain(`http://localhost:${port}`);
  expect(first.printed()).toContain(`http://127.0.0.1:${backendPort}`);
  expect(first.printed()).toContain('coordinator or manager, password outreach');
  const application = await clone.pidOf('application');
  const standIn = await clone.pidOf('stand-in');
  expect(await clone.events()).toEqual([
    'npm ci --include=dev --prefer-offline --no-audit',
    'next build',
    `stand-in ${standIn} for http://localhost:${port},http://127.0.0.1:${port}`,
    'next start',
    `application ${application} uses http://127.0.0.1:${backendPort}`,
  ]);

  expect(await clone.runToEnd([])).toEqual({
    code: 1,
    printed: `Outreach Tracking is already running on ${dataDirectory} (process ${first.child.pid}, http://localhost:${port}); stop it first, or choose another directory with OUTREACH_DATA_DIR.\n`,
  });
  expect([isAlive(application), isAlive(standIn)]).toEqual([true, true]);

  first.child.kill('SIGINT');
  // npm repeats the signal of the terminal.
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(first.printed()).toMatch(/\nStopping …\nStopped by SIGINT\.\n$/);
  expect((await clone.events()).slice(5)).toEqual(['application stopped', 'stand-in stopped']);

  // Every message is one line of JSON.
  const own = { program: 'application', time: expect.any(Number) };
  const written = await logLines(clone, 'application');
  expect(written).toEqual([
    { ...own, level: 30, msg: `listening as ${application}` },
    { level: 30, msg: '{not wrapped}' },
  ]);
  const trace = /^Error: broken page\n {4}at .*\n {2}digest: '12'\n\}$/s;
  const warning = /^\(node:\d+\) Warning: too many listeners\n/;
  expect(await logLines(clone, 'application.errors')).toEqual([
    { ...own, level: 50, msg: expect.stringMatching(trace) },
    { ...own, level: 40, msg: expect.stringMatching(warning) },
  ]);

  // The next start does not install or build, and keeps these logs.
  const next = await clone.started();
  expect(await logLines(clone, 'application.previous')).toEqual(written);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  const once = (await clone.events()).filter((line) => /^npm|^next build/.test(line));
  expect(once).toHaveLength(2);
});

test('stops all programs when the launcher, the application or the stand-in is killed', async () => {
  const clone = await trialClone();
  const killed = await clone.started();
  const pids = [await clone.pidOf('application'), await clone.pidOf('stand-in')] as const;
  killed.child.kill('SIGKILL');
  await Promise.all([killed.ended, ...pids.map(untilDead)]);

  // The stand-in gets each origin once, APP_URL first.
  const origins = await clone.started([], {
    APP_URL: 'https://outreach.example.org/',
    ALLOWED_ORIGINS: 'https://old.example.org,https://outreach.example.org',
  });
  const local = `http://localhost:${clone.port},http://127.0.0.1:${clone.port}`;
  expect(await clone.events()).toContain(
    `stand-in ${await clone.pidOf('stand-in')} for https://outreach.example.org,${local},https://old.example.org`,
  );
  process.kill(await clone.pidOf('application'), 'SIGKILL');
  expect(await origins.ended).toBe(1);
  const log = join(clone.dataDirectory, 'logs', 'application.log');
  expect(origins.printed()).toContain(
    `The application has ended by itself; its logs are ${log} and`,
  );
  expect((await clone.events()).at(-1)).toBe('stand-in stopped');

  const failing = await clone.started();
  process.kill(await clone.pidOf('stand-in'), 'SIGUSR2');
  expect(await failing.ended).toBe(1);
  expect(failing.printed()).toContain(
    `The disk is full.\nThe stand-in backend has ended by itself; its logs are ${clone.dataDirectory}`,
  );
  expect((await clone.events()).at(-1)).toBe('application stopped');
});

test('restarts a changed stand-in in development without a build; starts none for a backend in .env', async () => {
  const clone = await trialClone();
  const program = await clone.started(['dev']);
  const before = await clone.pidOf('stand-in');
  const application = await clone.pidOf('application');
  await appendFile(join(clone.root, 'backend', 'main.ts'), '// changed\n');
  const after = await clone.pidOf('stand-in', before);
  expect([isAlive(before), isAlive(application)]).toEqual([false, true]);
  program.child.kill('SIGHUP');
  expect(await program.ended).toBe(0);
  expect(isAlive(after)).toBe(false);
  const events = await clone.events();
  expect(events).toContain('next dev');
  expect(events).not.toContain('next build');

  const lines = [
    'LEGACY_API_URL=https://legacy.example.org',
    'SESSION_SECRET="a secret of more than thirty-two characters"',
    // The environment takes precedence.
    'PORT=1',
  ];
  await writeFile(join(clone.root, '.env'), lines.join('\n'));
  const real = await clone.started();
  expect(real.printed()).not.toContain('sign in as');
  expect((await clone.events()).slice(events.length)).toEqual([
    'next build',
    'next start',
    expect.stringMatching(/^application \d+ uses https:\/\/legacy.example.org$/),
  ]);
});

test('stops npm when the installation is interrupted, and exits with 0', async () => {
  const clone = await trialClone();
  const program = clone.run([], { NPM_HANGS: 'yes' });
  const npm = await clone.pidOf('npm');
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  expect(program.printed()).toMatch(/\nStopped by SIGINT\.\n$/);
  expect(isAlive(npm)).toBe(false);
});

test('explains failures of a start in sentences without a stack trace', async () => {
  const clone = await trialClone();
  const offline = 'npm error code ENOTFOUND\nnpm error network request to https://registry failed';
  const refused = async (env: Record<string, string>, file?: string) => {
    if (file) await writeFile(join(clone.root, file), '');
    const { code, printed } = await clone.runToEnd([], env);
    if (file) await rm(join(clone.root, file));
    expect([code, printed]).toEqual([1, expect.not.stringContaining('    at ')]);
    return printed;
  };
  const log = join(clone.dataDirectory, 'logs', 'install.log');
  const unreachable = await refused({ NPM_FAILS: offline });
  expect(unreachable).toContain('the npm registry cannot be reached');
  expect(unreachable).toContain(`npm's own words are in ${log}\n`);
  expect(await readFile(log, 'utf8')).toBe(`${offline}\n`);

  const broken = await refused({}, 'app/broken.tsx');
  expect(broken).toContain('Type error: app/broken.tsx has an error');
  expect(broken).toContain('The application could not be built; the reason is above and in ');

  await freePort(async (port) => {
    for (const name of ['PORT', 'BACKEND_PORT']) {
      expect(await refused({ [name]: String(port) })).toBe(
        `Port ${port} is already in use; choose another, for example ${name}=${port + 1} npm start (or a line ${name}=${port + 1} in .env).\n`,
      );
    }
  });
  expect(await refused({ BACKEND_PORT: String(clone.port) })).toBe(
    `PORT and BACKEND_PORT are both ${clone.port}; change one.\n`,
  );
  expect(await clone.events()).not.toContainEqual(expect.stringMatching('^stand-in'));

  expect(await refused({}, 'broken-database')).toContain(
    'The database cannot be opened.\nThe stand-in backend did not start; its logs are ',
  );
  expect(await clone.events()).not.toContain('next start');
  expect(await refused({ SESSION_SECRET: 'short' })).toContain(
    'SESSION_SECRET is shorter than 32 characters\nThe application did not start; its logs are ',
  );
  expect((await clone.events()).at(-1)).toBe('stand-in stopped');
});

test('rejects an old version of Node first', async () => {
  const root = await emptyFolder();
  await cp('scripts', join(root, 'scripts'), { recursive: true });
  const printedBy = async (version: string) => {
    const pretend = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
    const preload = ['--import', `data:text/javascript,${pretend}`];
    const program = runNode([...preload, join(root, 'scripts', 'start.mjs'), 'doctor']);
    expect(await program.ended).toBe(2);
    return program.printed();
  };
  for (const version of ['20.18.3', '18.20.4', '16.0.0']) {
    expect(await printedBy(version)).toContain(`needs Node 20.19 or newer and this is ${version};`);
  }
  for (const version of ['20.19.0', '21.0.0', '24.1.0']) {
    expect(await printedBy(version)).toContain('The packages are not installed');
  }
});

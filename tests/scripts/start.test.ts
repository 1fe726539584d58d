/** `npm start` from a fresh clone to its end, by whichever way it ends. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, type Program } from './programs';
import { pidOf, type TrialClone, trialClone } from './trial-clone';

async function started(clone: TrialClone, args: string[] = []): Promise<Program> {
  const program = clone.run('start', args);
  await program.says('Press Ctrl-C to stop.');
  return program;
}

async function untilDead(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a fresh clone installs, builds, and says where it runs and who may sign in', async () => {
  const clone = await trialClone();
  const program = await started(clone);
  expect(program.printed()).toContain(`http://localhost:${clone.port}`);
  expect(program.printed()).toContain(`http://127.0.0.1:${clone.backendPort}`);
  expect(program.printed()).toContain('coordinator or manager, password outreach');
  expect(await clone.events()).toEqual([
    'npm ci --include=dev --prefer-offline',
    'next build',
    `stand-in ${await pidOf('stand-in', clone)} for http://localhost:${clone.port},http://127.0.0.1:${clone.port}`,
    'next start',
    `application ${await pidOf('application', clone)} asks http://127.0.0.1:${clone.backendPort}`,
  ]);
});

test('the stand-in learns the address of a gateway before all others, and each origin once', async () => {
  const clone = await trialClone();
  const local = `http://localhost:${clone.port},http://127.0.0.1:${clone.port}`;
  const program = clone.run('start', [], {
    APP_URL: 'https://outreach.example.org/',
    ALLOWED_ORIGINS: 'https://old.example.org,https://outreach.example.org',
  });
  await program.says('Press Ctrl-C to stop.');
  expect(await clone.events()).toContain(
    `stand-in ${await pidOf('stand-in', clone)} for https://outreach.example.org,${local},https://old.example.org`,
  );
});

test('a second start after a clean end neither installs nor builds', async () => {
  const clone = await trialClone();
  const first = await started(clone);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await started(clone);
  const events = await clone.events();
  expect(events.filter((line) => line === 'next build' || line.startsWith('npm'))).toHaveLength(2);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the application, then the stand-in, and ends with 0',
  async (signal) => {
    const clone = await trialClone();
    const program = await started(clone);
    program.child.kill(signal);
    // npm repeats what the terminal has sent to everybody.
    program.child.kill(signal);
    expect(await program.ended).toBe(0);
    expect((await clone.events()).slice(-2)).toEqual(['application stopped', 'stand-in stopped']);
  },
);

test('a launcher that is killed takes its programs with it, and the next start takes over', async () => {
  const clone = await trialClone();
  const program = await started(clone);
  const pids = [await pidOf('application', clone), await pidOf('stand-in', clone)];
  program.child.kill('SIGKILL');
  await Promise.all([program.ended, ...pids.map(untilDead)]);
  const next = await started(clone);
  expect(isAlive(await pidOf('application', clone))).toBe(true);
  expect(next.printed()).not.toContain('already');
});

test.each([
  ['application', 'stand-in'],
  ['stand-in', 'application'],
] as const)('when the %s dies the %s is stopped and the log is named', async (victim, other) => {
  const clone = await trialClone();
  const program = await started(clone);
  process.kill(await pidOf(victim, clone), 'SIGKILL');
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain(`has ended by itself; its logs are`);
  expect(program.printed()).toContain(join(clone.dataDirectory, 'logs', `${victim}.log`));
  expect((await clone.events()).at(-1)).toBe(`${other} stopped`);
});

test('the reason that a program gives for its end is shown', async () => {
  const clone = await trialClone();
  const program = await started(clone);
  process.kill(await pidOf('stand-in', clone), 'SIGUSR2');
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain(
    'The disk is full.\nThe stand-in backend has ended by itself; its logs are ',
  );
});

test('a second start on the same data directory is refused and leaves the first alone', async () => {
  const clone = await trialClone();
  const first = await started(clone);
  const second = clone.run('start');
  expect(await second.ended).toBe(1);
  expect(second.printed()).toMatch(/^Outreach Tracking is already running on .*\n$/);
  expect(second.printed()).toContain(`process ${first.child.pid}, http://localhost:${clone.port}`);
  expect(isAlive(await pidOf('application', clone))).toBe(true);
});

test('with a real backend no stand-in is started', async () => {
  const clone = await trialClone();
  const program = clone.run('start', [], {
    LEGACY_API_URL: 'https://legacy.example.org',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
  });
  await program.says('Press Ctrl-C to stop.');
  expect(program.printed()).not.toContain('sign in as');
  expect((await clone.events()).at(-1)).toMatch(
    /^application \d+ asks https:\/\/legacy.example.org$/,
  );
});

test('development starts without a build', async () => {
  const clone = await trialClone();
  await started(clone, ['--dev']);
  const events = await clone.events();
  expect(events).toContain('next dev');
  expect(events).not.toContain('next build');
});

test('what the stand-in says when it cannot start is shown, and no application is started', async () => {
  const clone = await trialClone();
  await writeFile(join(clone.root, 'broken-database'), '');
  const program = clone.run('start');
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain(
    'The database cannot be opened.\nThe stand-in backend did not start; its logs are ',
  );
  expect(program.printed()).not.toContain('    at ');
  expect(await clone.events()).not.toContain('next start');
});

test('an interruption during the installation stops npm and counts as a clean end', async () => {
  const clone = await trialClone();
  const program = clone.run('start', [], { NPM_HANGS: 'yes' });
  const npm = await pidOf('npm', clone);
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  expect(program.printed()).toMatch(/\nStopped by SIGINT\.\n$/);
  expect(isAlive(npm)).toBe(false);
});

test('what the application says when it cannot start is shown, and the stand-in is stopped', async () => {
  const clone = await trialClone();
  const program = clone.run('start', [], { SESSION_SECRET: 'short' });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain(
    'SESSION_SECRET is shorter than 32 characters\nThe application did not start',
  );
  expect((await clone.events()).at(-1)).toBe('stand-in stopped');
});

test('a build that fails shows its output and no stack trace', async () => {
  const clone = await trialClone();
  await writeFile(join(clone.root, join('app', 'broken.tsx')), '');
  const program = clone.run('start');
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain('Type error: app/broken.tsx makes no sense');
  expect(program.printed()).toContain(
    'The application could not be built; the reason is above and in ',
  );
  expect(program.printed()).not.toContain('    at ');
});

/** Fails where a line is no JSON object. */
async function logLines(clone: TrialClone, name: string): Promise<unknown[]> {
  const text = await readFile(join(clone.dataDirectory, 'logs', `${name}.log`), 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));
}

test('every line of the logs is JSON, and one message is one line whatever it looks like', async () => {
  const clone = await trialClone();
  const program = await started(clone);
  program.child.kill('SIGINT');
  await program.ended;
  const own = { program: 'application', time: expect.any(Number) };
  expect(await logLines(clone, 'application')).toEqual([
    { ...own, level: 30, msg: `listening as ${await pidOf('application', clone)}` },
    { level: 30, msg: '{not wrapped}' },
  ]);
  const trace = /^Error: broken page\n {4}at .*\n {2}digest: '12'\n\}$/s;
  const warning = /^\(node:\d+\) Warning: too many listeners\n/;
  expect(await logLines(clone, 'application.errors')).toEqual([
    { ...own, level: 50, msg: expect.stringMatching(trace) },
    { ...own, level: 40, msg: expect.stringMatching(warning) },
  ]);
});

test('the log of the run before is kept beside the new one', async () => {
  const clone = await trialClone();
  const first = await started(clone);
  first.child.kill('SIGINT');
  await first.ended;
  const written = await logLines(clone, 'application');
  await started(clone);
  expect(await logLines(clone, 'application.previous')).toEqual(written);
});

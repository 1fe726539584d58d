/** A fresh clone in a temporary folder with the real commands, and small programs that replace npm, Next and the stand-in. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder, freePort, type Program, runNode } from './programs';

export type TrialClone = Awaited<ReturnType<typeof trialClone>>;

/** Fails, hangs or waits as its environment says; otherwise installs the program below and the launcher's packages. */
const NPM = `
const { appendFileSync, mkdirSync, symlinkSync, copyFileSync, existsSync, rmSync } = require('node:fs');
const [command, ...args] = process.argv.slice(2);
appendFileSync('events.txt', 'npm ' + [command, ...args].join(' ') + '\\n');
if (process.env.NPM_FAILS) {
  console.error(process.env.NPM_FAILS);
  process.exit(1);
}
if (process.env.NPM_HANGS) {
  appendFileSync('events.txt', 'npm ' + process.pid + ' hangs\\n');
  setInterval(() => undefined, 1000);
} else if (command === 'ci') {
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/next/dist/bin', { recursive: true });
  copyFileSync('next.js', 'node_modules/next/dist/bin/next');
  for (const name of ['tsx', 'execa', 'get-port', 'fs-native-extensions']) {
    symlinkSync(process.env.REAL_MODULES + '/' + name, 'node_modules/' + name, 'junction');
  }
  // Until another process has met the lock.
  const wait = setInterval(() => {
    if (!process.env.NPM_WAITS || existsSync('npm-may-end')) clearInterval(wait);
  }, 20);
}
`;

const NEXT = `
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const { createServer } = require('node:http');
const note = (line) => appendFileSync('events.txt', line + '\\n');
const [command] = process.argv.slice(2);
note('next ' + command);
if (command === 'build') {
  if (existsSync('app/broken.tsx')) {
    console.error('Type error: app/broken.tsx has an error');
    process.exit(1);
  }
  mkdirSync('.next', { recursive: true });
  writeFileSync('.next/BUILD_ID', 'trial');
} else {
  if (process.env.SESSION_SECRET.length < 32) {
    console.error('SESSION_SECRET is shorter than 32 characters');
    process.exit(1);
  }
  note('application ' + process.pid + ' uses ' + process.env.LEGACY_API_URL);
  process.on('SIGINT', () => { note('application stopped'); process.exit(0); });
  createServer((request, response) => {
    response.writeHead(request.url === '/health' ? 200 : 404).end();
  }).listen(process.env.PORT);
  console.log('listening as ' + process.pid);
  console.log('{"level":30,"msg":"{not wrapped}"}');
  console.error(Object.assign(new Error('broken page'), { digest: '12' }));
  process.emitWarning('too many listeners');
}
`;

const STAND_IN = `
import { appendFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
const note = (line: string) => appendFileSync('events.txt', line + '\\n');
if (existsSync('broken-database')) {
  console.error('The database cannot be opened.');
  process.exit(1);
}
for (const sign of ['SIGINT', 'SIGTERM']) {
  process.on(sign, () => { note('stand-in stopped'); process.exit(0); });
}
process.on('SIGUSR2', () => { console.error('The disk is full.'); process.exit(1); });
createServer((request, response) => {
  response.writeHead(request.url === '/api/user' ? 200 : 404).end();
}).listen(Number(process.env.BACKEND_PORT), '127.0.0.1', () => {
  note('stand-in ' + process.pid + ' for ' + process.env.FRONTEND_ORIGINS);
});
`;

export async function trialClone() {
  const root = await emptyFolder();
  const dataDirectory = join(root, '.data');
  const [port, backendPort] = [await freePort(), await freePort()];
  await cp(join(process.cwd(), 'scripts'), join(root, 'scripts'), { recursive: true });
  await mkdir(join(root, 'backend'));
  await mkdir(join(root, 'app'));
  const files = {
    'package.json': '{ "name": "trial" }',
    'package-lock.json': '{ "lockfileVersion": 3 }',
    'npm-cli.js': NPM,
    'next.js': NEXT,
    'backend/main.ts': STAND_IN,
    'app/page.tsx': 'export default 1;',
    'events.txt': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const usual = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    npm_execpath: join(root, 'npm-cli.js'),
    REAL_MODULES: join(process.cwd(), 'node_modules'),
  };

  const run = (args: string[], env: Record<string, string> = {}): Program =>
    runNode([join(root, 'scripts', 'start.mjs'), ...args], {
      cwd: root,
      env: { ...usual, ...env },
    });
  const events = async () => {
    const text = await readFile(join(root, 'events.txt'), 'utf8');
    return text.split('\n').filter(Boolean);
  };
  return {
    root,
    dataDirectory,
    port,
    backendPort,
    /** Runs a command. */
    run,
    runToEnd: async (args: string[], env?: Record<string, string>) => {
      const program = run(args, env);
      return { code: await program.ended, printed: program.printed() };
    },
    /** `npm start`, or `npm run dev`, until it runs. */
    started: async (args: string[] = [], env?: Record<string, string>) => {
      const program = run(args, env);
      await program.untilPrinted('Press Ctrl-C to stop.');
      return program;
    },
    /** Lines that the programs have written. */
    events,
    /** Waits until a program has written a process id other than `other`. */
    pidOf: async (name: 'application' | 'stand-in' | 'npm', other = 0): Promise<number> => {
      const sign = new RegExp(`^${name} (\\d+) `);
      for (;;) {
        const pids = (await events()).flatMap((line) => sign.exec(line)?.[1] ?? []);
        const last = Number(pids.at(-1) ?? other);
        if (last !== other) return last;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

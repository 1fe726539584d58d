/**
 * A fresh clone in a temporary folder: our own commands, and in place of the programs they run (npm, Next, the
 * stand-in backend) small real programs that write down what they were asked and fail when told to.
 */

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@/scripts/ports.mjs';
import { emptyFolder } from './folders';
import { type Program, runNode } from './programs';

export interface TrialClone {
  readonly root: string;
  readonly dataDirectory: string;
  readonly port: number;
  readonly backendPort: number;
  /** Runs one of the two commands in the clone. */
  readonly run: (
    command: 'start' | 'test',
    args?: string[],
    env?: Record<string, string>,
  ) => Program;
  /** What the programs have written down, one line each, in order. */
  readonly events: () => Promise<string[]>;
}

/** Fails or hangs as a variable says; otherwise "installs" the two programs below. */
const NPM = `
const { appendFileSync, mkdirSync, symlinkSync, copyFileSync, rmSync } = require('node:fs');
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
  symlinkSync(process.env.TSX, 'node_modules/tsx', 'junction');
  // Long enough for a second installer to come upon this one.
  setTimeout(() => undefined, 300);
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
    console.error('Type error: app/broken.tsx makes no sense');
    process.exit(1);
  }
  mkdirSync('.next', { recursive: true });
  writeFileSync('.next/BUILD_ID', 'trial');
} else {
  if (process.env.SESSION_SECRET.length < 32) {
    console.error('SESSION_SECRET is shorter than 32 characters');
    process.exit(1);
  }
  note('application ' + process.pid + ' asks ' + process.env.LEGACY_API_URL);
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
const note = (line: string) => appendFileSync('events.txt', line + '\\n');
if (existsSync('broken-database')) {
  console.error('The database cannot be opened.');
  process.exit(1);
}
note('stand-in ' + process.pid + ' for ' + process.env.FRONTEND_ORIGINS);
process.on('disconnect', () => { note('stand-in stopped'); process.exit(0); });
process.on('SIGUSR2', () => { console.error('The disk is full.'); process.exit(1); });
process.send?.({ ready: true, url: 'http://127.0.0.1:' + process.env.BACKEND_PORT });
`;

export async function trialClone(): Promise<TrialClone> {
  const root = await emptyFolder();
  const dataDirectory = join(root, '.data');
  const [port, backendPort] = [await freePort(), await freePort()];
  await cp(join(process.cwd(), 'scripts'), join(root, 'scripts'), { recursive: true });
  await mkdir(join(root, 'backend'));
  await mkdir(join(root, 'app'));
  await Promise.all([
    writeFile(join(root, 'package.json'), '{ "name": "trial" }'),
    writeFile(join(root, 'package-lock.json'), '{ "lockfileVersion": 3 }'),
    writeFile(join(root, 'npm-cli.js'), NPM),
    writeFile(join(root, 'next.js'), NEXT),
    writeFile(join(root, 'backend', 'main.ts'), STAND_IN),
    writeFile(join(root, 'app', 'page.tsx'), 'export default 1;'),
    writeFile(join(root, 'events.txt'), ''),
  ]);
  const usual = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    OUTREACH_DATA_DIR: dataDirectory,
    npm_execpath: join(root, 'npm-cli.js'),
    TSX: join(process.cwd(), 'node_modules', 'tsx'),
  };
  return {
    root,
    dataDirectory,
    port,
    backendPort,
    run: (command, args = [], env = {}) =>
      runNode([join(root, 'scripts', `${command}.mjs`), ...args], {
        cwd: root,
        env: { ...usual, ...env },
      }),
    events: async () => {
      const text = await readFile(join(root, 'events.txt'), 'utf8');
      return text.split('\n').filter(Boolean);
    },
  };
}

/** Process number of a program, as soon as it has written it down. */
export async function pidOf(
  name: 'application' | 'stand-in' | 'npm',
  clone: TrialClone,
): Promise<number> {
  const sign = new RegExp(`^${name} (\\d+) `);
  for (;;) {
    const pids = (await clone.events()).flatMap((line) => sign.exec(line)?.[1] ?? []);
    const last = pids.at(-1);
    if (last !== undefined) return Number(last);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

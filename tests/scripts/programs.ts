/** Runs programs, and kills those that still run after a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { LAUNCH_VARIABLES } from '@/scripts/settings';

const NOT_INHERITED = [
  ...LAUNCH_VARIABLES,
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'CHROME_PATH',
  'SOFFICE_PATH',
];

export interface Program {
  readonly child: ChildProcess;
  /** Output of both streams so far. */
  readonly printed: () => string;
  /** Resolves when the text is printed; rejects when the program ends without it. */
  readonly untilPrinted: (text: string) => Promise<void>;
  /** Exit code; null after a signal. */
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

afterAll(async () => {
  const options = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(folders.splice(0).map((folder) => rm(folder, options)));
});

/** Removed after the tests of the file. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outreach-'));
  folders.push(folder);
  return folder;
}

export function runNode(
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Program {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name)),
  );
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...inherited, NODE_ENV: 'development', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const append = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  running.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const untilPrinted = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (text.includes(wanted)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('close', () =>
        reject(new Error(`The program ended without "${wanted}": ${text}`)),
      );
      look();
    });
  return { child, printed: () => text, untilPrinted, ended };
}

/** Returns a free port; while `during` runs it is in use. */
export async function freePort(during?: (port: number) => Promise<void>): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await during?.(port);
  server.close();
  await once(server, 'close');
  return port;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

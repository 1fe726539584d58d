/** Running real programs in the tests of the commands: what they print, how they end, and none left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@/scripts/ports.mjs';
import { LAUNCH_VARIABLES } from '@/scripts/settings.mjs';

const DECIDED_BY_THE_TEST = [
  ...LAUNCH_VARIABLES,
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'CHROME_PATH',
  'SOFFICE_PATH',
];

export interface Program {
  readonly child: ChildProcess;
  /** Everything printed so far, on both streams. */
  readonly printed: () => string;
  /** Resolves when the text has been printed; rejects when the program ends without it. */
  readonly says: (text: string) => Promise<void>;
  /** The exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

export function runNode(
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Program {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !DECIDED_BY_THE_TEST.includes(name)),
  );
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...inherited, NODE_ENV: 'development', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  running.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const says = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (text.includes(wanted)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('close', () => reject(new Error(`It ended without "${wanted}", saying: ${text}`)));
      look();
    });
  return { child, printed: () => text, says, ended };
}

/** A module given as text. */
export function runModule(source: string, env: Record<string, string> = {}): Program {
  return runNode(['--input-type=module', '--eval', source], { env });
}

/** How such a module imports one of the commands' own. */
export function scriptModule(name: string): string {
  return pathToFileURL(join(process.cwd(), 'scripts', name)).href;
}

/** Another program listening on a port of its own. */
export async function occupyPort(): Promise<{ port: number; pid: number }> {
  const port = await freePort();
  const occupant = runModule(`
    import { createServer } from 'node:net';
    createServer(() => undefined).listen(${port}, '127.0.0.1', () => console.log('listening'));
  `);
  await occupant.says('listening');
  return { port, pid: occupant.child.pid ?? 0 };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

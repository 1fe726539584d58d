/** Starts and stops other programs so that none outlives this process. */
import { execa } from 'execa';
import { EXIT_WITH_PARENT } from './npm.mjs';

/** Arguments of a Node process that ends with this one, also by kill -9. */
export const endingWithUs = (args: string[]): string[] => ['--import', EXIT_WITH_PARENT, ...args];

interface Place {
  cwd: string;
  /** In addition to the environment of this process. */
  env?: Record<string, string>;
  output: 'inherit' | 'pipe' | { file: string; append?: boolean };
  /** From the request to stop until SIGKILL. */
  graceMs: number;
}

export type Running = ReturnType<typeof begin>;

export function begin(command: string, args: string[], { cwd, env = {}, output, graceMs }: Place) {
  const child = execa(command, args, {
    cwd,
    env,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: true,
    buffer: output !== 'pipe',
    ipc: true,
    reject: false,
    // Its own group: the terminal's Ctrl-C reaches only this process, which stops the others in order.
    detached: process.platform !== 'win32',
  });
  const signalGroup = (signal: 'SIGINT' | 'SIGKILL') => {
    try {
      if (process.platform === 'win32') child.kill(signal);
      else if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group is empty.
    }
  };
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    child,
    ended,
    /** Closing the channel stops a Node process (Windows has no signal for that); others are interrupted. */
    stop: async () => {
      if (command !== process.execPath) signalGroup('SIGINT');
      else if (child.connected) child.disconnect();
      const kill = setTimeout(signalGroup, graceMs, 'SIGKILL');
      await ended;
      clearTimeout(kill);
      // Remaining children, such as a database server.
      signalGroup('SIGINT');
    },
  };
}

/** Rejects with the signal's reason when it aborts; the program is stopped then. */
export async function untilEnd({ child, ended, stop }: Running, signal: AbortSignal) {
  signal.throwIfAborted();
  const onAbort = () => void stop();
  signal.addEventListener('abort', onAbort, { once: true });
  const result = await child;
  await ended;
  signal.removeEventListener('abort', onAbort);
  signal.throwIfAborted();
  return result;
}

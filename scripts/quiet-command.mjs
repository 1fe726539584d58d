/** A long command whose output goes to a log file and is read only when it fails. */
import { open, readFile } from 'node:fs/promises';
import { refuseLittleSpace } from './disk-space.mjs';
import { begin, untilEnd } from './processes.mjs';
import { withProgress } from './say.mjs';

/** A stopped npm would first finish its downloads; what it leaves half-done is done anew anyway. */
const GRACE_MS = 2_000;

/** @typedef {import('./processes.mjs').Program} Program */

/**
 * @param {object} command
 * @param {string} command.title what the person reads meanwhile
 * @param {Program} command.program
 * @param {string} command.cwd
 * @param {NodeJS.ProcessEnv} command.env
 * @param {string} command.log path, written anew
 * @param {(output: string) => Error} command.failure what a failed run throws
 * @param {AbortSignal} signal
 */
export async function runQuietly({ title, program, cwd, env, log, failure }, signal) {
  const file = await open(log, 'w');
  try {
    await withProgress(title, async () => {
      const running = begin(program, {
        cwd,
        env,
        stdout: file.fd,
        stderr: file.fd,
        graceMs: GRACE_MS,
      });
      const { code, error } = await untilEnd(running, signal);
      if (error) throw failure(error.message);
      if (code === 0) return;
      // A full disk may have kept the command from writing why it failed.
      await refuseLittleSpace(cwd, 1, 'this');
      throw failure(await readFile(log, 'utf8'));
    });
  } finally {
    await file.close();
  }
}

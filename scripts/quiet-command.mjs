/** A long command whose output goes to a log file and is read only when it fails. */
import { open, readFile } from 'node:fs/promises';
import { refuseLittleSpace } from './disk-space.mjs';
import { begin, untilEnd } from './processes.mjs';
import { withProgress } from './say.mjs';

/** A stopped npm would first finish its downloads; what it leaves half-done is done anew anyway. */
const GRACE_MS = 2_000;

/** @typedef {import('./processes.mjs').Program} Program */

/**
 * @typedef {object} Command
 * @property {Program} program
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} log path, written anew
 * @property {(output: string) => Error} failure what a failed run throws
 */

/**
 * @param {Command & { title: string }} command its title is what the person reads meanwhile
 * @param {AbortSignal} signal
 */
export async function runQuietly({ title, ...command }, signal) {
  await withProgress(title, () => runIntoLog(command, signal));
}

/**
 * @param {Command} command
 * @param {AbortSignal} signal
 */
export async function runIntoLog({ program, cwd, env, log, failure }, signal) {
  const file = await open(log, 'w');
  try {
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
  } finally {
    await file.close();
  }
}

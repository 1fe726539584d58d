/** Starting and stopping other programs so that none outlives us. */
import { spawn } from 'node:child_process';

/** @typedef {{ command: string, args: string[], shell?: boolean }} Program */
/** @typedef {{ code: number | null, error?: Error }} Ending code is null when a signal ended it */
/**
 * @typedef {object} Running
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<Ending>} ended
 * @property {number} graceMs from being asked to stop to being killed
 */

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * A program of Node's that knows nothing of us.
 * @param {string[]} args
 * @returns {Program}
 */
export function nodeProgram(args) {
  return { command: process.execPath, args: ['--import', EXIT_WITH_PARENT, ...args] };
}

/**
 * @param {Program} program
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number | 'inherit' | 'pipe'} options.stdout file descriptor, our own, or to be read by us
 * @param {number | 'inherit' | 'pipe'} options.stderr
 * @param {number} options.graceMs
 * @returns {Running}
 */
export function begin({ command, args, shell = false }, { cwd, env, stdout, stderr, graceMs }) {
  const child = spawn(command, args, {
    cwd,
    env,
    shell,
    stdio: ['ignore', stdout, stderr, 'ipc'],
    // A group of its own: the terminal's Ctrl-C reaches only us, and we stop our programs in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, error }));
    child.once('exit', (code) => resolve({ code }));
  });
  return { child, ended, graceMs };
}

/**
 * Closing the channel asks a program to stop (Windows has no signal for that); after the grace period it is killed.
 * @param {Running} running
 */
export async function stop({ child, ended, graceMs }) {
  if (child.connected) child.disconnect();
  const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(impatience);
  // What a program that died has left behind, such as a database server.
  signalGroup(child, 'SIGINT');
}

/**
 * Runs a program to its end, or stops it when the signal aborts.
 * @param {Running} running
 * @param {AbortSignal} signal
 * @returns {Promise<Ending>}
 */
export async function untilEnd(running, signal) {
  try {
    return await Promise.race([running.ended, aborted(signal)]);
  } catch (error) {
    await stop(running);
    throw error;
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<never>} rejects with the signal's reason
 */
export function aborted(signal) {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {'SIGINT' | 'SIGKILL'} signal
 */
function signalGroup(child, signal) {
  if (process.platform === 'win32') {
    child.kill(signal);
    return;
  }
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // Nobody is left in it.
  }
}

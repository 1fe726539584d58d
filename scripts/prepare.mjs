/** Installing and building change the clone itself, so they happen once at a time in it; whoever comes second waits. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { lock, Taken } from './lock.mjs';
import { say } from './say.mjs';

const LOOK_AGAIN_MS = 500;

/**
 * @param {object} clone
 * @param {string} clone.root
 * @param {string} clone.logs
 * @param {AbortSignal} clone.signal
 * @param {boolean} build whether a built application is wanted too
 */
export async function prepare({ root, logs, signal }, build) {
  if ((await isInstalled(root)) && (!build || (await isBuilt(root)))) return;
  const turn = await waitForTurn(root, signal);
  try {
    await ensureInstalled(root, logs, signal);
    if (build) await ensureBuilt(root, logs, signal);
  } finally {
    await turn.release();
  }
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function waitForTurn(root, signal) {
  // Not in OUTREACH_DATA_DIR: two starts with two data directories share one clone.
  const directory = join(root, '.data', 'prepare');
  await mkdir(directory, { recursive: true });
  for (let waited = false; ; waited = true) {
    try {
      return await lock(directory, root);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      if (!waited) say(`Waiting for process ${error.holder.pid}, which installs or builds here …`);
      await pause(LOOK_AGAIN_MS);
      signal.throwIfAborted();
    }
  }
}

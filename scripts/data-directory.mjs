/** The folder that holds everything a run writes: the database, the secret, the logs. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock, Taken } from './lock.mjs';
import { codeOf, Refusal } from './refusal.mjs';

/**
 * @param {string} directory
 * @returns {Promise<string>} the folder for logs inside it
 */
export async function makeDataDirectory(directory) {
  const logs = join(directory, 'logs');
  try {
    await mkdir(logs, { recursive: true });
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new Refusal(
      `The data directory ${directory} cannot be made because a file is in its place; choose another with OUTREACH_DATA_DIR.`,
    );
  }
  return logs;
}

/**
 * @param {string} directory existing
 * @param {string} address where this start will serve
 * @returns {Promise<import('./lock.mjs').Lock>}
 */
export async function lockDataDirectory(directory, address) {
  try {
    return await lock(directory, address);
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    const { pid, address: taken } = error.holder;
    throw new Refusal(
      `Outreach Tracking is already running on ${directory} (process ${pid}, ${taken}); stop it first, or choose another directory with OUTREACH_DATA_DIR.`,
    );
  }
}

/** The built application in `.next`: whether it was made from these sources, and making it. */
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseLittleSpace } from './disk-space.mjs';
import { nodeProgram } from './processes.mjs';
import { runQuietly } from './quiet-command.mjs';
import { DISK_FULL, Refusal } from './refusal.mjs';
import { sourceHash } from './source-hash.mjs';

const NEEDED_MEGABYTES = 500;

/** Written last: a build that was cut short has none. @param {string} root */
const markerPath = (root) => join(root, '.next', 'built-from');

/**
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function isBuilt(root) {
  try {
    await access(join(root, '.next', 'BUILD_ID'));
    return (await readFile(markerPath(root), 'utf8')) === (await sourceHash(root));
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} logs folder for the build's output
 * @param {AbortSignal} signal
 */
export async function ensureBuilt(root, logs, signal) {
  if (await isBuilt(root)) return;
  await refuseLittleSpace(root, NEEDED_MEGABYTES, 'building the application');
  await rm(markerPath(root), { force: true });
  const hash = await sourceHash(root);
  const log = join(logs, 'build.log');
  await runQuietly(
    {
      title: 'Building the application (less than a minute, after a change)',
      program: nodeProgram([join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build']),
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      log,
      failure: (output) => buildFailure(output, log),
    },
    signal,
  );
  await writeFile(markerPath(root), hash);
}

/**
 * @param {string} output
 * @param {string} log
 */
function buildFailure(output, log) {
  if (/ENOSPC|no space left on device/i.test(output)) return new Refusal(DISK_FULL);
  return new Refusal(
    `${output.trim()}\nThe application could not be built; the reason is above and in ${log}`,
  );
}

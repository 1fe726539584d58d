/** The packages in `node_modules`: whether they are the ones the lock file asks for, and installing them. */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseLittleSpace } from './disk-space.mjs';
import { npmFailure, npmProgram } from './npm.mjs';
import { runQuietly } from './quiet-command.mjs';
import { codeOf, Refusal } from './refusal.mjs';

/** node_modules takes about 800 MB, npm's cache and the build the rest. */
const NEEDED_MEGABYTES = 1_500;

/** Written last, so that an installation that was cut short has none. @param {string} root */
const markerPath = (root) => join(root, 'node_modules', '.installed-for');

/**
 * What an installation depends on: the lock file, and the machine its binaries were chosen for.
 * @param {string} root
 */
async function wantedMarker(root) {
  const lockFile = await readFile(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lockFile).digest('hex');
  const [nodeMajor] = process.versions.node.split('.');
  return `${hash} node ${nodeMajor} ${process.platform} ${process.arch}\n`;
}

/**
 * @param {string} root
 * @returns {Promise<boolean>} false: missing, half-installed, or made for another lock file or machine
 */
export async function isInstalled(root) {
  return (await readIfThere(markerPath(root))) === (await wantedMarker(root));
}

/**
 * @param {string} root
 * @param {string} logs folder for npm's output
 * @param {AbortSignal} signal
 */
export async function ensureInstalled(root, logs, signal) {
  if (await isInstalled(root)) return;
  await refuseLittleSpace(root, NEEDED_MEGABYTES, 'installing the packages');
  await rm(markerPath(root), { force: true });
  const marker = await wantedMarker(root);
  const log = join(logs, 'install.log');
  await runQuietly(
    {
      title: 'Installing the packages (about a minute, once)',
      // The build and the tests need the development packages too, whatever NODE_ENV says.
      program: npmProgram(process.env, ['ci', '--include=dev', '--prefer-offline']),
      cwd: root,
      env: process.env,
      log,
      failure: (output) => new Refusal(`${npmFailure(output)} npm's own words are in ${log}`),
    },
    signal,
  );
  await writeFile(markerPath(root), marker);
}

/** @param {string} path */
async function readIfThere(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

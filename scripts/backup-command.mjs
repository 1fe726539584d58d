/** Runs the program that backs up and restores the stand-in's database, on the database that `npm start` would use. */
import { resolve } from 'node:path';
import { makeDataDirectory } from './data-directory.mjs';
import { prepare } from './prepare.mjs';
import { begin, untilEnd } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { dataDirectoryOf, loadDotEnv } from './settings.mjs';

/** The database writes what it holds. */
const GRACE_MS = 20_000;

/**
 * @param {string} root of the repository
 * @param {string[]} words of the command line: a file, and `--restore`
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code
 */
export async function backUpOrRestore(root, words, signal) {
  const command = words.includes('--restore') ? 'restore' : 'backup';
  const [file, ...others] = words.filter((word) => word !== '--restore');
  if (file === undefined || others.length > 0) {
    throw new Refusal(`Name one file: npm run ${command} -- <file>`);
  }
  // npm runs us in the folder of the package, whatever folder the person is in.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  loadDotEnv(root);
  await prepare({ root, logs: await makeDataDirectory(resolve(root, '.data')), signal }, false);
  const program = {
    command: process.execPath,
    args: ['--import', 'tsx', 'backend/backup/main.ts', command, path],
  };
  const env = { ...process.env, OUTREACH_DATA_DIR: dataDirectoryOf(process.env, root) };
  const running = begin(program, {
    cwd: root,
    env,
    stdout: 'inherit',
    stderr: 'inherit',
    graceMs: GRACE_MS,
  });
  const { code, error } = await untilEnd(running, signal);
  if (error) throw error;
  return code ?? 1;
}

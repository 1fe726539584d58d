/** Programs that the tests need and npm does not bring: finding one on this machine. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} NeededProgram
 * @property {string} name
 * @property {string} noun what it is, as in "which is no browser"
 * @property {string} variable of the environment that may hold its path
 * @property {string[]} commands it goes by on the PATH
 * @property {string[]} macPlaces below a folder of applications
 * @property {string[]} windowsPlaces below a folder of programs
 * @property {string} debianPackage
 * @property {string} missing what to do when there is none, as a sentence
 */

/**
 * @param {NeededProgram} program
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} path of one that runs
 */
export function findProgram(program, environment) {
  const given = environment[program.variable];
  if (!given) return placesToLook(program, environment).find(runs);
  if (runs(given)) return given;
  throw new Refusal(
    `${program.variable} names ${given}, which is no ${program.noun} that runs here.`,
  );
}

/**
 * @param {NeededProgram} program
 * @param {NodeJS.ProcessEnv} environment
 */
function placesToLook({ commands, macPlaces, windowsPlaces }, environment) {
  const { PATH = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = environment;
  if (process.platform === 'win32') {
    const folders = [PROGRAMFILES, environment['PROGRAMFILES(X86)'] ?? '', LOCALAPPDATA];
    return joined(folders, windowsPlaces);
  }
  const onPath = joined(PATH.split(delimiter), commands);
  if (process.platform !== 'darwin') return onPath;
  return [...onPath, ...joined(['/Applications', join(homedir(), 'Applications')], macPlaces)];
}

/**
 * @param {string[]} folders
 * @param {string[]} places
 */
function joined(folders, places) {
  return folders.flatMap((folder) => places.map((place) => join(folder, place)));
}

/**
 * Ubuntu's `chromium` may be a stub that only says it is not installed, so being there is not enough.
 * @param {string} path
 */
function runs(path) {
  if (!existsSync(path)) return false;
  // Windows' programs answer --version by opening a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** A Chromium for the browser tests: found on this machine, or installed where that needs no question. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { say } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC_PLACES = ['/', homedir()].flatMap((home) => [
  join(home, 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  join(home, 'Applications/Chromium.app/Contents/MacOS/Chromium'),
]);

const WINDOWS_PLACES = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} path of a browser that runs
 */
export function ensureChromium(environment) {
  const given = environment.CHROME_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Refusal(`CHROME_PATH names ${given}, which is no browser that runs here.`);
  }
  const found = findChromium(environment) ?? installChromium(environment);
  if (found) return found;
  throw new Refusal(
    'The browser tests need Chromium or Google Chrome; install one, or name it in CHROME_PATH.',
  );
}

/** @param {NodeJS.ProcessEnv} environment */
function findChromium(environment) {
  return placesToLook(environment).find(runs);
}

/** @param {NodeJS.ProcessEnv} environment */
function placesToLook({ PATH = '', PROGRAMFILES = '', LOCALAPPDATA = '', ...others }) {
  if (process.platform === 'win32') {
    const folders = [PROGRAMFILES, others['PROGRAMFILES(X86)'] ?? '', LOCALAPPDATA];
    return folders.flatMap((folder) => WINDOWS_PLACES.map((place) => join(folder, place)));
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return process.platform === 'darwin' ? [...onPath, ...MAC_PLACES] : onPath;
}

/**
 * Ubuntu's `chromium` may be a stub that only says it is not installed, so being there is not enough.
 * @param {string} path
 */
function runs(path) {
  if (!existsSync(path)) return false;
  // Windows' Chrome answers --version by opening a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
function installChromium(environment) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium with apt-get …');
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, { env, stdio: 'inherit' });
    if (status !== 0) return undefined;
  }
  return findChromium(environment);
}

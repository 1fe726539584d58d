/** The steps of `npm test`, in order, each a program that must end with 0. */
import { join } from 'node:path';
import { CHROMIUM } from './chromium.mjs';
import { LIBREOFFICE } from './libreoffice.mjs';
import { npmProgram } from './npm.mjs';
import { prepare } from './prepare.mjs';
import { begin, nodeProgram, untilEnd } from './processes.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {import('./processes.mjs').Program} Program */
/** @typedef {{ root: string, logs: string, env: NodeJS.ProcessEnv, signal: AbortSignal }} Place */
/** @typedef {import('./needed-program.mjs').NeededProgram} NeededProgram */
/** @typedef {{ name: string, needs?: NeededProgram[], run: (place: Place) => Promise<void> }} Step */

/**
 * `npm run test:faults`: every page and write under every fault of the backend, of which the step `browser` runs a few.
 * With `write`, the result goes into docs/reliability.md.
 * @param {boolean} write
 * @returns {Step[]}
 */
export const faultSteps = (write) => [
  { name: 'install', run: (place) => prepare(place, false) },
  { name: 'build', run: (place) => prepare(place, true) },
  {
    name: 'faults',
    needs: [CHROMIUM],
    run: ({ env, ...place }) => {
      const chosen = { ...env, FAULTS: 'all', ...(write && { FAULTS_WRITE: 'yes' }) };
      return browserTests({ ...place, env: chosen }, ['e2e/faults/']);
    },
  },
];

/** The browser tests have servers of their own to stop. */
const GRACE_MS = 20_000;

/** @type {Step[]} */
export const STEPS = [
  { name: 'install', run: (place) => prepare(place, false) },
  { name: 'lint', run: (place) => mustPass(npmProgram(place.env, ['run', 'lint']), place) },
  {
    name: 'typecheck',
    run: (place) => mustPass(npmProgram(place.env, ['run', 'typecheck']), place),
  },
  {
    name: 'jest',
    // Jest would leave one core idle, and most of the time tests wait for programs that they started.
    run: (place) => jest(['--maxWorkers=100%', '--ignoreProjects', 'spreadsheets'], place),
  },
  {
    name: 'second-server',
    run: (place) => mustPass(typescriptProgram('tests/backend/second-server/run.ts', place), place),
  },
  {
    name: 'spreadsheets',
    needs: [LIBREOFFICE],
    run: (place) => jest(['--selectProjects', 'spreadsheets'], place),
  },
  { name: 'build', run: (place) => prepare(place, true) },
  { name: 'browser', needs: [CHROMIUM], run: (place) => browserTests(place, []) },
];

/**
 * @param {Place} place
 * @param {string[]} chosen
 */
async function browserTests(place, chosen) {
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...chosen];
  await mustPass(packageProgram('@playwright/test/cli.js', args, place), place);
}

/**
 * @param {string[]} args
 * @param {Place} place
 */
async function jest(args, place) {
  await mustPass(packageProgram('jest/bin/jest.js', ['--ci', ...args], place), place);
}

/**
 * @param {string} file inside node_modules
 * @param {string[]} args
 * @param {Place} place
 * @returns {Program}
 */
function packageProgram(file, args, { root }) {
  return nodeProgram([join(root, 'node_modules', file), ...args]);
}

/**
 * @param {string} file inside the repository
 * @param {Place} place
 * @returns {Program}
 */
function typescriptProgram(file, { root }) {
  return nodeProgram(['--import', 'tsx', join(root, file)]);
}

/**
 * @param {Program} program
 * @param {Place} place
 */
async function mustPass(program, { root, env, signal }) {
  const running = begin(program, {
    cwd: root,
    env,
    stdout: 'inherit',
    stderr: 'inherit',
    graceMs: GRACE_MS,
  });
  const { code, error } = await untilEnd(running, signal);
  if (error) throw new Refusal(error.message);
  if (code !== 0)
    throw new Refusal(`This step ended with ${code === null ? 'a signal' : `code ${code}`}.`);
}

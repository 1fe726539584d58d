/** What `npm test` does: runs the steps, all or the named ones, up to the first that fails, and sums up. */
import { faultSteps, STEPS } from './checks.mjs';
import { makeDataDirectory } from './data-directory.mjs';
import { providePrograms } from './provide-programs.mjs';
import { Refusal, sentenceFor } from './refusal.mjs';
import { complain, say, secondsSince } from './say.mjs';
import { dataDirectoryOf, LAUNCH_VARIABLES } from './settings.mjs';

/** @typedef {import('./checks.mjs').Step} Step */

const FAULTS = '--faults';

/**
 * @param {string} root of the repository
 * @param {string[]} wanted names of steps, none for all; or `--faults`, and `--write` to keep its result
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code
 */
export async function check(root, wanted, signal) {
  const steps = chosenSteps(wanted);
  const logs = await makeDataDirectory(dataDirectoryOf(process.env, root));
  // A test must not meet the real backend or database that a developer's shell may name.
  for (const name of LAUNCH_VARIABLES) delete process.env[name];
  const over = new AbortController();
  const environmentFor = providePrograms(
    steps.flatMap(({ needs = [] }) => needs),
    { root, logs, env: process.env, signal: AbortSignal.any([signal, over.signal]) },
  );
  try {
    return await runAll(steps, async ({ run, needs = [] }) =>
      run({ root, logs, env: await environmentFor(needs), signal }),
    );
  } finally {
    over.abort();
  }
}

/**
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<void>} run
 */
async function runAll(steps, run) {
  /** @type {string[]} */
  const passed = [];
  for (const step of steps) {
    const { name } = step;
    const began = Date.now();
    say(`\n== ${name}`);
    try {
      await run(step);
    } catch (error) {
      const sentence = sentenceFor(error);
      if (sentence === undefined) throw error;
      complain(sentence);
      complain(`\nsteps: ${passed.length} passed, 1 failed (${name}, ${secondsSince(began)})`);
      return 1;
    }
    passed.push(`${name.padEnd(13)} ${secondsSince(began)}`);
  }
  say(`\n${passed.join('\n')}\n\nsteps: ${passed.length} passed, 0 failed`);
  return 0;
}

/** @param {string[]} wanted */
function chosenSteps(wanted) {
  if (wanted[0] === FAULTS) return faultSteps(wanted.includes('--write'));
  const names = STEPS.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown)
    throw new Refusal(`There is no step "${unknown}"; the steps are ${names.join(', ')}.`);
  return wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name));
}

/** `npm test`: runs all or the named steps up to the first that fails, and prints a summary. */
import { ensureBuilt } from './build';
import { makeDataDirectory } from './data-directory';
import { CHROMIUM, LIBREOFFICE, type MachineProgram, providePrograms } from './machine-programs';
import { Refusal, secondsSince, sentenceFor } from './messages.mjs';
import { npmProgram } from './npm.mjs';
import { begin, endingWithUs, untilEnd } from './processes';
import { dataDirectoryOf, LAUNCH_VARIABLES } from './settings';

interface Place {
  root: string;
  logs: string;
  env: Record<string, string>;
  signal: AbortSignal;
}

interface Step {
  name: string;
  needs?: MachineProgram[];
  run: (place: Place) => Promise<void>;
}

/** The browser tests stop their servers. */
const GRACE_MS = 20_000;

const BUILD: Step = {
  name: 'build',
  run: ({ root, logs, signal }) => ensureBuilt(root, logs, signal),
};

const STEPS: Step[] = [
  { name: 'lint', run: program(() => npmProgram(process.env, ['run', 'lint'])) },
  { name: 'typecheck', run: program(() => npmProgram(process.env, ['run', 'typecheck'])) },
  // By default jest leaves one core idle, and tests often wait for programs that they started.
  { name: 'jest', run: jest('--maxWorkers=100%', '--ignoreProjects', 'spreadsheets') },
  { name: 'second-server', run: node('--import', 'tsx', 'tests/backend/second-server/run.ts') },
  { name: 'spreadsheets', needs: [LIBREOFFICE], run: jest('--selectProjects', 'spreadsheets') },
  BUILD,
  { name: 'browser', needs: [CHROMIUM], run: playwright() },
];

/** `npm run test:faults`: every page and write under every fault of the backend, of which the step `browser` runs a few. */
const faultSteps = (write: boolean): Step[] => [
  BUILD,
  {
    name: 'faults',
    needs: [CHROMIUM],
    // With `--write`, the result goes into docs/reliability.md.
    run: ({ env, ...place }) => {
      const chosen = { ...env, FAULTS: 'all', ...(write && { FAULTS_WRITE: 'yes' }) };
      return playwright('e2e/faults/')({ ...place, env: chosen });
    },
  },
];

function jest(...args: string[]): Step['run'] {
  return node('node_modules/jest/bin/jest.js', '--ci', ...args);
}

function playwright(...args: string[]): Step['run'] {
  const cli = 'node_modules/@playwright/test/cli.js';
  return node(cli, 'test', '-c', 'e2e/playwright.config.ts', ...args);
}

function node(...args: string[]): Step['run'] {
  return program(() => [process.execPath, endingWithUs(args)]);
}

/** Throws a Refusal when the program does not exit with 0. */
function program(named: () => [command: string, args: string[]]): Step['run'] {
  return async ({ root, env, signal }) => {
    const running = begin(...named(), { cwd: root, env, output: 'inherit', graceMs: GRACE_MS });
    const result = await untilEnd(running, signal);
    if (!result.failed) return;
    const { exitCode, signal: killer, originalMessage } = result;
    const end = exitCode === undefined ? (killer ?? originalMessage) : `code ${exitCode}`;
    throw new Refusal(`This step ended with ${end}.`);
  };
}

/** `wanted`: names of steps, none for all; or `--faults`, and `--write` to keep its result. Resolves to the exit code. */
export async function check(root: string, wanted: string[], signal: AbortSignal): Promise<number> {
  const steps = chosenSteps(wanted);
  const logs = await makeDataDirectory(dataDirectoryOf(process.env, root));
  // Tests must not reach a backend or database that the shell names.
  for (const name of LAUNCH_VARIABLES) delete process.env[name];
  const over = new AbortController();
  const needs = steps.flatMap((step) => step.needs ?? []);
  const ended = AbortSignal.any([signal, over.signal]);
  const provide = providePrograms(needs, { root, logs, signal: ended });
  const passed: string[] = [];
  try {
    for (const { name, needs = [], run } of steps) {
      const began = Date.now();
      console.log(`\n== ${name}`);
      try {
        await run({ root, logs, env: await provide(needs), signal });
      } catch (error) {
        const sentence = sentenceFor(error);
        if (sentence === undefined) throw error;
        console.error(sentence);
        const failed = `1 failed (${name}, ${secondsSince(began)})`;
        console.error(`\nsteps: ${passed.length} passed, ${failed}`);
        return 1;
      }
      passed.push(`${name.padEnd(13)} ${secondsSince(began)}`);
    }
    console.log(`\n${passed.join('\n')}\n\nsteps: ${passed.length} passed, 0 failed`);
    return 0;
  } finally {
    over.abort();
  }
}

function chosenSteps(wanted: string[]): Step[] {
  if (wanted[0] === '--faults') return faultSteps(wanted.includes('--write'));
  const names = STEPS.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown === undefined) {
    return STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  }
  throw new Refusal(`There is no step "${unknown}"; the steps are ${names.join(', ')}.`);
}

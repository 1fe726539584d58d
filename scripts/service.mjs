/** A program that runs until we stop it: started, waited for until it is ready, logged, stopped. */
import { openSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { aborted, begin, stop } from './processes.mjs';
import { codeOf, Refusal } from './refusal.mjs';
import { withProgress } from './say.mjs';

/** @typedef {import('./processes.mjs').Running} Running */
/** @typedef {{ name: string, running: Running, output: Output }} Service */
/** @typedef {{ log?: string, errors?: string, stdout: number | 'inherit', stderr: number | 'inherit' }} Output */

/**
 * @template T
 * @param {object} plan
 * @param {string} plan.name as in "the application"
 * @param {string} plan.file name of its log files
 * @param {import('./processes.mjs').Program} plan.program
 * @param {string} plan.cwd
 * @param {NodeJS.ProcessEnv} plan.env
 * @param {string | undefined} plan.logs folder, undefined for the console
 * @param {number} plan.limitSeconds
 * @param {number} plan.graceMs
 * @param {(running: Running, signal: AbortSignal) => Promise<T>} plan.ready
 * @param {AbortSignal} signal
 * @returns {Promise<{ service: Service, answer: T }>}
 */
export async function startService(plan, signal) {
  const { name, program, cwd, env, graceMs, limitSeconds } = plan;
  const output = plan.logs === undefined ? CONSOLE : await openOutput(plan.logs, plan.file);
  const running = begin(program, { cwd, env, graceMs, ...output });
  const service = { name, running, output };
  const limit = AbortSignal.timeout(limitSeconds * 1000);
  const over = new AbortController();
  try {
    const answer = await withProgress(`Starting ${name}`, () =>
      Promise.race([
        plan.ready(running, AbortSignal.any([signal, limit, over.signal])),
        endedEarly(service),
        aborted(limit),
        aborted(signal),
      ]),
    );
    return { service, answer };
  } catch (error) {
    await stopService(service);
    if (error !== limit.reason) throw error;
    throw new Refusal(`${capital(name)} was not ready after ${limitSeconds} s${where(output)}`);
  } finally {
    over.abort();
  }
}

/** @param {Service} service */
export function stopService({ running }) {
  return stop(running);
}

/**
 * @param {Service} service
 * @returns {Promise<never>}
 */
export async function endedByItself({ name, running, output }) {
  await running.ended;
  throw new Refusal(`${capital(name)} has ended by itself${where(output)}`);
}

/**
 * @param {Service} service
 * @returns {Promise<never>}
 */
async function endedEarly({ name, running, output }) {
  const { error } = await running.ended;
  const errors = output.errors ? await readFile(output.errors, 'utf8') : '';
  const reason = error?.message ?? errors.trim();
  throw new Refusal(`${reason}\n${capital(name)} did not start${where(output)}`.trim());
}

/** @type {Output} */
const CONSOLE = { stdout: 'inherit', stderr: 'inherit' };

/**
 * @param {string} logs
 * @param {string} file
 * @returns {Promise<Output>}
 */
async function openOutput(logs, file) {
  const log = await freshLog(logs, file);
  const errors = await freshLog(logs, `${file}.errors`);
  return { log, errors, stdout: openSync(log, 'a'), stderr: openSync(errors, 'a') };
}

/**
 * The log of the run before is kept, older ones are not.
 * @param {string} logs
 * @param {string} name
 */
async function freshLog(logs, name) {
  const path = join(logs, `${name}.log`);
  await rename(path, join(logs, `${name}.previous.log`)).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  return path;
}

/** @param {Output} output */
function where({ log, errors }) {
  return log ? `; its logs are ${log} and ${errors}` : '.';
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

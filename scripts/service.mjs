/** A program that runs until we stop it: started, waited for until it is ready, logged, stopped. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aborted, begin, stop } from './processes.mjs';
import { openLog, writeProgramLog } from './program-log.mjs';
import { codeOf, Refusal } from './refusal.mjs';
import { withProgress } from './say.mjs';

/** @typedef {import('./processes.mjs').Running} Running */
/** @typedef {{ name: string, running: Running, logs: Logs | undefined }} Service */
/** @typedef {import('./program-log.mjs').LogFile} LogFile */
/** @typedef {{ path: string, errorsPath: string, log: LogFile, errors: LogFile }} Files */
/** @typedef {import('./program-log.mjs').Printed} Printed */
/** @typedef {Files & { printed: Printed, ended: Promise<unknown> }} Logs what was printed as an error */

/** Between the end of a program and the end of its output, which another one may hold open. */
const LAST_OUTPUT_MS = 500;
/** What a program said longer before its end is not the reason for it. */
const LAST_WORDS_MS = 15_000;

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
  const files = plan.logs === undefined ? undefined : await freshLogs(plan.logs, plan.file);
  const output = files ? 'pipe' : 'inherit';
  const running = begin(program, { cwd, env, graceMs, stdout: output, stderr: output });
  const service = { name, running, logs: files && keepLogs(running, files, plan.file) };
  const limit = AbortSignal.timeout(limitSeconds * 1000);
  const over = new AbortController();
  try {
    const answer = await withProgress(`Starting ${name}`, () =>
      Promise.race([
        plan.ready(running, AbortSignal.any([signal, limit, over.signal])),
        endedEarly(service),
        unwritable(service),
        aborted(limit),
        aborted(signal),
      ]),
    );
    return { service, answer };
  } catch (error) {
    await stopService(service);
    if (error !== limit.reason) throw error;
    throw new Refusal(`${capital(name)} was not ready after ${limitSeconds} s${where(service)}`);
  } finally {
    over.abort();
  }
}

/** @param {Service} service */
export async function stopService(service) {
  const { child } = service.running;
  await stop(service.running);
  await lastOutput(service);
  // Whatever else holds them open must not keep us.
  child.stdout?.destroy();
  child.stderr?.destroy();
}

/**
 * Rejects when the program has ended, or when what it prints cannot be kept any more.
 * @param {Service} service
 * @returns {Promise<never>}
 */
export function endedByItself(service) {
  return Promise.race([ended(service), unwritable(service)]);
}

/**
 * @param {Service} service
 * @returns {Promise<never>}
 */
async function ended(service) {
  await service.running.ended;
  await lastOutput(service);
  const reason = service.logs?.printed.lastWords(LAST_WORDS_MS) ?? '';
  const what = `${capital(service.name)} has ended by itself${where(service)}`;
  throw new Refusal(`${reason}\n${what}`.trim());
}

/**
 * @param {Service} service
 * @returns {Promise<never>}
 */
async function endedEarly(service) {
  const { error } = await service.running.ended;
  await lastOutput(service);
  const reason = error?.message ?? service.logs?.printed.text().trim() ?? '';
  const what = `${capital(service.name)} did not start${where(service)}`;
  throw new Refusal(`${reason}\n${what}`.trim());
}

/**
 * @param {Service} service
 * @returns {Promise<never>}
 */
function unwritable({ logs }) {
  return Promise.race(logs ? [logs.log.failed, logs.errors.failed] : []);
}

/** @param {Service} service */
async function lastOutput({ logs }) {
  await Promise.race([logs?.ended, pause(LAST_OUTPUT_MS)]);
}

/**
 * @param {Running} running
 * @param {Files} files
 * @param {string} program
 * @returns {Logs}
 */
function keepLogs({ child: { stdout, stderr } }, files, program) {
  if (!stdout || !stderr) throw new Error('The output of a program with logs is piped.');
  const { ended } = writeProgramLog(stdout, files.log, { program, isErrors: false });
  const printed = writeProgramLog(stderr, files.errors, { program, isErrors: true });
  return { ...files, printed, ended: Promise.all([ended, printed.ended]) };
}

/**
 * @param {string} logs
 * @param {string} file
 * @returns {Promise<Files>}
 */
async function freshLogs(logs, file) {
  const path = await freshLog(logs, file);
  const errorsPath = await freshLog(logs, `${file}.errors`);
  return { path, errorsPath, log: openLog(path), errors: openLog(errorsPath) };
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

/** @param {Service} service */
function where({ logs }) {
  return logs ? `; its logs are ${logs.path} and ${logs.errorsPath}` : '.';
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Installs the packages, then loads the TypeScript of the command. Imports Node's modules only. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as messages from './messages.mjs';
import { npmFailure, npmProgram } from './npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Written last: missing after an interrupted installation. */
const MARKER = join(root, 'node_modules', '.installed-for');
/** node_modules takes about 800 MB, npm's cache and the build the rest. */
const NEEDED_MEGABYTES = 1_500;
/** A running installation updates its lock; an older lock is of a killed one. */
const HEARTBEAT_MS = 500;
const STALE_MS = 10_000;

/**
 * @param {string} command start, dev, test or doctor
 * @param {string[]} args of the command
 * @returns {Promise<number>} exit code
 */
export async function run(command, args) {
  if (command === 'doctor') return doctor(args);
  const stop = new AbortController();
  // npm repeats the terminal's Ctrl-C: a second signal is ignored.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => stop.abort(new messages.Interruption(`Stopped by ${name}.`)));
  }
  process.on('uncaughtException', (error) => process.exit(explain(error)));
  // After the terminal or pipe is closed, the programs are still stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    if (command !== 'test') loadDotEnv();
    await install(stop.signal);
    const { register } = await import('tsx/esm/api');
    register();
    if (command === 'test') return await (await import('./check')).check(root, args, stop.signal);
    return await (await import('./launch')).launch(root, command === 'dev', stop.signal);
  } catch (error) {
    const code = explain(error);
    return error === stop.signal.reason && command !== 'test' ? 0 : code;
  }
}

/** @param {unknown} error */
function explain(error) {
  const trace = error instanceof Error ? error.stack : String(error);
  console.error(messages.sentenceFor(error) ?? `This failure was not foreseen:\n${trace}`);
  return 1;
}

/** Variables of the environment take precedence. */
function loadDotEnv() {
  const path = join(root, '.env');
  if (fs.existsSync(path)) process.loadEnvFile(path);
}

/** Node reads NODE_EXTRA_CA_CERTS only when a process starts. @param {string[]} args */
function doctor(args) {
  if (!fs.existsSync(join(root, 'node_modules', 'tsx'))) {
    console.error('The packages are not installed; run npm ci, and then npm run doctor again.');
    return 2;
  }
  loadDotEnv();
  const program = ['--conditions=react-server', '--import', 'tsx', 'scripts/doctor/main.ts'];
  return (
    spawnSync(process.execPath, [...program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 2
  );
}

/** Hash of package-lock.json, and the platform of the binaries. */
function installationKey() {
  const hash = createHash('sha256').update(fs.readFileSync(join(root, 'package-lock.json')));
  const [nodeMajor] = process.versions.node.split('.');
  return `${hash.digest('hex')} node ${nodeMajor} ${process.platform} ${process.arch}\n`;
}

const isInstalled = () =>
  fs.existsSync(MARKER) && fs.readFileSync(MARKER, 'utf8') === installationKey();

/** One process of a clone installs at a time, and the others wait for it. @param {AbortSignal} signal */
async function install(signal) {
  const lock = join(root, '.data', 'install.lock');
  const log = join(root, '.data', 'logs', 'install.log');
  fs.mkdirSync(join(log, '..'), { recursive: true });
  if (!isInstalled() && fs.existsSync(lock)) {
    console.log('Waiting for another start, which installs the packages …');
  }
  while (!isInstalled()) {
    if (acquireLock(lock)) {
      const heartbeat = setInterval(() => {
        fs.utimes(lock, new Date(), new Date(), () => undefined);
      }, HEARTBEAT_MS);
      try {
        if (!isInstalled()) await npmCi(log, signal);
      } finally {
        clearInterval(heartbeat);
        fs.rmSync(lock, { recursive: true, force: true });
      }
    } else {
      await pause(HEARTBEAT_MS);
      signal.throwIfAborted();
    }
  }
}

/** @param {string} lock */
function acquireLock(lock) {
  try {
    fs.mkdirSync(lock);
    return true;
  } catch (error) {
    if (messages.codeOf(error) !== 'EEXIST') throw error;
    const updated = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // Acquired at the next attempt: by then every process that saw the stale lock has removed it.
    if (Date.now() - updated > STALE_MS) fs.rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/**
 * @param {string} log path, written anew
 * @param {AbortSignal} signal
 */
async function npmCi(log, signal) {
  await messages.refuseLittleSpace(root, NEEDED_MEGABYTES, 'installing the packages');
  fs.rmSync(MARKER, { force: true });
  // The build and the tests need the development packages with NODE_ENV=production as well.
  const ci = ['ci', '--include=dev', '--prefer-offline', '--no-audit'];
  const [command, args] = npmProgram(process.env, ci);
  const file = fs.openSync(log, 'w');
  await messages.withProgress('Installing the packages (about a minute, once)', async () => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', file, file, 'ipc'],
      // The terminal's Ctrl-C reaches only this process.
      detached: process.platform !== 'win32',
      // On Windows npm is a .cmd file, which only a shell runs.
      shell: command === 'npm' && process.platform === 'win32',
      signal,
      killSignal: 'SIGKILL',
    });
    const code = await new Promise((resolve) => {
      child.once('exit', resolve);
      // An abort is an error as well, and the exit follows.
      child.once('error', (error) => child.pid === undefined && resolve(String(error)));
    });
    signal.throwIfAborted();
    if (code === 0) return;
    // A full disk may have prevented npm's error message.
    await messages.refuseLittleSpace(root, 1, 'this');
    const output = `${fs.readFileSync(log, 'utf8')}${code}`;
    throw new messages.Refusal(`${npmFailure(output)} npm's own words are in ${log}`);
  });
  fs.closeSync(file);
  fs.writeFileSync(MARKER, installationKey());
}

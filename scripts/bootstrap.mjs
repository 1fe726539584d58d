/** What every command does before there are packages: installs them, then loads its TypeScript. Imports Node's modules only. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as messages from './messages.mjs';
import { npmFailure, npmProgram } from './npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Written last, so that an installation that was cut short has none. */
const MARKER = join(root, 'node_modules', '.installed-for');
/** node_modules takes about 800 MB, npm's cache and the build the rest. */
const NEEDED_MEGABYTES = 1_500;
/** How often an installation says that it goes on; where it has not for longer, it was killed. */
const BEAT_MS = 500;
const SILENCE_MS = 10_000;

/**
 * @param {string} command start, dev, test or doctor
 * @param {string[]} words that follow it
 * @returns {Promise<number>} exit code
 */
export async function run(command, words) {
  if (command === 'doctor') return doctor(words);
  const stop = new AbortController();
  // npm repeats a Ctrl-C that the terminal has sent already: a second signal means nothing.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => stop.abort(new messages.Interruption(`Stopped by ${name}.`)));
  }
  process.on('uncaughtException', (error) => process.exit(explain(error)));
  // A closed terminal or pipe must not keep us from stopping what we started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    if (command !== 'test') loadDotEnv();
    await install(stop.signal);
    const { register } = await import('tsx/esm/api');
    register();
    if (command === 'test') return await (await import('./check')).check(root, words, stop.signal);
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

/** What the caller has set wins. */
function loadDotEnv() {
  const path = join(root, '.env');
  if (fs.existsSync(path)) process.loadEnvFile(path);
}

/** A program of its own, because Node reads NODE_EXTRA_CA_CERTS only when it starts. @param {string[]} words */
function doctor(words) {
  if (!fs.existsSync(join(root, 'node_modules', 'tsx'))) {
    console.error('The packages are not installed; run npm ci, and then npm run doctor again.');
    return 2;
  }
  loadDotEnv();
  const program = ['--conditions=react-server', '--import', 'tsx', 'scripts/doctor/main.ts'];
  return (
    spawnSync(process.execPath, [...program, ...words], { cwd: root, stdio: 'inherit' }).status ?? 2
  );
}

/** What an installation depends on: the lock file, and the machine its binaries were chosen for. */
function wanted() {
  const hash = createHash('sha256').update(fs.readFileSync(join(root, 'package-lock.json')));
  const [nodeMajor] = process.versions.node.split('.');
  return `${hash.digest('hex')} node ${nodeMajor} ${process.platform} ${process.arch}\n`;
}

const isInstalled = () => fs.existsSync(MARKER) && fs.readFileSync(MARKER, 'utf8') === wanted();

/** Of several starts in one clone one installs, and the others wait for it. @param {AbortSignal} signal */
async function install(signal) {
  const lock = join(root, '.data', 'install.lock');
  const log = join(root, '.data', 'logs', 'install.log');
  fs.mkdirSync(join(log, '..'), { recursive: true });
  if (!isInstalled() && fs.existsSync(lock)) {
    console.log('Waiting for another start, which installs the packages …');
  }
  while (!isInstalled()) {
    if (taken(lock)) {
      const beat = setInterval(() => {
        fs.utimes(lock, new Date(), new Date(), () => undefined);
      }, BEAT_MS);
      try {
        if (!isInstalled()) await npmCi(log, signal);
      } finally {
        clearInterval(beat);
        fs.rmSync(lock, { recursive: true, force: true });
      }
    } else {
      await pause(BEAT_MS);
      signal.throwIfAborted();
    }
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    fs.mkdirSync(lock);
    return true;
  } catch (error) {
    if (messages.codeOf(error) !== 'EEXIST') throw error;
    const beat = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // Taken at the next look only: by then all who saw it silent have removed it.
    if (Date.now() - beat > SILENCE_MS) fs.rmSync(lock, { recursive: true, force: true });
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
  // The build and the tests need the development packages too, whatever NODE_ENV says.
  const [command, args] = npmProgram(process.env, ['ci', '--include=dev', '--prefer-offline']);
  const output = fs.openSync(log, 'w');
  await messages.withProgress('Installing the packages (about a minute, once)', async () => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output, 'ipc'],
      // The terminal's Ctrl-C reaches only us; what is left half-done is done anew.
      detached: process.platform !== 'win32',
      // Windows has npm as a .cmd file, which only a shell can run.
      shell: command === 'npm' && process.platform === 'win32',
      signal,
      killSignal: 'SIGKILL',
    });
    const code = await new Promise((resolve) => {
      child.once('exit', resolve);
      // Being stopped is such an error too, and its end follows.
      child.once('error', (error) => child.pid === undefined && resolve(String(error)));
    });
    signal.throwIfAborted();
    if (code === 0) return;
    // A full disk may have kept npm from writing why it failed.
    await messages.refuseLittleSpace(root, 1, 'this');
    const said = `${fs.readFileSync(log, 'utf8')}${code}`;
    throw new messages.Refusal(`${npmFailure(said)} npm's own words are in ${log}`);
  });
  fs.closeSync(output);
  fs.writeFileSync(MARKER, wanted());
}

/**
 * The programs that steps of `npm test` need. Those that are missing are installed where that needs no question, by
 * one apt-get for all, while the steps before go on.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './needed-program.mjs';
import { nodeProgram } from './processes.mjs';
import { runIntoLog } from './quiet-command.mjs';
import { Refusal } from './refusal.mjs';
import { say, withProgress } from './say.mjs';

const APT_INSTALL = fileURLToPath(new URL('./apt-install.mjs', import.meta.url));

/** @typedef {import('./needed-program.mjs').NeededProgram} NeededProgram */
/** @typedef {(needs: NeededProgram[]) => Promise<NodeJS.ProcessEnv>} Environments with the paths in their variables */

/**
 * @param {NeededProgram[]} needed
 * @param {object} place
 * @param {string} place.root
 * @param {string} place.logs
 * @param {NodeJS.ProcessEnv} place.env
 * @param {AbortSignal} place.signal ends the installation
 * @param {boolean} [mayInstall]
 * @returns {Environments}
 */
export function providePrograms(needed, place, mayInstall = isRootOnDebian()) {
  const { env } = place;
  const missing = needed.filter((program) => !env[program.variable] && !findProgram(program, env));
  const installed = mayInstall && missing.length > 0 ? install(missing, place) : Promise.resolve();
  // Whoever needs the program hears of it.
  installed.catch(() => undefined);

  return async (needs) => {
    const awaited = needs.filter((program) => missing.includes(program));
    if (mayInstall && awaited.length > 0) {
      await withProgress(`Waiting for ${namesOf(awaited)}`, () => installed);
    }
    return { ...env, ...Object.fromEntries(needs.map((program) => pathOf(program, env))) };
  };
}

/**
 * @param {NeededProgram[]} missing
 * @param {{ root: string, logs: string, env: NodeJS.ProcessEnv, signal: AbortSignal }} place
 */
async function install(missing, { root, logs, env, signal }) {
  const log = join(logs, 'apt-get.log');
  say(`Meanwhile apt-get installs ${namesOf(missing)}; its words go to ${log}`);
  const packages = missing.map(({ debianPackage }) => debianPackage);
  const sentences = missing.map((program) => program.missing).join(' ');
  await runIntoLog(
    {
      program: nodeProgram([APT_INSTALL, ...packages]),
      cwd: root,
      env,
      log,
      failure: () => new Refusal(`apt-get could not install it; see ${log}. ${sentences}`),
    },
    signal,
  );
}

/** @param {NeededProgram[]} programs */
function namesOf(programs) {
  return programs.map(({ name }) => name).join(' and ');
}

/**
 * @param {NeededProgram} program
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, string]} variable and path
 */
function pathOf(program, env) {
  const path = findProgram(program, env);
  if (path === undefined) throw new Refusal(program.missing);
  return [program.variable, path];
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

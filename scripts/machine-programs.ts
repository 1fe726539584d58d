/** Programs that steps of `npm test` need. As root on Debian, apt-get installs the missing ones during the earlier steps. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Refusal, withProgress } from './messages.mjs';
import { begin, untilEnd } from './processes';

export interface MachineProgram {
  name: string;
  /** As in "which is no browser". */
  noun: string;
  /** Environment variable with its path. */
  variable: string;
  /** Its names on the PATH. */
  commands: string[];
  /** Paths on macOS and Windows. */
  places: string[];
  debianPackage: string;
  /** Sentence that says what to do without it. */
  missing: string;
}

export const CHROMIUM: MachineProgram = {
  name: 'Chromium',
  noun: 'browser',
  variable: 'CHROME_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files/Chromium/Application/chrome.exe',
    join(homedir(), 'AppData/Local/Google/Chrome/Application/chrome.exe'),
  ],
  debianPackage: 'chromium',
  missing:
    'The browser tests need Chromium or Google Chrome; install one, or name it in CHROME_PATH.',
};

export const LIBREOFFICE: MachineProgram = {
  name: 'LibreOffice',
  noun: 'LibreOffice',
  variable: 'SOFFICE_PATH',
  commands: ['soffice', 'libreoffice'],
  places: [
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
    // soffice.exe returns before it has finished.
    'C:/Program Files/LibreOffice/program/soffice.com',
  ],
  debianPackage: 'libreoffice-calc-nogui',
  missing:
    'The tests of spreadsheets need LibreOffice with Calc (Debian: libreoffice-calc-nogui); install it, or name its soffice in SOFFICE_PATH.',
};

interface Place {
  root: string;
  logs: string;
  /** Stops the installation. */
  signal: AbortSignal;
}

/** The returned function resolves to the variables with the paths of its programs. */
export function providePrograms(
  needed: MachineProgram[],
  place: Place,
  mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
) {
  const missing = needed
    .filter(({ variable }) => !process.env[variable])
    .filter((program) => !find(program));
  const installed = mayInstall && missing.length > 0 ? install(missing, place) : Promise.resolve();
  // Reported by the step that needs the program.
  installed.catch(() => undefined);

  return async (needs: MachineProgram[]): Promise<Record<string, string>> => {
    const awaited = needs.filter((program) => missing.includes(program));
    if (mayInstall && awaited.length > 0) {
      await withProgress(`Waiting for ${namesOf(awaited)}`, () => installed);
    }
    return Object.fromEntries(
      needs.map((program) => {
        const path = find(program);
        if (path === undefined) throw new Refusal(program.missing);
        return [program.variable, path];
      }),
    );
  };
}

const namesOf = (programs: MachineProgram[]) => programs.map(({ name }) => name).join(' and ');

/** When stopped, apt-get ends between two of its steps; a later run continues. */
async function install(missing: MachineProgram[], { root, logs, signal }: Place): Promise<void> {
  const log = join(logs, 'apt-get.log');
  console.log(`Meanwhile apt-get installs ${namesOf(missing)}; its words go to ${log}`);
  const packages = missing.map(({ debianPackage }) => debianPackage);
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  // Without a shell: dash may lose an interrupt between two commands.
  for (const args of [['update'], ['install', ...options, ...packages]]) {
    const running = begin('apt-get', args, {
      cwd: root,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      output: { file: log, append: true },
      graceMs: 300_000,
    });
    const { failed } = await untilEnd(running, signal);
    if (!failed) continue;
    const sentences = missing.map((program) => program.missing).join(' ');
    throw new Refusal(`apt-get could not install it; see ${log}. ${sentences}`);
  }
}

/** The path of an installed program that runs. */
function find({ commands, places, ...program }: MachineProgram): string | undefined {
  const { PATH = '', [program.variable]: given } = process.env;
  if (given && !runs(given)) {
    throw new Refusal(
      `${program.variable} names ${given}, which is no ${program.noun} that runs here.`,
    );
  }
  if (given) return given;
  const folders = PATH.split(delimiter);
  const onPath = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...onPath, ...places].find(runs);
}

/** Ubuntu's `chromium` may be a stub that only reports that it is not installed. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows --version opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

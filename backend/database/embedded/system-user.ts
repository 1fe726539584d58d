/** Whom PostgreSQL runs as: it refuses root, so under root it becomes a user without rights. */
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import { StartFailure } from '@/backend/start-failure';

export type SystemUser = { name: string; uid: number; gid: number };

/** The first that exists is taken. */
const CANDIDATES = ['postgres', 'nobody'];
const ENTER_AS_OWNER = 0o100;
const ENTER_AS_GROUP = 0o010;
const ENTER_AS_OTHER = 0o001;

/** Null where PostgreSQL may run as whoever we are. */
export async function unprivilegedUser(): Promise<SystemUser | null> {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0) return null;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const [name, , uid, gid] = lines.find(([name]) => name === candidate) ?? [];
    if (name) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartFailure(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor a user "nobody" to run it as; start as another user, or set DATABASE_URL.',
  );
}

/** Whether every folder down to this path lets the user through; one of root's own often does not. */
export async function canReach(user: SystemUser, path: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const needed =
    uid === user.uid ? ENTER_AS_OWNER : gid === user.gid ? ENTER_AS_GROUP : ENTER_AS_OTHER;
  if ((mode & needed) === 0) return false;
  return dirname(path) === path || canReach(user, dirname(path));
}

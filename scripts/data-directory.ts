/** The folder that a run writes to: database, secret, logs. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { codeOf, Refusal } from './messages.mjs';
import type { Settings } from './settings';

/** Position of the locked byte, after the text: on Windows other processes cannot read a locked range. */
const LOCKED_BYTE = 1_000_000;

/** Returns the folder for logs in it. */
export async function makeDataDirectory(directory: string): Promise<string> {
  const logs = join(directory, 'logs');
  try {
    await mkdir(logs, { recursive: true });
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new Refusal(
      `The data directory ${directory} cannot be made because a file is in its place; choose another with OUTREACH_DATA_DIR.`,
    );
  }
  return logs;
}

export interface Lock {
  /** The holder before this one did not release it. */
  afterCrash: boolean;
  release: () => Promise<void>;
}

/** The lock ends with the process. Returns the text of the holder when another process has the lock. */
export async function lockFile(path: string, text: string): Promise<Lock | string> {
  const file = await open(path, 'a+', 0o600);
  const before = await file.readFile('utf8');
  if (!tryLock(file.fd, LOCKED_BYTE, 1)) {
    await file.close();
    return before;
  }
  await file.truncate();
  await file.writeFile(text);
  return {
    afterCrash: before !== '',
    release: async () => {
      await file.truncate();
      await file.close();
    },
  };
}

/** `address`: of the application that is started. */
export async function lockDataDirectory(directory: string, address: string): Promise<Lock> {
  const lock = await lockFile(join(directory, 'start.lock'), `process ${process.pid}, ${address}`);
  if (typeof lock !== 'string') return lock;
  throw new Refusal(
    `Outreach Tracking is already running on ${directory} (${lock}); stop it first, or choose another directory with OUTREACH_DATA_DIR.`,
  );
}

/** Encrypts session cookies: given, or generated once for a trial. Throws a Refusal in production. */
export async function sessionSecret(settings: Settings): Promise<string> {
  if (settings.sessionSecret !== undefined) return settings.sessionSecret;
  if (settings.production) {
    throw new Refusal(
      'SESSION_SECRET must be set when the application is used for real (NODE_ENV=production or LEGACY_API_URL); make one with: openssl rand -base64 32',
    );
  }
  const path = join(settings.dataDirectory, 'session-secret');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const made = randomBytes(32).toString('base64url');
    // A full disk must not leave a partial secret.
    await writeFile(`${path}.new`, `${made}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
    return made;
  }
}

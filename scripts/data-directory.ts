/** The folder that holds everything a run writes: the database, the secret, the logs. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { codeOf, Refusal } from './messages.mjs';
import type { Settings } from './settings';

/** The lock is on one byte far behind the text, which others can then read on Windows too. */
const BEHIND_TEXT = 1_000_000;

/** The folder for logs inside it. */
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

/** The operating system releases it when this process ends in any way. The other's words where another process has it. */
export async function lockFile(path: string, words: string): Promise<Lock | string> {
  const file = await open(path, 'a+', 0o600);
  const before = await file.readFile('utf8');
  if (!tryLock(file.fd, BEHIND_TEXT, 1)) {
    await file.close();
    return before;
  }
  await file.truncate();
  await file.writeFile(words);
  return {
    afterCrash: before !== '',
    release: async () => {
      await file.truncate();
      await file.close();
    },
  };
}

/** `address`: where this start will serve. */
export async function lockDataDirectory(directory: string, address: string): Promise<Lock> {
  const lock = await lockFile(join(directory, 'start.lock'), `process ${process.pid}, ${address}`);
  if (typeof lock !== 'string') return lock;
  throw new Refusal(
    `Outreach Tracking is already running on ${directory} (${lock}); stop it first, or choose another directory with OUTREACH_DATA_DIR.`,
  );
}

/** What seals session cookies: given, or made once for a trial, never made up for real use. */
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
    // Renamed into place, so that a disk that fills up leaves no half secret.
    await writeFile(`${path}.new`, `${made}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
    return made;
  }
}

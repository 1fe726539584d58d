/** The secret that seals session cookies: given, or made once for a trial, never made up for real use. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Refusal } from './refusal.mjs';

/**
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<string>}
 */
export async function sessionSecret({ sessionSecret: given, production, dataDirectory }) {
  if (given !== undefined) return given;
  if (production) {
    throw new Refusal(
      'SESSION_SECRET must be set when the application is used for real (NODE_ENV=production or LEGACY_API_URL); make one with: openssl rand -base64 32',
    );
  }
  const path = join(dataDirectory, 'session-secret');
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

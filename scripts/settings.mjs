/** What the launcher itself reads from the environment; the programs it starts check the rest. */
import { join, resolve } from 'node:path';
import { codeOf, Refusal } from './refusal.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {number} backendPort
 * @property {string} dataDirectory absolute
 * @property {string | undefined} legacyApiUrl set: a real backend, no stand-in
 * @property {string | undefined} databaseUrl set: the stand-in uses this server
 * @property {string | undefined} sessionSecret
 * @property {string | undefined} appOrigin of the address that staff type into the browser, such as a gateway's
 * @property {string[]} allowedOrigins of other browser clients
 * @property {boolean} production no secret may be made up
 */

/** Variables that say where the product runs, on what and how; a test run must not inherit them. */
export const LAUNCH_VARIABLES = [
  'NODE_ENV',
  'PORT',
  'BACKEND_PORT',
  'OUTREACH_DATA_DIR',
  'LEGACY_API_URL',
  'DATABASE_URL',
  'SESSION_SECRET',
  'APP_URL',
  'ALLOWED_ORIGINS',
  'IDENTITY_PROVIDER_URL',
];

/**
 * Adds `.env` to the environment; what the caller has set wins.
 * @param {string} root
 */
export function loadDotEnv(root) {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} root
 */
export function dataDirectoryOf(environment, root) {
  return resolve(root, environment.OUTREACH_DATA_DIR || '.data');
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} root
 * @returns {Settings}
 */
export function readSettings(environment, root) {
  // An empty variable counts as not set, as in a `.env` file with a bare `NAME=`.
  const legacyApiUrl = environment.LEGACY_API_URL || undefined;
  return {
    port: portOf(environment, 'PORT', 3000),
    backendPort: portOf(environment, 'BACKEND_PORT', 8080),
    dataDirectory: dataDirectoryOf(environment, root),
    legacyApiUrl,
    databaseUrl: environment.DATABASE_URL || undefined,
    sessionSecret: environment.SESSION_SECRET || undefined,
    appOrigin: originOf(environment, 'APP_URL'),
    allowedOrigins: environment.ALLOWED_ORIGINS?.split(',').filter(Boolean) ?? [],
    production: environment.NODE_ENV === 'production' || legacyApiUrl !== undefined,
  };
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 * @param {number} usual
 */
function portOf(environment, name, usual) {
  const text = environment[name] || String(usual);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Refusal(`${name} must be a port number from 1 to 65535 and is "${text}".`);
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 */
function originOf(environment, name) {
  const text = environment[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refusal(`${name} must be an http(s) address and is "${text}".`);
}

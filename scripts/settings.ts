/** Settings of the launcher; the programs that it starts check the others. */
import { resolve } from 'node:path';
import { Refusal } from './messages.mjs';

export type Settings = ReturnType<typeof readSettings>;
type Environment = Record<string, string | undefined>;

/** Variables that a test run must not inherit. */
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

export function dataDirectoryOf(environment: Environment, root: string): string {
  return resolve(root, environment.OUTREACH_DATA_DIR || '.data');
}

/** An empty variable counts as not set. Throws a Refusal. */
export function readSettings(environment: Environment, root: string) {
  const legacyApiUrl = environment.LEGACY_API_URL || undefined;
  return {
    port: portOf(environment, 'PORT', 3000),
    backendHost: environment.BACKEND_HOST || '127.0.0.1',
    backendPort: portOf(environment, 'BACKEND_PORT', 8080),
    /** Absolute. */
    dataDirectory: dataDirectoryOf(environment, root),
    /** Undefined: the stand-in. */
    legacyApiUrl,
    /** Undefined: the embedded PostgreSQL. */
    databaseUrl: environment.DATABASE_URL || undefined,
    sessionSecret: environment.SESSION_SECRET || undefined,
    appOrigin: originOf(environment, 'APP_URL'),
    allowedOrigins: environment.ALLOWED_ORIGINS?.split(',').filter(Boolean) ?? [],
    /** Then no secret is generated. */
    production: environment.NODE_ENV === 'production' || legacyApiUrl !== undefined,
  };
}

function portOf(environment: Environment, name: string, byDefault: number): number {
  const text = environment[name] || String(byDefault);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Refusal(`${name} must be a port number from 1 to 65535 and is "${text}".`);
}

function originOf(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refusal(`${name} must be an http(s) address and is "${text}".`);
}

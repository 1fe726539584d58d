/** The application's settings: the only reader of `process.env` in app, components and lib. Prints no value. */
import { z } from 'zod';

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'is not an IANA time zone such as America/Chicago');

const commaList = (value = '') =>
  z
    .string()
    .default(value)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );

const origins = commaList().refine(
  (list) => list.every((text) => URL.canParse(text) && new URL(text).origin === text),
  'is not a list of origins such as https://old.example.org',
);

const hosts = commaList().refine(
  (list) =>
    list.every(
      (text) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text,
    ),
  'is not a list of hosts such as idp.example.org or idp.example.org:8443',
);

const httpUrl = z.url({ protocol: /^https?$/, error: 'is not an http(s) address' });

export const settings = {
  /** Address of the legacy backend (or of the stand-in), without `/api`. */
  LEGACY_API_URL: httpUrl.default('http://127.0.0.1:8080'),
  /** Seals the session cookie; 32 characters or more. */
  SESSION_SECRET: z
    .string({ error: 'is missing' })
    .min(32, 'is shorter than 32 characters')
    .refine((text) => new Set(text).size >= 12, 'is not random'),
  /** Address that staff type into the browser; with https cookies are Secure. */
  APP_URL: httpUrl.optional(),
  /** Port of `next start`; gives APP_URL its default. */
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Names of the backend's session cookies. */
  LEGACY_SESSION_COOKIES: commaList('JSESSIONID').refine(
    (names) => names.length > 0,
    'names no cookie',
  ),
  /** Hosts (host or host:port) beside our own to which sign-in and sign-out may redirect. */
  REDIRECT_HOSTS: hosts,
  /** Origins of other browser clients that may call the proxy, such as the client that this application replaces. */
  ALLOWED_ORIGINS: origins,
  /** Zone of wall clocks on the wire and on the screen. */
  AGENCY_TIME_ZONE: timeZone.default('America/Chicago'),
  /** Zone in which the backend reads its raw rows before shifting them to UTC (legacy-api.md §1.11). */
  LEGACY_ROW_TIME_ZONE: timeZone.default('America/Chicago'),
  /** How long a sealed session is valid without confirmation by the backend, seconds. */
  SESSION_REFRESH_SECONDS: z.coerce.number().int().min(0).max(3600).default(180),
  /** Longest sign-in, hours. */
  SESSION_HOURS: z.coerce.number().min(0.1).max(24).default(12),
  /** Time limit for all backend requests of one page or call; for an export, of the backend's silence. Milliseconds. */
  LEGACY_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(8_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

const schema = z.object(settings).transform((env) => ({
  ...env,
  APP_URL: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
  LEGACY_API_URL: env.LEGACY_API_URL.replace(/\/+$/, ''),
}));

export type Config = z.output<typeof schema>;

/** The message has one line per variable. */
export class ConfigError extends Error {}

/** Empty text means "not set", as in a `.env` file with a bare `NAME=`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new ConfigError(`The settings are wrong:\n  ${lines.join('\n  ')}`);
}

let current: Config | undefined;

/** Throws ConfigError. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

export const isDevelopment = process.env.NODE_ENV === 'development';
export const isProduction = process.env.NODE_ENV === 'production';

/** For the processes that the server starts. */
export const environment: NodeJS.ProcessEnv = process.env;

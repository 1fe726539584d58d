/**
 * The application's settings: the only reader of `process.env` in app, components and lib.
 * Parsed once, when the server starts; every wrong variable is named, no value is ever printed.
 */
import { z } from 'zod';

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'is not an IANA time zone such as America/Chicago');

const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const origins = commaList.refine(
  (list) => list.every((text) => URL.canParse(text) && new URL(text).origin === text),
  'is not a list of origins such as https://old.example.org',
);

const hosts = commaList.refine(
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
  /** Seals the session cookie; 32 characters or more, known to nobody. */
  SESSION_SECRET: z
    .string({ error: 'is missing' })
    .min(32, 'is shorter than 32 characters')
    .refine((text) => new Set(text).size >= 12, 'is not random'),
  /** Address that staff type into the browser; decides whether cookies are Secure. */
  APP_URL: httpUrl.optional(),
  /** Port of `next start`; gives APP_URL its default. */
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Names of the backend's session cookies. */
  LEGACY_SESSION_COOKIES: z
    .string()
    .default('JSESSIONID')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((names) => names.length > 0, 'names no cookie'),
  /** Hosts (host or host:port) beside our own to which sign-in and sign-out may send the browser. */
  REDIRECT_HOSTS: hosts,
  /** Origins of other browser clients that may ask the proxy, such as the client that this application replaces. */
  ALLOWED_ORIGINS: origins,
  /** Zone of every wall clock on the wire and on the screen. */
  AGENCY_TIME_ZONE: timeZone.default('America/Chicago'),
  /** Zone in which the backend reads its raw rows before shifting them to UTC (legacy-api.md §1.11). */
  LEGACY_ROW_TIME_ZONE: timeZone.default('America/Chicago'),
  /** How long a sealed session is believed before the backend is asked again, seconds. */
  SESSION_REFRESH_SECONDS: z.coerce.number().int().min(0).max(3600).default(180),
  /** How long a person stays signed in at most, hours. */
  SESSION_HOURS: z.coerce.number().min(0.1).max(24).default(12),
  /**
   * Time limit of one page or call, milliseconds: all requests to the backend on its behalf together. For an export,
   * which takes as long as it has rows, the longest silence of the backend.
   */
  LEGACY_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(8_000),
  /** debug, info, warn, error or silent. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

const schema = z.object(settings).transform((env) => ({
  ...env,
  APP_URL: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
  LEGACY_API_URL: env.LEGACY_API_URL.replace(/\/+$/, ''),
}));

export type Config = z.output<typeof schema>;

/** Thrown when settings are wrong; the message is one line per variable, ready to print. */
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

/** Throws ConfigError naming every wrong variable. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** React's development build needs more freedom than the product gets. */
export const isDevelopment = process.env.NODE_ENV === 'development';
/** Runs what `next build` has made. */
export const isProduction = process.env.NODE_ENV === 'production';

/** For programs that the server starts: they read the same settings. */
export const environment: NodeJS.ProcessEnv = process.env;

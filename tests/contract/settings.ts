/** What the suite is told by its environment. */
import { z } from 'zod';

const answered = z.enum(['yes', 'no']).transform((word) => word === 'yes');
const milliseconds = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a number of milliseconds')
  .transform(Number);

const remote = z.object({
  /** Scheme, host and port; nothing: a stand-in of the suite's own. */
  CONTRACT_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like https://host:9000' }),
  CONTRACT_COOKIE: z
    .string({ error: 'must hold the session cookie, such as JSESSIONID=…' })
    .regex(/^[^=;\s]+=[^;\s]+(?:;\s*[^=;\s]+=[^;\s]+)*$/, 'must look like JSESSIONID=…'),
  CONTRACT_ORIGIN: z.url({ error: 'must be an origin such as https://host' }).optional(),
  CONTRACT_EXPORTS: answered.default(false),
  CONTRACT_WRITES: answered.default(false),
  CONTRACT_PAUSE_MS: milliseconds.default(200),
  CONTRACT_TIMEOUT_MS: milliseconds.default(30_000),
  AGENCY_TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone').default('America/Chicago'),
});

export interface Settings {
  baseUrl: string;
  cookie: string;
  origin: string | undefined;
  exports: boolean;
  writes: boolean;
  pauseMs: number;
  timeoutMs: number;
  zone: string;
}

/** Its message names the variables that are wrong, and repeats no value. */
export class WrongSettings extends Error {}

/** Null: no backend is named. An empty variable counts as none. */
export function readSettings(environment: Record<string, string | undefined>): Settings | null {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  if (given.CONTRACT_BASE_URL === undefined) return null;
  const read = remote.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new WrongSettings(`The settings are wrong: ${wrong.join('; ')}.`);
  }
  const { data } = read;
  return {
    baseUrl: data.CONTRACT_BASE_URL,
    cookie: data.CONTRACT_COOKIE,
    origin: data.CONTRACT_ORIGIN,
    exports: data.CONTRACT_EXPORTS,
    writes: data.CONTRACT_WRITES,
    pauseMs: data.CONTRACT_PAUSE_MS,
    timeoutMs: data.CONTRACT_TIMEOUT_MS,
    zone: data.AGENCY_TIME_ZONE,
  };
}

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

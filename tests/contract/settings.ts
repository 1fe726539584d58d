/** Settings of the suite, from environment variables. */
import { z } from 'zod';

const yesNo = z.enum(['yes', 'no']).default('no');
const milliseconds = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of milliseconds')
    .transform(Number)
    .default(usual);

const remote = z
  .object({
    CONTRACT_BASE_URL: z.url({ protocol: /^https?$/, error: 'must look like https://host:9000' }),
    CONTRACT_COOKIE: z
      .string({ error: 'must hold the session cookie, such as JSESSIONID=…' })
      .regex(/^[^=;\s]+=[^;\s]+(?:;\s*[^=;\s]+=[^;\s]+)*$/, 'must look like JSESSIONID=…'),
    CONTRACT_ORIGIN: z.url({ error: 'must be an origin such as https://host' }).optional(),
    CONTRACT_EXPORTS: yesNo,
    CONTRACT_WRITES: yesNo,
    CONTRACT_PAUSE_MS: milliseconds(200),
    CONTRACT_TIMEOUT_MS: milliseconds(30_000),
    AGENCY_TIME_ZONE: z
      .string()
      .refine(isTimeZone, 'must be a time zone')
      .default('America/Chicago'),
  })
  .transform((given) => ({
    baseUrl: given.CONTRACT_BASE_URL,
    cookie: given.CONTRACT_COOKIE,
    origin: given.CONTRACT_ORIGIN,
    exports: given.CONTRACT_EXPORTS === 'yes',
    writes: given.CONTRACT_WRITES === 'yes',
    pauseMs: given.CONTRACT_PAUSE_MS,
    timeoutMs: given.CONTRACT_TIMEOUT_MS,
    zone: given.AGENCY_TIME_ZONE,
  }));

export type Settings = z.output<typeof remote>;

/** Its message names the wrong variables without their values. */
export class WrongSettings extends Error {}

/** Null without CONTRACT_BASE_URL. An empty variable counts as missing. Throws WrongSettings. */
export function readSettings(environment: Record<string, string | undefined>): Settings | null {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const given = Object.fromEntries(filled);
  if (given.CONTRACT_BASE_URL === undefined) return null;
  const { data, error } = remote.safeParse(given);
  if (data) return data;
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new WrongSettings(`The settings are wrong: ${wrong.join('; ')}.`);
}

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

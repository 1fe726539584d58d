/** The settings of the application, read as it reads them, and what the doctor is told besides. */
import { type Config, ConfigError, readConfig } from '@/lib/config';
import { Refusal } from '@/scripts/messages.mjs';
import { readSettings as readLaunchSettings } from '@/scripts/settings';
import { right, type Seen, wrong } from './questions';

export interface Settings {
  config: Config;
  /** `Cookie` header of somebody who is signed in. */
  cookie: string | null;
  /** What was seen of SESSION_SECRET: everything else can be checked without a good one. */
  secret: Seen;
}

const COOKIES = /^[^=;\s]+=[^;\s]+(?:;\s*[^=;\s]+=[^;\s]+)*$/;
/** Seals nothing. */
const PLACEHOLDER = 'the doctor seals no session: 0123456789';

/** Throws a Refusal that names every variable that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError || error instanceof Refusal)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  // PORT is left to readConfig, which names it together with the others.
  const launch = attempt(() => readLaunchSettings({ ...environment, PORT: '' }, ''));
  const LEGACY_API_URL = launch?.legacyApiUrl ?? `http://127.0.0.1:${launch?.backendPort ?? 8080}`;
  const secret =
    launch && !launch.production && !launch.sessionSecret
      ? right('It is not set: npm start makes one up for the stand-in.')
      : judgedSecret(environment.SESSION_SECRET);
  const given = { ...environment, LEGACY_API_URL, SESSION_SECRET: PLACEHOLDER };
  const config = attempt(() => readConfig(given));
  const cookie = environment.DOCTOR_COOKIE || null;
  if (cookie && !COOKIES.test(cookie)) problems.push('DOCTOR_COOKIE must look like JSESSIONID=…');
  if (!config || problems.length > 0) throw new Refusal(problems.join('\n'));
  return { config, cookie, secret };
}

function judgedSecret(secret: string | undefined): Seen {
  try {
    readConfig({ SESSION_SECRET: secret });
    return right('It is set.');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, problem] = error.message.split('SESSION_SECRET ');
    const set = 'Set SESSION_SECRET to what this prints: openssl rand -base64 32';
    return wrong(`It ${problem}.`, set);
  }
}

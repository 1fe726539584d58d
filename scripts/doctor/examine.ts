/** Reads the settings as the application does, and runs all checks; a check that depends on a failed one is not run. */
import { type Config, ConfigError, readConfig } from '@/lib/config';
import { Refusal } from '@/scripts/messages.mjs';
import { readSettings as readLaunchSettings } from '@/scripts/settings';
import { APPLICATION_CHECKS, GATEWAY_CHECKS } from './application-checks';
import { BACKEND_REACHED, TRANSPORT_CHECKS } from './backend-checks';
import { type Check, notChecked, type Result, right, wrong } from './check';
import { Probe } from './probe';
import { SESSION_CHECK, SIGNED_IN_CHECKS } from './session-checks';
import { SIGN_IN_CHECKS } from './sign-in-checks';
import { RequestError } from './wire';

type Environment = Record<string, string | undefined>;

export interface Finding extends Result, Pick<Check, 'id' | 'setting' | 'request'> {}

/** Checks that run only when the check with this id is right. */
const NEEDS: [id: string | undefined, checks: Check[]][] = [
  [undefined, [BACKEND_REACHED]],
  ['backend-reached', [...TRANSPORT_CHECKS, ...SIGN_IN_CHECKS, SESSION_CHECK]],
  ['session', SIGNED_IN_CHECKS],
  [undefined, APPLICATION_CHECKS],
  ['app-responds', GATEWAY_CHECKS],
];

/** Throws a Refusal that names every setting that cannot be read. */
export async function examine(environment: Environment) {
  const { config, cookie, secret } = readSettings(environment);
  const probe = new Probe(config, cookie);
  const findings: Finding[] = [
    { id: 'session-secret', setting: 'SESSION_SECRET', request: 'the settings', ...secret },
  ];
  for (const [needed, checks] of NEEDS) {
    const first = findings.find(({ id }) => id === needed);
    for (const check of checks) {
      const { id, setting, request } = check;
      findings.push({ id, setting, request, ...(skip(first) ?? (await run(check, probe))) });
    }
  }
  return { config, findings };
}

const SKIPPED = 'This has to be right first: ';

function skip(needed: Finding | undefined): Result | undefined {
  if (!needed || needed.verdict === 'right') return undefined;
  const { seen, setting, request } = needed;
  // The check that failed first is named.
  return notChecked(seen.startsWith(SKIPPED) ? seen : `${SKIPPED}${setting} (${request}).`);
}

async function run(check: Check, probe: Probe): Promise<Result> {
  try {
    return await check.run(probe);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return wrong(error.message, error.remedy);
  }
}

const COOKIES = /^[^=;\s]+=[^;\s]+(?:;\s*[^=;\s]+=[^;\s]+)*$/;
/** In place of the secret: the other settings are checked without a valid one. */
const PLACEHOLDER = 'no session is encrypted here 0123456789';

function readSettings(environment: Environment): {
  config: Config;
  cookie: string | null;
  secret: Result;
} {
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
  // readConfig reports PORT together with the others.
  const launch = attempt(() => readLaunchSettings({ ...environment, PORT: '' }, ''));
  const LEGACY_API_URL = launch?.legacyApiUrl ?? `http://127.0.0.1:${launch?.backendPort ?? 8080}`;
  const secret =
    launch && !launch.production && !launch.sessionSecret
      ? right('It is not set: npm start makes one up for the stand-in.')
      : judgeSecret(environment.SESSION_SECRET);
  const given = { ...environment, LEGACY_API_URL, SESSION_SECRET: PLACEHOLDER };
  const config = attempt(() => readConfig(given));
  const cookie = environment.DOCTOR_COOKIE || null;
  if (cookie && !COOKIES.test(cookie)) problems.push('DOCTOR_COOKIE must look like JSESSIONID=…');
  if (!config || problems.length > 0) throw new Refusal(problems.join('\n'));
  return { config, cookie, secret };
}

function judgeSecret(secret: string | undefined): Result {
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

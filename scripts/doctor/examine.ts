/** Reads the settings as the application does, and runs all checks; a check that depends on a failed one is not run. */
import { type Config, ConfigError, readConfig } from '@/lib/config';
import { Refusal } from '@/scripts/messages.mjs';
import { readSettings as readLaunchSettings } from '@/scripts/settings';
import { APP_URL_CHECK, APPLICATION_REACHED, GATEWAY_CHECKS } from './application-checks';
import { BACKEND_REACHED, TRANSPORT_CHECKS } from './backend-checks';
import { type Check, notChecked, Probe, type Result, right, wrong } from './probe';
import { SESSION_CHECKS, SIGNED_IN } from './session-checks';
import { SIGN_IN_CHECKS } from './sign-in-checks';
import { RequestError } from './wire';

type Environment = Record<string, string | undefined>;

export interface Finding extends Result, Pick<Check, 'id' | 'setting' | 'asked'> {}

/** Throws a Refusal that names every setting that cannot be read. */
export async function examine(environment: Environment) {
  const { config, cookie, secret } = readSettings(environment);
  const probe = new Probe(config, cookie);
  const backend = await gated(BACKEND_REACHED, [...TRANSPORT_CHECKS, ...SIGN_IN_CHECKS], probe);
  const session = isRight(backend[0])
    ? await gated(SIGNED_IN, SESSION_CHECKS, probe)
    : [SIGNED_IN, ...SESSION_CHECKS].map(skippedAfter(BACKEND_REACHED));
  const findings: Finding[] = [
    { id: 'session-secret', setting: 'SESSION_SECRET', asked: 'the settings', ...secret },
    ...backend,
    ...session,
    await run(APP_URL_CHECK, probe),
    ...(await gated(APPLICATION_REACHED, GATEWAY_CHECKS, probe)),
  ];
  return { config, findings };
}

/** Runs the other checks only when the first one is right. */
async function gated(first: Check, others: Check[], probe: Probe): Promise<Finding[]> {
  const findings = [await run(first, probe)];
  if (!isRight(findings[0])) return [...findings, ...others.map(skippedAfter(first))];
  for (const check of others) findings.push(await run(check, probe));
  return findings;
}

const isRight = (finding: Finding | undefined) => finding?.verdict === 'right';

const skippedAfter =
  ({ setting, asked }: Check) =>
  (check: Check): Finding =>
    finding(check, notChecked(`This has to be right first: ${setting} (${asked}).`));

async function run(check: Check, probe: Probe): Promise<Finding> {
  try {
    return finding(check, await check.run(probe));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const set = error.remedy('LEGACY_API_URL', probe.config.LEGACY_API_URL);
    return finding(check, wrong(error.message, set));
  }
}

function finding({ id, setting, asked }: Check, result: Result): Finding {
  return { id, setting, asked, ...result };
}

const COOKIES = /^[^=;\s]+=[^;\s]+(?:;\s*[^=;\s]+=[^;\s]+)*$/;
/** Seals nothing: everything else is checked without a valid secret. */
const PLACEHOLDER = 'the doctor seals no session: 0123456789';

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

/** All checks in their order: what rests on something that is not right is not asked. */
import { APP_URL_CHECK, APPLICATION_ANSWERS, GATEWAY_CHECKS } from './application-checks';
import { REACHED, TRANSPORT_CHECKS } from './backend-checks';
import { type Check, notChecked, Questions, type Seen, wrong } from './questions';
import { SESSION_CHECKS, SIGNED_IN } from './session-checks';
import type { Settings } from './settings';
import { SIGN_IN_CHECKS } from './sign-in-checks';
import { NoAnswer } from './wire';

export interface Finding extends Seen, Pick<Check, 'id' | 'setting' | 'asked'> {}

export async function examine({ config, cookie, secret }: Settings): Promise<Finding[]> {
  const questions = new Questions(config, cookie);
  const backend = await gated(REACHED, [...TRANSPORT_CHECKS, ...SIGN_IN_CHECKS], questions);
  const session = isRight(backend[0])
    ? await gated(SIGNED_IN, SESSION_CHECKS, questions)
    : [SIGNED_IN, ...SESSION_CHECKS].map(after(REACHED));
  return [
    { id: 'session-secret', setting: 'SESSION_SECRET', asked: 'the settings', ...secret },
    ...backend,
    ...session,
    await run(APP_URL_CHECK, questions),
    ...(await gated(APPLICATION_ANSWERS, GATEWAY_CHECKS, questions)),
  ];
}

/** The others are run only when the first one is right. */
async function gated(first: Check, others: Check[], questions: Questions): Promise<Finding[]> {
  const findings = [await run(first, questions)];
  if (!isRight(findings[0])) return [...findings, ...others.map(after(first))];
  for (const check of others) findings.push(await run(check, questions));
  return findings;
}

const isRight = (found: Finding | undefined) => found?.verdict === 'right';

const after =
  ({ setting, asked }: Check) =>
  (check: Check): Finding =>
    finding(check, notChecked(`This has to be right first: ${setting} (${asked}).`));

async function run(check: Check, questions: Questions): Promise<Finding> {
  try {
    return finding(check, await check.look(questions));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const set = error.remedy('LEGACY_API_URL', questions.config.LEGACY_API_URL);
    return finding(check, wrong(error.message, set));
  }
}

function finding({ id, setting, asked }: Check, seen: Seen): Finding {
  return { id, setting, asked, ...seen };
}

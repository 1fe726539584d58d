/** `npm run doctor`: reads the settings, examines what they name, prints what it found. */
import { Refusal } from '@/scripts/messages.mjs';
import { examine } from './examine';
import { printed } from './print';
import { readSettings } from './settings';
import { placeOf } from './wire';

/** Exit codes, for scripts. */
const NOTHING_WRONG = 0;
const SOMETHING_WRONG = 1;
const COULD_NOT_RUN = 2;

void doctor(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = COULD_NOT_RUN;
  },
);

async function doctor(words: string[]): Promise<number> {
  if (words.some((word) => word !== '--json'))
    throw new Refusal('Run npm run doctor, or npm run doctor -- --json');
  const settings = readSettings(process.cwd());
  const { APP_URL, LEGACY_API_URL } = settings.config;
  const addresses = {
    backend: placeOf(new URL(LEGACY_API_URL)).replace(/\/$/, ''),
    application: APP_URL,
  };
  const findings = await examine(settings);
  const report = words.includes('--json')
    ? `${JSON.stringify({ ...addresses, findings }, null, 2)}\n`
    : printed(addresses, findings, process.stdout.isTTY && process.stdout.hasColors());
  process.stdout.write(report);
  return findings.some(({ verdict }) => verdict === 'wrong') ? SOMETHING_WRONG : NOTHING_WRONG;
}

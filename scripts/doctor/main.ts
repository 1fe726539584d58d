/** `npm run doctor`: reads the settings, examines what they name, prints what it found. */
import { Refusal } from '@/scripts/messages.mjs';
import { examine, type Finding } from './examine';
import type { Verdict } from './questions';
import { readSettings } from './settings';
import { placeOf } from './wire';

/** Exit codes, for scripts. */
const NOTHING_WRONG = 0;
const SOMETHING_WRONG = 1;
const COULD_NOT_RUN = 2;

const COLOURS: Record<Verdict, number> = { right: 32, wrong: 31, note: 33, 'not checked': 90 };
const VERDICTS = ['right', 'wrong', 'note', 'not checked'] as const;

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
  const settings = readSettings(process.env);
  const { APP_URL: application, LEGACY_API_URL } = settings.config;
  const backend = placeOf(new URL(LEGACY_API_URL)).replace(/\/$/, '');
  const findings = await examine(settings);
  const report = words.includes('--json')
    ? JSON.stringify({ backend, application, findings }, null, 2)
    : printed({ backend, application }, findings);
  process.stdout.write(`${report}\n`);
  return findings.some(({ verdict }) => verdict === 'wrong') ? SOMETHING_WRONG : NOTHING_WRONG;
}

const column = (text: string) => text.padEnd('not checked'.length + 2);

/** For people: aligned lines, in colour only on a terminal. */
function printed(addresses: Record<string, string>, findings: Finding[]): string {
  const colours = process.stdout.isTTY && process.stdout.hasColors();
  const coloured = (verdict: Verdict) =>
    colours ? `\u001b[${COLOURS[verdict]}m${column(verdict)}\u001b[0m` : column(verdict);
  const lines = findings.flatMap(({ verdict, setting, asked, seen, set }, position) => [
    `${coloured(verdict)}${setting}: ${asked}`,
    // Once for all that wait for the same thing.
    ...(findings[position + 1]?.seen === seen ? [] : [`${column('')}${seen}`]),
    ...(set ? [`${column('')}${set}`] : []),
  ]);
  const counts = VERDICTS.map(
    (verdict) => `${findings.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );
  const places = Object.entries(addresses).map(([name, address]) => `${column(name)}${address}`);
  return [...places, '', ...lines, '', `${counts.join(', ')}.`].join('\n');
}

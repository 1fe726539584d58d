/** `npm run doctor`: prints what the checks find. Exits with 0 when nothing is wrong, 1 when something is, 2 when it could not run. */
import { Refusal } from '@/scripts/messages.mjs';
import type { Verdict } from './check';
import { examine, type Finding } from './examine';
import { originAndPath } from './wire';

const COLOURS: Record<Verdict, number> = { right: 32, wrong: 31, note: 33, 'not checked': 90 };
const VERDICTS = ['right', 'wrong', 'note', 'not checked'] as const;

doctor(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 2;
});

async function doctor(args: string[]): Promise<void> {
  if (args.some((arg) => arg !== '--json'))
    throw new Refusal('Run npm run doctor, or npm run doctor -- --json');
  const { config, findings } = await examine(process.env);
  const backend = originAndPath(new URL(config.LEGACY_API_URL)).replace(/\/$/, '');
  const application = config.APP_URL;
  const report = args.includes('--json')
    ? JSON.stringify({ backend, application, findings }, null, 2)
    : formatReport({ backend, application }, findings);
  process.stdout.write(`${report}\n`);
  process.exitCode = findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}

const column = (text: string) => text.padEnd('not checked'.length + 2);

/** Aligned lines, in colour only on a terminal. */
function formatReport(addresses: Record<string, string>, findings: Finding[]): string {
  const colours = process.stdout.isTTY && process.stdout.hasColors();
  const coloured = (verdict: Verdict) =>
    colours ? `\u001b[${COLOURS[verdict]}m${column(verdict)}\u001b[0m` : column(verdict);
  const lines = findings.flatMap(({ verdict, setting, request, seen, set }, position) => [
    `${coloured(verdict)}${setting}: ${request}`,
    // One line for consecutive checks that were skipped for the same reason.
    ...(findings[position + 1]?.seen === seen ? [] : [`${column('')}${seen}`]),
    ...(set ? [`${column('')}${set}`] : []),
  ]);
  const counts = VERDICTS.map(
    (verdict) => `${findings.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );
  const places = Object.entries(addresses).map(([name, address]) => `${column(name)}${address}`);
  return [...places, '', ...lines, '', `${counts.join(', ')}.`].join('\n');
}

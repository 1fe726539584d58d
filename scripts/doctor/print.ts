/** The findings for people: aligned lines, in colour only on a terminal. */
import type { Finding, Verdict } from './check';

const VERDICTS: Verdict[] = ['right', 'wrong', 'note', 'not checked'];
const WIDTH = Math.max(...VERDICTS.map((verdict) => verdict.length)) + 2;
const COLOURS: Record<Verdict, number> = { right: 32, wrong: 31, note: 33, 'not checked': 90 };

export function printed(
  addresses: { backend: string; application: string },
  findings: Finding[],
  colours: boolean,
): string {
  const column = (text: string) => text.padEnd(WIDTH);
  const verdictColumn = (verdict: Verdict) =>
    colours ? `\u001b[${COLOURS[verdict]}m${column(verdict)}\u001b[0m` : column(verdict);
  const lines = findings.flatMap(({ verdict, setting, asked, seen, set }, position) => [
    `${verdictColumn(verdict)}${setting}: ${asked}`,
    // Once for all that wait for the same thing.
    ...(findings[position + 1]?.seen === seen ? [] : [`${column('')}${seen}`]),
    ...(set ? [`${column('')}${set}`] : []),
  ]);
  const counts = VERDICTS.map(
    (verdict) => `${findings.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );
  return [
    `${column('backend')}${addresses.backend}`,
    `${column('application')}${addresses.application}`,
    '',
    ...lines,
    '',
    `${counts.join(', ')}.`,
    '',
  ].join('\n');
}

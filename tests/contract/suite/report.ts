/** What a run found, for people and for machines. */
import { FAILS, HOLDS, NOT_ASKED, type Outcome } from './run';
import type { Finding } from './witness';

export interface Report {
  backend: string;
  mode: string;
  outcomes: Outcome[];
  /** Facts that no assertion is about, by what they are facts of. */
  seen: Record<string, string>;
  /** Rows that the run made and that no call can take away, by kind. */
  left: string[];
}

const MOST_SHOWN = 6;

export function printed(report: Report): string {
  const { backend, mode, outcomes, seen, left } = report;
  const lines = [`The contract of ${backend}, ${mode}.`, ''];
  for (const outcome of outcomes) lines.push(...linesOf(outcome));
  const facts = Object.entries(seen).map(([fact, value]) => `  ${fact}: ${value}`);
  if (facts.length > 0) lines.push('', 'Seen', ...facts);
  if (left.length > 0) lines.push('', `Left behind, as no call deletes them: ${left.join('; ')}.`);
  lines.push('', summaryOf(outcomes));
  return `${lines.join('\n')}\n`;
}

export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (result: string) => outcomes.filter((one) => one.result === result).length;
  const failed = outcomes.filter(({ result }) => result === FAILS).map(({ label }) => label);
  const names = failed.length > 0 ? ` (${failed.join(', ')})` : '';
  return `${count(HOLDS)} hold, ${count(FAILS)} fail${names}, ${count(NOT_ASKED)} could not be asked.`;
}

export function hasFailed(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ result }) => result === FAILS);
}

function linesOf({ label, sentence, result, findings, gaps }: Outcome): string[] {
  const shown = findings.slice(0, MOST_SHOWN).map((finding) => `      ${inWords(finding)}`);
  const more = findings.length - shown.length;
  if (more > 0) shown.push(`      and ${more} more`);
  const open = gaps.map((gap) => `      not asked: ${gap}`);
  return [`${label.padStart(3)} ${result}: ${sentence}`, ...shown, ...open];
}

function inWords({ call, status, pointer, expected }: Finding): string {
  const answer = status === null ? '' : `, ${status}`;
  return `${call}${answer}${pointer ? `, ${pointer}` : ''}: expected ${expected}`;
}

/** Assertions, running them, and the report of what was found. */
import { type Finding, Recorder } from './checks';
import type { Reader, Writer } from './client';
import type { Mailbox } from './own-backend';
import type { Fixtures, Samples } from './rows';

export interface ReadContext {
  /** Signed in. */
  reader: Reader;
  /** Signed out. */
  visitor: Reader;
  samples: Samples;
  /** An origin that the backend allows. */
  origin: string | undefined;
  /** Whether lists without pages, which grow with the data, may be requested. */
  exports: boolean;
  /** IANA zone of the wall clocks on the wire. */
  zone: string;
}

export interface WriteContext extends ReadContext {
  writer: Writer;
  fixtures: Fixtures;
  /** Undefined for a backend whose e-mails cannot be read. */
  mailbox: Mailbox | undefined;
  /** Opens another session, which may be ended. */
  newSession: (() => Promise<Writer>) | undefined;
}

interface Assertion {
  sentence: string;
  reads?: (context: ReadContext, recorder: Recorder) => Promise<void>;
  writes?: (context: WriteContext, recorder: Recorder) => Promise<void>;
}

/** By the number of the assertion (legacy-api.md §9), or the name of a declared call. */
export type Assertions = Record<string, Assertion>;

export const HOLDS = 'holds';
const FAILS = 'fails';
export const NOT_CHECKED = 'not checked';

export interface Outcome {
  label: string;
  sentence: string;
  result: typeof HOLDS | typeof FAILS | typeof NOT_CHECKED;
  findings: Finding[];
  /** Parts that could not be checked, and why. */
  gaps: string[];
}

/** Sends one request at a time, reads before writes. Without `writing` the writes are not checked. */
export async function runAll(
  assertions: Assertions,
  context: ReadContext,
  writing?: WriteContext,
): Promise<Outcome[]> {
  const runs = Object.entries(assertions).map(([label, assertion]) => {
    return { label, ...assertion, recorder: new Recorder() };
  });
  for (const { reads, recorder } of runs)
    if (reads) await recorder.run('', () => reads(context, recorder));
  for (const { reads, writes, recorder } of runs) {
    if (writes && writing) await recorder.run('', () => writes(writing, recorder));
    else if (writes)
      recorder.gaps.push(`${reads ? 'its writing part:' : 'it writes, and'} this run only reads`);
  }
  return runs.map(({ label, sentence, recorder: { findings, gaps, checked } }) => {
    const passed = gaps.length > 0 && checked === 0 ? NOT_CHECKED : HOLDS;
    return { label, sentence, result: findings.length > 0 ? FAILS : passed, findings, gaps };
  });
}

export interface Report {
  backend: string;
  mode: string;
  outcomes: Outcome[];
  /** Observations on open questions of legacy-api.md §7, by question. */
  seen: Record<string, string>;
  /** Rows that the run created and that no call can delete, by kind. */
  left: string[];
}

export function printed({ backend, mode, outcomes, seen, left }: Report): string {
  const lines = [`The contract of ${backend}, ${mode}.`, '', ...outcomes.flatMap(linesOf)];
  const facts = Object.entries(seen).map(([fact, value]) => `  ${fact}: ${value}`);
  if (facts.length > 0) lines.push('', 'Seen', ...facts);
  if (left.length > 0) lines.push('', `Left behind, as no call deletes them: ${left.join('; ')}.`);
  return `${[...lines, '', summaryOf(outcomes)].join('\n')}\n`;
}

export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (result: string) => outcomes.filter((one) => one.result === result).length;
  const failed = failing(outcomes);
  const names = failed.length > 0 ? ` (${failed.join(', ')})` : '';
  return `${count(HOLDS)} hold, ${count(FAILS)} fail${names}, ${count(NOT_CHECKED)} not checked.`;
}

export function failing(outcomes: readonly Outcome[]): string[] {
  return outcomes.filter(({ result }) => result === FAILS).map(({ label }) => label);
}

const MOST_SHOWN = 6;

function linesOf({ label, sentence, result, findings, gaps }: Outcome): string[] {
  const shown = findings.slice(0, MOST_SHOWN).map(({ call, status, pointer, expected }) => {
    const place = [call, status, pointer].filter((part) => part !== null && part !== '');
    return `      ${place.join(', ')}: expected ${expected}`;
  });
  const more = findings.length - shown.length;
  if (more > 0) shown.push(`      and ${more} more`);
  const open = gaps.map((gap) => `      not checked: ${gap}`);
  return [`${label.padStart(3)} ${result}: ${sentence}`, ...shown, ...open];
}

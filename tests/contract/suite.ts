/** Questions, asking them, and the report of what was found. */
import type { Reader, Writer } from './line';
import type { Mailbox } from './mailbox';
import type { Fixtures, Samples } from './rows';
import { type Finding, Witness } from './witness';

export interface ReadContext {
  /** Signed in. */
  reader: Reader;
  /** Not signed in. */
  visitor: Reader;
  samples: Samples;
  /** An origin that the backend allows. */
  origin: string | undefined;
  /** Whether lists without pages, which grow with the data, may be asked for. */
  exports: boolean;
  /** IANA zone of the wall clocks on the wire. */
  zone: string;
}

/** A part that only reads never gets hold of anything that writes. */
export interface WriteContext extends ReadContext {
  writer: Writer;
  fixtures: Fixtures;
  /** Where invitations can be looked at. */
  mailbox: Mailbox | undefined;
  /** Another session, to be used up. */
  newSession: (() => Promise<Writer>) | undefined;
  /** Whether others than the caller may be invited. */
  invitesOthers: boolean;
}

export interface Question {
  /** The number of the assertion (legacy-api.md §9), or the name of a declared call. */
  label: string;
  sentence: string;
  reads?: ((context: ReadContext, witness: Witness) => Promise<void>) | undefined;
  writes?: ((context: WriteContext, witness: Witness) => Promise<void>) | undefined;
}

export const HOLDS = 'holds';
const FAILS = 'fails';
const NOT_ASKED = 'could not be asked';

export interface Outcome {
  label: string;
  sentence: string;
  result: typeof HOLDS | typeof FAILS | typeof NOT_ASKED;
  findings: Finding[];
  /** Parts that could not be asked, and why. */
  gaps: string[];
}

/** One request after the other: first what only reads, then what writes, which is left out without a context for it. */
export async function askAll(
  questions: readonly Question[],
  context: ReadContext,
  writing?: WriteContext,
): Promise<Outcome[]> {
  const asked = questions.map((question) => ({ ...question, witness: new Witness() }));
  for (const { reads, witness } of asked)
    if (reads) await witness.wholly(() => reads(context, witness));
  for (const { reads, writes, witness } of asked) {
    const part = reads
      ? 'its writing part: this run only reads'
      : 'it writes, and this run only reads';
    if (writes && writing) await witness.wholly(() => writes(writing, witness));
    else if (writes) witness.gaps.push(part);
  }
  return asked.map(({ label, sentence, witness: { findings, gaps, asked: parts } }) => {
    const result = findings.length > 0 ? FAILS : parts > 0 ? HOLDS : NOT_ASKED;
    return { label, sentence, result, findings, gaps };
  });
}

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
  return `${count(HOLDS)} hold, ${count(FAILS)} fail${names}, ${count(NOT_ASKED)} could not be asked.`;
}

export function failing(outcomes: readonly Outcome[]): string[] {
  return outcomes.filter(({ result }) => result === FAILS).map(({ label }) => label);
}

function linesOf({ label, sentence, result, findings, gaps }: Outcome): string[] {
  const shown = findings.slice(0, MOST_SHOWN).map(({ call, status, pointer, expected }) => {
    const answer = status === null ? '' : `, ${status}`;
    return `      ${call}${answer}${pointer ? `, ${pointer}` : ''}: expected ${expected}`;
  });
  const more = findings.length - shown.length;
  if (more > 0) shown.push(`      and ${more} more`);
  const open = gaps.map((gap) => `      not asked: ${gap}`);
  return [`${label.padStart(3)} ${result}: ${sentence}`, ...shown, ...open];
}

/** A check of a setting, and its result. */
import type { Probe } from './probe';

/** `note`: information. */
export type Verdict = 'right' | 'wrong' | 'note' | 'not checked';

export interface Result {
  verdict: Verdict;
  /** Sentences without cookie values, queries and personal data. */
  seen: string;
  /** The remedy: `Set NAME=value`, or a sentence about the backend or the gateway. */
  set?: string | undefined;
}

export interface Check {
  /** Stable, for scripts. */
  id: string;
  /** A variable, or the name of a setting of the backend or the gateway. */
  setting: string;
  /** The request, or the inspected value. */
  request: string;
  /** May throw RequestError, which is reported as wrong. */
  run: (probe: Probe) => Result | Promise<Result>;
}

const result =
  (verdict: Verdict) =>
  (seen: string, set?: string): Result => ({ verdict, seen, set });
export const right = result('right');
export const note = result('note');
export const wrong: (seen: string, set: string) => Result = result('wrong');
export const notChecked = result('not checked');

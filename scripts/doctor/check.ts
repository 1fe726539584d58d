/** What one check is, and what it finds. */
import type { Questions } from './questions';

/** `note`: worth knowing, and nothing is wrong. */
export type Verdict = 'right' | 'wrong' | 'note' | 'not checked';

export interface Seen {
  verdict: Verdict;
  /** One or more sentences; no value of a cookie, no query and nothing of a person. */
  seen: string;
  /** What to do: `Set NAME=value`, or the backend's or the gateway's setting in words. */
  set?: string | undefined;
}

export interface Check {
  /** Stable, for scripts. */
  id: string;
  /** The variable that is judged, or the setting of the backend or the gateway in words. */
  setting: string;
  /** The request, or what is looked at. */
  asked: string;
  /** May throw NoAnswer, which is reported as wrong. */
  look: (questions: Questions) => Seen | Promise<Seen>;
}

export interface Finding extends Seen, Pick<Check, 'id' | 'setting' | 'asked'> {}

export const right = (seen: string): Seen => ({ verdict: 'right', seen });
export const note = (seen: string, set?: string): Seen => ({ verdict: 'note', seen, set });
export const wrong = (seen: string, set: string): Seen => ({ verdict: 'wrong', seen, set });
export const notChecked = (seen: string, set?: string): Seen => ({
  verdict: 'not checked',
  seen,
  set,
});

/**
 * What is typed into a form, kept in this tab until it is saved: it comes back after a reload, an ended session
 * or a way out and back. Kept with the values it was typed over, so that saving it later overwrites nothing.
 */
import { textsLike, type Values } from '@/lib/forms/values';

export interface Draft<Name extends string> {
  base: Values<Name>;
  values: Values<Name>;
  /**
   * When these values were sent to be saved, in milliseconds of the browser's clock. Only while no response has said
   * what came of it: a draft that still has it after a reload may be saved already.
   */
  sentAt?: number | undefined;
}

/**
 * `form`: address of the form, and a word more where a page has several. `person`: whose it is, because another
 * person at the same machine gets to see nothing.
 */
export const draftKey = (form: string, person: string) => `draft ${form} ${person}`;

/** Null when there is none, or one of a form with other fields. */
export function readDraft<Name extends string>(
  key: string,
  like: Values<Name>,
): Draft<Name> | null {
  const found: unknown = parse(stored(() => sessionStorage.getItem(key)) ?? null);
  if (typeof found !== 'object' || found === null) return null;
  const base = textsLike(like, Reflect.get(found, 'base'));
  const values = textsLike(like, Reflect.get(found, 'values'));
  const sentAt: unknown = Reflect.get(found, 'sentAt');
  return base && values
    ? { base, values, sentAt: typeof sentAt === 'number' ? sentAt : undefined }
    : null;
}

export function keepDraft<Name extends string>(key: string, draft: Draft<Name>): void {
  stored(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

export function forgetDraft(key: string): void {
  stored(() => sessionStorage.removeItem(key));
}

/** A browser that keeps nothing, or has no room left, takes drafts away and nothing else. */
function stored<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function hasDraft(key: string): boolean {
  return stored(() => sessionStorage.getItem(key) !== null) ?? false;
}

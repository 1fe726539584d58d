/**
 * What is typed into a form, kept in this tab until it is saved: it comes back after a reload, an ended session
 * or a way out and back. Kept with the values it was typed over, so that saving it later overwrites nothing.
 */
import type { AnyForm, Values } from '@/lib/forms/form';

export interface Draft<V extends Values> {
  base: V;
  values: V;
  /**
   * When these values were sent to be saved, in milliseconds of the browser's clock. Only while no response has said
   * what came of it: a draft that still has it after a reload may be saved already.
   */
  sentAt?: number | undefined;
}

/** What has to be known of values to keep them. */
export type Kept<V extends Values> = Pick<AnyForm<V>, 'parse' | 'same' | 'tidy'>;

/**
 * `form`: address of the form, and a word more where a page has several. `person`: whose it is, because another
 * person at the same machine gets to see nothing.
 */
export const draftKey = (form: string, person: string) => `draft ${form} ${person}`;

/** Null when there is none, or one of a form with other fields. */
export function readDraft<V extends Values>(key: string, { parse }: Kept<V>): Draft<V> | null {
  const found: unknown = parsed(stored(() => sessionStorage.getItem(key)) ?? null);
  if (typeof found !== 'object' || found === null) return null;
  const base = parse(Reflect.get(found, 'base'));
  const values = parse(Reflect.get(found, 'values'));
  const sentAt: unknown = Reflect.get(found, 'sentAt');
  return base && values
    ? { base, values, sentAt: typeof sentAt === 'number' ? sentAt : undefined }
    : null;
}

export function keepDraft<V extends Values>(key: string, draft: Draft<V>): void {
  stored(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

export function forgetDraft(key: string): void {
  stored(() => sessionStorage.removeItem(key));
}

export function hasDraft(key: string): boolean {
  return stored(() => sessionStorage.getItem(key) !== null) ?? false;
}

/** A browser that keeps nothing, or has no room left, takes drafts away and nothing else. */
function stored<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

'use client';
/**
 * Unsaved form input, stored in the tab's `sessionStorage`: it is restored after a reload, an ended session or a detour.
 * A draft includes the values of the record at its start, so that a later save detects conflicts. `device-drafts.ts` has a copy.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { AnyForm, Values } from '@/lib/forms/form';
import { copyDraft, deleteCopy, draftsOf, holdTab } from './device-drafts';

export interface Draft<V extends Values> {
  /** The record's values when the input began. */
  base: V;
  values: V;
  /** When the values were sent to be saved, in milliseconds of the browser's clock; only while the outcome is unknown. */
  sentAt?: number | undefined;
}

export type DraftSchema<V extends Values> = Pick<AnyForm<V>, 'parse' | 'same' | 'tidy'>;

/** `form`: the form's address, with a suffix where a page has several. Drafts are not shared between employees. */
export const draftKey = (form: string, person: string) => `${draftsOf(person)}${form}`;

/** Null if there is no draft, or one with other fields. */
export function readDraft<V extends Values>(
  key: string,
  { parse }: DraftSchema<V>,
): Draft<V> | null {
  const found: unknown = withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
  if (typeof found !== 'object' || found === null) return null;
  const base = parse(Reflect.get(found, 'base'));
  const values = parse(Reflect.get(found, 'values'));
  const sentAt: unknown = Reflect.get(found, 'sentAt');
  if (!base || !values) return null;
  return { base, values, sentAt: typeof sentAt === 'number' ? sentAt : undefined };
}

function saveDraft<V extends Values>(key: string, draft: Draft<V>): void {
  const text = JSON.stringify(draft);
  withStorage((storage) => storage.setItem(key, text));
  copyDraft(key, text);
}

export function deleteDraft(key: string): void {
  withStorage((storage) => storage.removeItem(key));
  deleteCopy(key);
}

export function hasDraft(key: string): boolean {
  return withStorage((storage) => storage.getItem(key) !== null) ?? false;
}

/** Undefined if the browser has no storage or no room left. Forms then work without drafts. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * The values of a form, stored as a draft for as long as they differ from `saved`. `unsaved`: what remains of values that
 * were sent to be saved, where the page shows that a part of them is saved.
 */
export function useDraft<V extends Values>(
  form: DraftSchema<V>,
  saved: V,
  key: string,
  unsaved: (sent: V) => V = (sent) => sent,
) {
  const [typed, setTyped] = useState<Draft<V>>({ base: saved, values: saved });
  const [restored, setRestored] = useState<'typed' | 'sent' | null>(null);
  // Up to date also between a change and the next render.
  const latest = useRef(typed);
  const restoredKey = useRef<string>(null);

  // After the first render, which equals the server's, and before pre-hydration input is entered.
  useLayoutEffect(() => {
    if (restoredKey.current === key) return;
    restoredKey.current = key;
    const found = readDraft(key, form);
    if (!found) return deleteDraft(key);
    const wasSent = found.sentAt !== undefined;
    const values = wasSent ? unsaved(found.values) : found.values;
    // Values that were sent may have been trimmed when they were saved.
    const tidy = wasSent ? form.tidy : (as: V) => as;
    if (form.same(tidy(values), tidy(saved))) return deleteDraft(key);
    holdTab();
    latest.current = { base: found.base, values };
    setTyped(latest.current);
    setRestored(wasSent ? 'sent' : 'typed');
  }, [key, saved, form, unsaved]);

  const put = (next: Draft<V>) => {
    latest.current = next;
    setTyped(next);
    if (form.same(next.values, next.base)) deleteDraft(key);
    else saveDraft(key, next);
  };

  /** Marks the draft as sent, in case the page is left before the response. */
  const sending = () => {
    const { base, values } = latest.current;
    if (!form.same(values, base)) saveDraft(key, { base, values, sentAt: Date.now() });
  };

  const notSaved = () => put(latest.current);

  /** Makes these the values of the record. */
  const settle = (values: V) => {
    put({ base: values, values });
    setRestored(null);
  };

  return {
    typed,
    latest: () => latest.current,
    put,
    settle,
    sending,
    notSaved,
    /** Whether a draft of an earlier visit is in the form, and whether it may be saved already (`sent`). */
    restored,
  };
}

'use client';
/** The values of a form as they are typed, kept as a draft for as long as they differ from what is saved. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Values } from '@/lib/forms/form';
import { type Draft, forgetDraft, type Kept, keepDraft, readDraft } from './draft';

/** `unsaved`: what is left of values that were sent to be saved, where the page shows a part of them as done. */
export function useTyped<V extends Values>(
  form: Kept<V>,
  saved: V,
  key: string,
  unsaved: (sent: V) => V = (sent) => sent,
) {
  const [typed, setTyped] = useState<Draft<V>>({ base: saved, values: saved });
  const [restored, setRestored] = useState<'typed' | 'sent' | null>(null);
  // What the next event works with, also when it comes before the screen has followed.
  const latest = useRef(typed);
  const lookedUp = useRef<string>(null);

  // After the first drawing, which is the server's and knows of no draft; before early input is entered over it.
  useLayoutEffect(() => {
    if (lookedUp.current === key) return;
    lookedUp.current = key;
    const found = readDraft(key, form);
    if (!found) return forgetDraft(key);
    const wasSent = found.sentAt !== undefined;
    const values = wasSent ? unsaved(found.values) : found.values;
    // What was sent may have lost blanks around it on its way.
    const tidy = wasSent ? form.tidy : (as: V) => as;
    if (form.same(tidy(values), tidy(saved))) return forgetDraft(key);
    latest.current = { ...found, values };
    setTyped(latest.current);
    setRestored(wasSent ? 'sent' : 'typed');
  }, [key, saved, form, unsaved]);

  const put = (next: Draft<V>) => {
    latest.current = next;
    setTyped(next);
    if (form.same(next.values, next.base)) forgetDraft(key);
    else keepDraft(key, next);
  };

  /** The values are being sent to be saved, which a reload must know that comes before the response. */
  const sending = () => {
    const { base, values } = latest.current;
    if (!form.same(values, base)) keepDraft(key, { base, values, sentAt: Date.now() });
  };

  /** They were not saved. */
  const notSaved = () => {
    const { base, values } = latest.current;
    put({ base, values });
  };

  /** These values are the record's: nothing is unsaved any more. */
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
    /** A draft of an earlier visit is in the form: one that was typed only, or one that may be saved already. */
    restored,
  };
}

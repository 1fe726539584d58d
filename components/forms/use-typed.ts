'use client';
/** The values of a form as they are typed, kept as a draft for as long as they differ from what is saved. */
import { useLayoutEffect, useRef, useState } from 'react';
import { namesOf, sameValues, type Values } from '@/lib/forms/values';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft';

export function useTyped<Name extends string>(saved: Values<Name>, key: string) {
  const [typed, setTyped] = useState<Draft<Name>>({ base: saved, values: saved });
  const [restored, setRestored] = useState<'typed' | 'sent' | null>(null);
  // What the next event works with, also when it comes before the screen has followed.
  const latest = useRef(typed);
  const lookedUp = useRef<string>(null);

  // After the first drawing, which is the server's and knows of no draft; before early input is entered over it.
  useLayoutEffect(() => {
    if (lookedUp.current === key) return;
    lookedUp.current = key;
    const found = readDraft(key, saved);
    if (!found || isSaved(found, saved)) return forgetDraft(key);
    latest.current = found;
    setTyped(found);
    setRestored(found.sentAt === undefined ? 'typed' : 'sent');
  }, [key, saved]);

  const put = (next: Draft<Name>) => {
    latest.current = next;
    setTyped(next);
    if (sameValues(next.values, next.base)) forgetDraft(key);
    else keepDraft(key, next);
  };

  /** The values are being sent to be saved, which a reload must know that comes before the response. */
  const sending = () => {
    const { base, values } = latest.current;
    if (!sameValues(values, base)) keepDraft(key, { base, values, sentAt: Date.now() });
  };

  /** They were not saved. */
  const notSaved = () => {
    const { base, values } = latest.current;
    put({ base, values });
  };

  /** These values are the record's: nothing is unsaved any more. */
  const settle = (values: Values<Name>) => {
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

/** What was sent may have lost blanks around it on its way. */
function isSaved<Name extends string>(found: Draft<Name>, saved: Values<Name>): boolean {
  if (found.sentAt === undefined) return sameValues(found.values, saved);
  return namesOf(saved).every((name) => found.values[name].trim() === saved[name].trim());
}

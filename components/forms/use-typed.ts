'use client';
/** The values of a form as they are typed, kept as a draft for as long as they differ from what is saved. */
import { useEffect, useRef, useState } from 'react';
import { sameValues, type Values } from '@/lib/forms/values';
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft';

export function useTyped<Name extends string>(saved: Values<Name>, key: string) {
  const [typed, setTyped] = useState<Draft<Name>>({ base: saved, values: saved });
  const [restored, setRestored] = useState(false);
  // What the next event works with, also when it comes before the screen has followed.
  const latest = useRef(typed);
  const lookedUp = useRef<string>(null);

  // After the first drawing, which is the server's and knows of no draft.
  useEffect(() => {
    if (lookedUp.current === key) return;
    lookedUp.current = key;
    const found = readDraft(key, saved);
    if (!found || sameValues(found.values, saved)) return forgetDraft(key);
    latest.current = found;
    setTyped(found);
    setRestored(true);
  }, [key, saved]);

  const put = (next: Draft<Name>) => {
    latest.current = next;
    setTyped(next);
    if (sameValues(next.values, next.base)) forgetDraft(key);
    else keepDraft(key, next);
  };

  /** These values are the record's: nothing is unsaved any more. */
  const settle = (values: Values<Name>) => {
    put({ base: values, values });
    setRestored(false);
  };

  return {
    typed,
    latest: () => latest.current,
    put,
    settle,
    /** A draft of an earlier visit is in the form. */
    restored,
  };
}

'use client';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { read } from '@/lib/browser/read';
import { type SearchHit, searchAnswer } from '@/lib/contract/entities/search';
/**
 * Asks while somebody types: from the third character, once typing rests, with the request before cancelled.
 * An answer belongs to its own text and is shown for no other, so a late one never covers a newer one.
 */
import { pathTo } from '@/lib/contract/paths';
import { safePathText } from '@/lib/contract/text';

export const SEARCH_MINIMUM = 3;
const REST_MS = 200;

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'too-short' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'signed-out' }
  // `total`: how many there are in all, of which the first few are here.
  | { kind: 'found'; hits: SearchHit[]; total: number };

export function useSearch(typed: string): SearchState {
  // What the backend cannot take in a path becomes blanks here already, so that the same text is asked once.
  const text = safePathText(typed);
  const rested = useRested(text);
  const running = useRef<AbortController>(null);

  useEffect(() => {
    if (text !== rested) running.current?.abort();
  }, [text, rested]);
  useEffect(() => () => running.current?.abort(), []);

  // Nothing while typing goes on, so that a text which is typed on and taken back again is asked once more.
  const asked = text === rested && text.length >= SEARCH_MINIMUM ? text : null;
  const { data, error } = useSWR(
    asked === null ? null : ['search', asked],
    ([, words]) => {
      running.current?.abort();
      running.current = new AbortController();
      return fetchHits(words, running.current.signal);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );

  if (typed === '') return { kind: 'idle' };
  if (text.length < SEARCH_MINIMUM) return { kind: 'too-short' };
  if (asked === null) return { kind: 'searching' };
  if (data) return { kind: 'found', ...data };
  return { kind: error instanceof Failed ? error.kind : 'searching' };
}

class Failed extends Error {
  constructor(readonly kind: 'searching' | 'signed-out' | 'failed') {
    super(kind);
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

async function fetchHits(text: string, signal: AbortSignal) {
  const found = await read(pathTo('search', { text }), searchAnswer, signal);
  if (found.ok) return found.value;
  if (signal.aborted) throw new Failed('searching');
  throw new Failed(found.signedOut ? 'signed-out' : 'failed');
}

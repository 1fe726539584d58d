'use client';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { read } from '@/lib/browser/read';
import { type SearchHit, searchResponse } from '@/lib/contract/entities/search';
import { pathTo } from '@/lib/contract/paths';
import { safePathText } from '@/lib/contract/text';
import { fullName } from '@/lib/format/text';
import { routes } from '@/lib/routes';

/** Characters. */
export const SEARCH_MINIMUM = 3;
const DEBOUNCE_MS = 200;

export type SearchState =
  | { kind: 'idle' | 'too-short' | 'searching' | 'failed' | 'signed-out' }
  /** The first hits of `total`. */
  | { kind: 'found'; hits: SearchHit[]; total: number };

/** Searches while the user types: debounced, the earlier request aborted, and never with the hits of another text. */
export function useSearch(typed: string): SearchState {
  // Characters that the backend rejects in a path are replaced here, so that equal requests are deduplicated.
  const text = safePathText(typed);
  const debounced = useDebounced(text);
  const running = useRef<AbortController>(null);

  useEffect(() => {
    if (text !== debounced) running.current?.abort();
  }, [text, debounced]);
  useEffect(() => () => running.current?.abort(), []);

  // Null while typing, so that a text that was changed and restored is requested again.
  const requested = text === debounced && text.length >= SEARCH_MINIMUM ? text : null;
  const { data, error } = useSWR(
    requested === null ? null : ['search', requested],
    ([, words]) => {
      running.current?.abort();
      running.current = new AbortController();
      return fetchHits(words, running.current.signal);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );

  if (typed === '') return { kind: 'idle' };
  if (text.length < SEARCH_MINIMUM) return { kind: 'too-short' };
  if (requested === null) return { kind: 'searching' };
  if (data) return { kind: 'found', ...data };
  return { kind: error instanceof SearchError ? error.kind : 'searching' };
}

class SearchError extends Error {
  constructor(readonly kind: 'searching' | 'signed-out' | 'failed') {
    super(kind);
  }
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

async function fetchHits(text: string, signal: AbortSignal) {
  const found = await read(pathTo('search', { text }), searchResponse, signal);
  if (found.ok) return found.value;
  if (signal.aborted) throw new SearchError('searching');
  throw new SearchError(found.signedOut ? 'signed-out' : 'failed');
}

export function hitLink(hit: SearchHit): { href: string; text: string } {
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' | ');
  switch (hit.index) {
    case 'events':
      return { href: routes.event(hit.id), text: join('Event', hit.eventName, hit.location) };
    case 'organizations':
      return { href: routes.organization(hit.id), text: join('Org.', hit.name) };
    case 'contacts':
      return {
        href: routes.contact(hit.id),
        text: join('Contact', fullName(hit.firstName, hit.lastName)),
      };
  }
}

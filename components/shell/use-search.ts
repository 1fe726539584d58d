'use client';
import { useDebouncedLoad } from '@/components/ui/use-debounced-load';
import { read } from '@/lib/browser/read';
import { type SearchHit, searchResponse } from '@/lib/contract/entities/search';
import { pathTo } from '@/lib/contract/paths';
import { safePathText } from '@/lib/contract/text';
import { fullName } from '@/lib/format/text';
import { routes } from '@/lib/routes';

/** Characters. */
export const SEARCH_MINIMUM = 3;

export type SearchState =
  | { kind: 'idle' | 'too-short' | 'searching' | 'failed' | 'signed-out' }
  /** The first hits of `total`. */
  | { kind: 'found'; hits: SearchHit[]; total: number };

export function useSearch(typed: string): SearchState {
  // Texts that the backend receives alike are searched once.
  const text = safePathText(typed);
  const isLongEnough = text.length >= SEARCH_MINIMUM;
  const found = useDebouncedLoad(loadHits, isLongEnough ? text : null);
  if (typed === '') return { kind: 'idle' };
  if (!isLongEnough) return { kind: 'too-short' };
  return found ?? { kind: 'searching' };
}

async function loadHits(text: string, signal: AbortSignal): Promise<SearchState> {
  const found = await read(pathTo('search', { text }), searchResponse, signal);
  if (found.ok) return { kind: 'found', ...found.value };
  return { kind: found.signedOut ? 'signed-out' : 'failed' };
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

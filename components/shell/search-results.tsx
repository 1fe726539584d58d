'use client';
import { usePathname } from 'next/navigation';
import { AppLink, SESSION_ENDED, SignInAgain } from '@/components/ui/app-link';
import { pathTextChange } from '@/lib/contract/text';
import { hitLink, SEARCH_MINIMUM, type SearchState, useSearch } from './use-search';

export interface SearchResultsProps {
  text: string;
  /** A hit was chosen whose page is this one. */
  onStay: () => void;
}

export function SearchResults({ text, onStay }: SearchResultsProps) {
  const page = usePathname();
  const search = useSearch(text);
  const { replaced } = pathTextChange(text);
  const status = statusText(search);
  const hits = search.kind === 'found' ? search.hits : [];
  return (
    <>
      <p aria-live="polite" className={status === '' ? 'sr-only' : 'pt-2 text-muted text-sm'}>
        {status}
        {search.kind === 'signed-out' ? (
          <>
            {' '}
            <SignInAgain />
          </>
        ) : null}
      </p>
      {hits.length > 0 ? (
        <ul aria-label="Search results" className="mt-1 max-h-[60vh] overflow-y-auto">
          {hits.map(hitLink).map(({ href, text }) => (
            <li key={href}>
              <AppLink
                href={href}
                {...(href === page && { onClick: onStay })}
                className="flex min-h-9 items-center rounded px-2 py-1 hover:bg-brand-soft focus:bg-brand-soft"
              >
                <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
              </AppLink>
            </li>
          ))}
        </ul>
      ) : null}
      {replaced.length > 0 ? (
        <p className="pt-2 text-muted text-sm">
          These characters are searched as spaces: {replaced.join(' ')}
        </p>
      ) : null}
      {search.kind === 'too-short' ? (
        <p className="pt-2 text-muted text-sm">Type at least {SEARCH_MINIMUM} characters.</p>
      ) : null}
    </>
  );
}

function statusText(search: SearchState): string {
  switch (search.kind) {
    case 'idle':
    case 'too-short':
      return '';
    case 'searching':
      return 'Searching…';
    case 'failed':
      return 'The search failed. Try again.';
    case 'signed-out':
      return SESSION_ENDED;
    case 'found':
      if (search.hits.length === 0) return 'No search results found...';
      return countText(search.hits.length, search.total);
  }
}

function countText(shown: number, total: number): string {
  if (total > shown) return `${shown} of ${total} results`;
  return shown === 1 ? '1 result' : `${shown} results`;
}

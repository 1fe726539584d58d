'use client';
/** The hits of a search, each a link that reads as its index asks. */
import { usePathname } from 'next/navigation';
import { AppLink, SignInAgain } from '@/components/ui/app-link';
import type { SearchHit } from '@/lib/contract/entities/search';
import { fullName } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import type { SearchState } from './use-search';

interface SearchHitsProps {
  search: SearchState;
  /** A hit was chosen whose page is this one. */
  onStay: () => void;
}

export function SearchHits({ search, onStay }: SearchHitsProps) {
  const page = usePathname();
  const said = sentence(search);
  const hits = search.kind === 'found' ? search.hits : [];
  return (
    <>
      <p aria-live="polite" className={said === '' ? 'sr-only' : 'pt-2 text-muted text-sm'}>
        {said}
        {search.kind === 'signed-out' ? (
          <>
            {' '}
            <SignInAgain />
          </>
        ) : null}
      </p>
      {hits.length > 0 ? (
        <ul aria-label="Search results" className="mt-1 max-h-[60vh] overflow-y-auto">
          {hits.map((hit) => {
            const { href, text } = linkOf(hit);
            return (
              <li key={href}>
                <AppLink
                  href={href}
                  {...(href === page && { onClick: onStay })}
                  className="flex min-h-9 items-center rounded px-2 py-1 hover:bg-brand-soft focus:bg-brand-soft"
                >
                  <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
                </AppLink>
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}

function sentence(search: SearchState): string {
  switch (search.kind) {
    case 'idle':
    case 'too-short':
      return '';
    case 'searching':
      return 'Searching…';
    case 'failed':
      return 'The search failed. Please try again.';
    case 'signed-out':
      return 'Your session has ended.';
    case 'found':
      if (search.hits.length === 0) return 'No search results found...';
      return count(search.hits.length, search.total);
  }
}

function count(shown: number, total: number): string {
  if (total > shown) return `${shown} of ${total} results`;
  return shown === 1 ? '1 result' : `${shown} results`;
}

/** Missing parts are left out rather than printed as words. */
export function linkOf(hit: SearchHit): { href: string; text: string } {
  const read = (...parts: (string | null)[]) => parts.filter(Boolean).join(' | ');
  switch (hit.index) {
    case 'events':
      return { href: routes.event(hit.id), text: read('Event', hit.eventName, hit.location) };
    case 'organizations':
      return { href: routes.organization(hit.id), text: read('Org.', hit.name) };
    case 'contacts':
      return {
        href: routes.contact(hit.id),
        text: read('Contact', fullName(hit.firstName, hit.lastName)),
      };
  }
}

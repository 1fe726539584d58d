'use client';
/** The results of a search, or why the text cannot be searched for. Loaded on demand. */
import { pathTextChange } from '@/lib/contract/text';
import { SearchHits } from './search-hits';
import { SEARCH_MINIMUM, useSearch } from './use-search';

export interface SearchResultsProps {
  text: string;
  /** A hit was chosen whose page is this one. */
  onStay: () => void;
}

export function SearchResults({ text, onStay }: SearchResultsProps) {
  const search = useSearch(text);
  const { replaced } = pathTextChange(text);
  return (
    <>
      <SearchHits search={search} onStay={onStay} />
      {replaced.length > 0 ? (
        <p className="pt-2 text-muted text-sm">
          Cannot be searched for and {replaced.length === 1 ? 'counts' : 'count'} as a blank:{' '}
          {replaced.join(' ')}
        </p>
      ) : null}
      {search.kind === 'too-short' ? (
        <p className="pt-2 text-muted text-sm">Type at least {SEARCH_MINIMUM} characters.</p>
      ) : null}
    </>
  );
}

'use client';
import { useEffect, useState } from 'react';
import { hitLink, useSearch } from '@/components/shell/use-search';
import { NewTabLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';
import type { SearchHit } from '@/lib/contract/entities/search';

const SHOWN = 5;

export interface MatchesProps {
  index: SearchHit['index'];
  typed: string;
}

/** Existing records that resemble the typed name. */
export function Matches({ index, typed }: MatchesProps) {
  const search = useSearch(typed.trim());
  const [hits, setHits] = useState<SearchHit[]>([]);
  const found = search.kind === 'found' ? search.hits : null;

  // The last hits stay until the next response, so that the page does not jump.
  useEffect(() => {
    if (found) setHits(found.filter((hit) => hit.index === index).slice(0, SHOWN));
  }, [found, index]);

  return (
    <div role="status" className="text-sm">
      {hits.length > 0 ? (
        <>
          <p className="pt-1 text-warning">There is already something similar:</p>
          <ul>
            {hits.map(hitLink).map(({ href, text }) => (
              <li key={href}>
                <NewTabLink href={href} className={CELL_LINK}>
                  <bdi className="wrap-anywhere">{text}</bdi>
                </NewTabLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

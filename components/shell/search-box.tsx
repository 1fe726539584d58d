'use client';
/** Search over organizations, contacts and events: field, close icon and the hits below. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { arrowStep, moveFocus } from '@/components/ui/move-focus';
import { pathTextChange } from '@/lib/contract/values';
import { SearchHits } from './search-hits';
import { SEARCH_MINIMUM, useSearch } from './use-search';

export function SearchBox({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const search = useSearch(text);
  const { replaced } = pathTextChange(text);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLElement>(null);

  useEffect(() => field.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const step = arrowStep(event.key);
    if (step === null) return;
    event.preventDefault();
    moveFocus(box.current, 'input, li a', step);
  };

  return (
    <search
      ref={box}
      onKeyDown={onKeyDown}
      className="absolute inset-x-0 top-full z-40 border-line border-b bg-surface text-ink shadow-float"
    >
      <div className="mx-auto max-w-3xl px-3 py-3">
        <div className="flex items-center gap-2">
          <input
            ref={field}
            type="text"
            inputMode="search"
            autoComplete="off"
            spellCheck={false}
            aria-label="Search"
            placeholder="Search for Orgs., events or contacts..."
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            className="h-10 min-w-0 flex-1 rounded border border-line-strong bg-surface px-3 placeholder:text-muted"
          />
          <button
            type="button"
            onClick={onClose}
            className="flex size-10 items-center justify-center rounded text-muted hover:bg-sunken hover:text-ink"
          >
            <CloseIcon />
            <span className="sr-only">Close search</span>
          </button>
        </div>
        <SearchHits search={search} onStay={onClose} />
        {replaced.length > 0 ? (
          <p className="pt-2 text-muted text-sm">
            Cannot be searched for and {replaced.length === 1 ? 'counts' : 'count'} as a blank:{' '}
            {replaced.join(' ')}
          </p>
        ) : null}
        {search.kind === 'too-short' ? (
          <p className="pt-2 text-muted text-sm">Type at least {SEARCH_MINIMUM} characters.</p>
        ) : null}
      </div>
    </search>
  );
}

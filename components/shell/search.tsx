'use client';
/**
 * The search over organizations, contacts and events. It is a popover, which the browser opens and focuses before
 * hydration. The results are loaded lazily.
 */
import { usePathname } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { arrowStep, moveFocus } from '@/components/ui/focus';
import { CloseIcon, SearchIcon } from '@/components/ui/icons';
import { lazyPart } from '@/components/ui/lazy-part';

const SearchResults = lazyPart(
  async () => (await import('./search-results')).SearchResults,
  function ResultsPlaceholder() {
    return <p className="pt-2 text-muted text-sm in-data-failed:hidden">Searching…</p>;
  },
);

export function Search() {
  const page = usePathname();
  const shownOn = useRef(page);
  const [text, setText] = useState('');
  const [used, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // React renders the attribute on the server only.
  useLayoutEffect(() => field.current?.setAttribute('autofocus', ''), []);

  // Closes once the page of a chosen hit is shown.
  useEffect(() => {
    if (shownOn.current !== page) box.current?.hidePopover();
    shownOn.current = page;
  }, [page]);

  const close = () => {
    button.current?.focus();
    box.current?.hidePopover();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    const step = arrowStep(event.key);
    if (step === null) return;
    event.preventDefault();
    moveFocus(box.current, 'input, li a', step);
  };

  return (
    <div className="sm:ml-auto">
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        onPointerEnter={SearchResults.preload}
        onFocus={SearchResults.preload}
        className="flex h-10 items-center gap-1.5 rounded px-2.5 font-medium text-on-bar hover:bg-bar-raised"
      >
        <SearchIcon />
        <span className="max-sm:sr-only">Search</span>
      </button>
      <search
        ref={box}
        id={id}
        // Stays open until it is closed explicitly.
        popover="manual"
        onToggle={({ newState }) => {
          if (newState === 'open') setUsed(true);
          else setText('');
        }}
        onKeyDown={onKeyDown}
        // Below the bar, which has one row, or two on a narrow screen.
        className="absolute inset-x-0 top-[5.5rem] bottom-auto m-0 w-full max-w-none overflow-visible border-line border-b bg-surface text-ink shadow-float sm:top-[3.25rem]"
      >
        <div className="mx-auto max-w-3xl px-3 py-3">
          <div className="flex items-center gap-2">
            <input
              ref={field}
              type="text"
              inputMode="search"
              autoFocus
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
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
              className="flex size-10 items-center justify-center rounded text-muted hover:bg-sunken hover:text-ink"
            >
              <CloseIcon />
              <span className="sr-only">Close search</span>
            </button>
          </div>
          {used || text !== '' ? <SearchResults text={text} onStay={close} /> : null}
        </div>
      </search>
    </div>
  );
}

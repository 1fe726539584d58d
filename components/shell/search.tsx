'use client';
/**
 * The collapsible search over organizations, contacts and events. The browser itself opens the box and puts the focus
 * into its field, so that both work before the script is there; what it takes to search is loaded apart.
 */
import { usePathname } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { arrowStep, moveFocus } from '@/components/ui/focus';
import { CloseIcon, SearchIcon } from '@/components/ui/icons';
import { lazyPart } from '@/components/ui/lazy-part';

const SearchResults = lazyPart(
  async () => (await import('./search-results')).SearchResults,
  function Awaited() {
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

  // React sends this attribute with the server's page, and calls a function instead where it draws the field itself.
  useLayoutEffect(() => field.current?.setAttribute('autofocus', ''), []);

  // A chosen hit stays in sight until its page has come.
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
        // It stays, with its text, until it is closed.
        popover="manual"
        onToggle={({ newState }) => {
          if (newState === 'open') setUsed(true);
          else setText('');
        }}
        onKeyDown={onKeyDown}
        // Below the bar, whose height is that of one row, or of two on a narrow screen.
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

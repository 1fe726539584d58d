'use client';
/** The collapsible search box. What it takes to search is loaded when somebody first opens it. */
import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons';

// Without `ssr: false` it would have no boundary of its own, and the whole page would wait for it.
const SearchBox = dynamic(() => import('./search-box').then((module) => module.SearchBox), {
  ssr: false,
});

export function Search() {
  // Open on one page only: a chosen hit stays in sight until its page has come.
  const page = usePathname();
  const [openOn, setOpenOn] = useState<{ page: string | null } | null>(null);
  const open = openOn !== null && openOn.page === page;
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpenOn(null);
    button.current?.focus();
  };

  return (
    <div className="sm:ml-auto">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpenOn(open ? null : { page })}
        className="flex h-10 items-center gap-1.5 rounded px-2.5 font-medium text-on-bar hover:bg-bar-raised"
      >
        <SearchIcon />
        <span className="max-sm:sr-only">Search</span>
      </button>
      {open ? <SearchBox onClose={close} /> : null}
    </div>
  );
}

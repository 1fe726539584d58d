'use client';
/** The last address of each list in this tab, with the path of the opened row behind `#`. */
import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/hydrated-button';

const keyOf = (path: string) => `list ${path}`;

export const withRow = (address: string, row: string) => `${address}#${row}`;

export function storeListHref(path: string, address: string): void {
  try {
    sessionStorage.setItem(keyOf(path), address);
  } catch {
    // Without storage, links lead to the list without parameters.
  }
}

/** `path` alone if this tab has not shown the list. `shown` is the path of the page with the link. */
export function lastListHref(path: string, shown: string): string {
  return storedHref(path) ?? hrefInReferrer(path, shown) ?? path;
}

function storedHref(path: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(path));
  } catch {
    return null;
  }
}

/** In a tab that was opened from the list, the referrer is the list's address. */
function hrefInReferrer(path: string, shown: string): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && pathname === path
    ? withRow(`${pathname}${search}`, shown)
    : null;
}

/** A link to a list at its last address; without script, to the list without parameters. */
export function BackToList({ path, children }: { path: string; children: string }) {
  const hydrated = useHydrated();
  const shown = usePathname();
  return <ButtonLink href={hydrated ? lastListHref(path, shown) : path}>{children}</ButtonLink>;
}

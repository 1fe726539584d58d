'use client';
/**
 * Where each list was left in this tab: its address, with the path of the opened row behind `#`. A list that is opened at
 * such an address shows that row.
 */
import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/hydrated-button';

const keyOf = (path: string) => `list ${path}`;

export const withRow = (address: string, row: string) => `${address}#${row}`;

export function rememberList(path: string, address: string): void {
  try {
    sessionStorage.setItem(keyOf(path), address);
  } catch {
    // Without storage, links lead to the list without parameters.
  }
}

/** `path` alone where this tab does not know the list. `shown` is the path of the page with the link. */
export function listLeftAt(path: string, shown: string): string {
  return remembered(path) ?? addressInOpener(path, shown) ?? path;
}

function remembered(path: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(path));
  } catch {
    return null;
  }
}

/** A tab that was opened from the list knows its address from the referrer. */
function addressInOpener(path: string, shown: string): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && pathname === path
    ? withRow(`${pathname}${search}`, shown)
    : null;
}

/** A link to a list as it was left; without script, to the list without parameters. */
export function BackToList({ path, children }: { path: string; children: string }) {
  const hydrated = useHydrated();
  const shown = usePathname();
  return <ButtonLink href={hydrated ? listLeftAt(path, shown) : path}>{children}</ButtonLink>;
}

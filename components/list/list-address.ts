/**
 * Where each list was left in this tab: its address, and behind `#` the path of the row that was opened from it. A
 * list whose address comes with such a path shows that row.
 */

const keyOf = (path: string) => `list ${path}`;

export const withRow = (address: string, row: string) => `${address}#${row}`;

export function rememberList(path: string, address: string): void {
  try {
    sessionStorage.setItem(keyOf(path), address);
  } catch {
    // A browser that keeps nothing leads to the list as it is without parameters.
  }
}

/** `path` alone where this tab does not know the list. `shown` is the path of the page that leads back. */
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

/** A tab that was opened from the list, such as a row's, keeps nothing of that tab but its address. */
function addressInOpener(path: string, shown: string): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && pathname === path
    ? withRow(`${pathname}${search}`, shown)
    : null;
}

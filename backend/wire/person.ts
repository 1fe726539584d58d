/** People's names, as the wire prints them and as people do. */

/** A missing part shows as the literal word "null", as in the legacy (legacy-api.md §1.10). */
export function personName(first: string | null, last: string | null): string {
  return `${first} ${last}`;
}

/** In what people read a missing part is left out. */
export function writtenName(first: string | null, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

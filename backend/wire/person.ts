/** People as the wire prints them. */

/** A missing part shows as the literal word "null", as in the legacy (legacy-api.md §1.10). */
export function personName(first: string | null, last: string | null): string {
  return `${first} ${last}`;
}

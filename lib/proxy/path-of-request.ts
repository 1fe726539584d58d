/** The path of a request as the declarations of calls are compared with it. */
import 'server-only';

/**
 * Still encoded, and without a slash at its end, which is tolerated (legacy-api.md §1.1). Next's parsed `nextUrl` has
 * been normalised; the address itself tells `%2F` from a slash.
 */
export function pathOfRequest({ url }: Request): string {
  return new URL(url).pathname.replace(/\/$/, '');
}

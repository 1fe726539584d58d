import 'server-only';

const LONGEST = 2000;
/** Sign-in, sign-out, API, and pages about a failure. */
const EXCLUDED =
  /^\/(api|login|logout|saml|session-ended|signed-out|sign-in-problem|forbidden|unavailable|_next)(\/|$)/;
/** Base for detecting text that leads to another host. */
const BASE = 'http://here.invalid';

/**
 * Checks a post-login redirect. Returns path and query of a page of the application, and null for anything else: another
 * host in any spelling (`//host`, `/\host`, `https:host`), control characters, excluded paths, more than 2000 characters.
 */
export function safeReturnTo(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !/^\/(?![/\\])/.test(text)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which would join the rest
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return null;
  if (!URL.canParse(text, BASE)) return null;
  const url = new URL(text, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null;
  if (EXCLUDED.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

/** The post-login redirect. */
import 'server-only';

const LONGEST = 2000;
/** No destinations: sign-in, sign-out and pages about a failure. */
const EXCLUDED =
  /^\/(api|login|logout|saml|session-ended|signed-out|sign-in-problem|forbidden|unavailable|_next)(\/|$)/;
/** Base for detecting a text that leads to another host. */
const BASE = 'http://here.invalid';

/**
 * The path and query of a page of the application, or null for anything else: other hosts in any spelling
 * (`//host`, `/\host`, `https:host`), control characters, our own sign-in machinery, over-long text.
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

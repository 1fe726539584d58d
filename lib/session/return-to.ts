/** Where to go after signing in: a page of ours, or nowhere. */
import 'server-only';

const LONGEST = 2000;
/** Sign-in, sign-out and pages about a failure. */
const NO_DESTINATION =
  /^\/(api|login|logout|saml|session-ended|signed-out|sign-in-problem|forbidden|unavailable|_next)(\/|$)/;
/** Any host will do: it only serves to notice when the text leads to another one. */
const HERE = 'http://here.invalid';

/**
 * The path and query of a page of ours, or null for anything else: other hosts in any spelling
 * (`//host`, `/\host`, `https:host`), control characters, our own sign-in machinery, over-long text.
 */
export function safeReturnTo(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !/^\/(?![/\\])/.test(text)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which would join the rest
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const url = new URL(text, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null;
  if (NO_DESTINATION.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

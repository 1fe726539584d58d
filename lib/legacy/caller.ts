/** On whose behalf the backend is asked: the only things of a browser's request that may go upstream. */
import 'server-only';

export interface Caller {
  /** The backend's own cookies as a `Cookie` header; nothing else of the browser's. Empty when there are none. */
  cookieHeader: string;
  /** Value of the `XSRF-TOKEN` cookie, which every write repeats in a header (legacy-api.md §1.6). */
  xsrfToken: string | null;
  requestId: string;
  /** Aborted when nobody waits for answers any more, so that no more is asked in vain. */
  abandoned?: AbortSignal;
}

/** Context of a request to the backend: the only parts of a browser's request that may go upstream. */
import 'server-only';

export interface RequestContext {
  /** The backend's own cookies as a `Cookie` header; nothing else of the browser's. Empty when there are none. */
  cookieHeader: string;
  /** Value of the `XSRF-TOKEN` cookie, which every write repeats in a header (legacy-api.md §1.6). */
  xsrfToken: string | null;
  requestId: string;
  /**
   * Aborts when the time for the whole page or call is over. All requests to the backend share it; a request
   * without one gets the full time limit for itself.
   */
  deadline?: AbortSignal;
  /** Aborts when the client no longer waits for the response of a read. */
  abandoned?: AbortSignal;
  /** Names one click on Save, so that a request which the browser repeats is not sent upstream twice. */
  idempotencyKey?: string | undefined;
}

/** Context of a request to the backend: the only parts of a browser's request that may go upstream. */
import 'server-only';

export interface RequestContext {
  /** The backend's own cookies as a `Cookie` header; nothing else of the browser's. Empty when there are none. */
  cookieHeader: string;
  /** Value of the `XSRF-TOKEN` cookie, which every write repeats in a header (legacy-api.md §1.6). */
  xsrfToken: string | null;
  requestId: string;
  /** Shared by all backend requests of a page or call; without it, each request has the full time limit. */
  deadline?: AbortSignal;
  /** Aborts when the client no longer waits for the response of a read. */
  abandoned?: AbortSignal;
  /** Names one click on Save, so that a request which the browser repeats is not sent upstream twice. */
  idempotencyKey?: string | undefined;
}

/** The only parts of a browser's request that are sent to the backend. */
import 'server-only';

export interface RequestContext {
  /** `Cookie` header with the backend's own cookies only; empty without any. */
  cookieHeader: string;
  /** XSRF token: value of the `XSRF-TOKEN` cookie, which every write repeats in a header (legacy-api.md §1.6). */
  xsrfToken: string | null;
  requestId: string;
  /** Shared by all backend requests of a page or call; without it, each request has the full time limit. */
  deadline?: AbortSignal;
  /** Aborts when the client no longer waits for the response of a read. */
  abandoned?: AbortSignal;
  /** Names one click on Save: a repeated request with the same key is sent upstream once. */
  idempotencyKey?: string | undefined;
}

/**
 * The request that is being served, for middleware, pages and handlers alike: the session that one of them opened, and
 * what Next offers no way to set in a response. That is the HTTP status of a page that failed as a whole, which is all
 * that a monitor sees, and a header of every response that depends on a setting of the running server.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from '@/lib/every-request';
import { isHttps } from './cookie-names';
import type { LoadedSession } from './load-session';

interface Served extends Exchange {
  /** Of the backend's session cookies `backend`. */
  session?: { backend: string; opening: Promise<LoadedSession> };
}

/** One for the whole process: Next bundles this file more than once. */
const KEY = Symbol.for('outreach-tracking.http-exchange');
const globals: typeof globalThis & { [KEY]?: AsyncLocalStorage<Served> } = globalThis;
globals[KEY] ??= new AsyncLocalStorage<Served>();
const exchanges = globals[KEY];

/** A year. Only this host: what else the agency has under its domain is not ours to decide. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Makes the response known to what runs for the request, and sets the header of every response. */
export function followRequest(exchange: Exchange): void {
  exchanges.enterWith({ ...exchange });
  if (isHttps()) exchange.response.setHeader('strict-transport-security', STRICT_TRANSPORT);
}

/** The session of these cookies, opened once for all that serve the request. */
export function loadOncePerRequest(
  backend: string,
  open: () => Promise<LoadedSession>,
): { opening: Promise<LoadedSession>; again: boolean } {
  const served = exchanges.getStore();
  const earlier = served?.session;
  if (earlier?.backend === backend) return { opening: earlier.opening, again: true };
  const opening = open();
  if (served) served.session = { backend, opening };
  return { opening, again: false };
}

/**
 * Only for whole documents: when a navigation of the router fails with such a status, the browser would load the
 * page once more.
 */
export function setDocumentStatus(status: number): void {
  const exchange = exchanges.getStore();
  if (!exchange || exchange.response.headersSent || exchange.request.headers.rsc) return;
  exchange.response.statusCode = status;
}

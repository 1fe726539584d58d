/**
 * What Next offers no way to set in a response: the HTTP status of a page that failed as a whole, which is all that a
 * monitor sees, and a header of every response that depends on a setting of the running server.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Exchange } from '@/lib/every-request';
import { isHttps } from './cookie-names';

/** One for the whole process: Next bundles this file more than once. */
const KEY = Symbol.for('outreach-tracking.http-exchange');
const globals: typeof globalThis & { [KEY]?: AsyncLocalStorage<Exchange> } = globalThis;
globals[KEY] ??= new AsyncLocalStorage<Exchange>();
const exchanges = globals[KEY];

/** A year. Only this host: what else the agency has under its domain is not ours to decide. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Makes the response known to what runs for the request, and sets the header of every response. */
export function followRequest(exchange: Exchange): void {
  exchanges.enterWith(exchange);
  if (isHttps()) exchange.response.setHeader('strict-transport-security', STRICT_TRANSPORT);
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

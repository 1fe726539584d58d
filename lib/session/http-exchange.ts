/**
 * The HTTP request and response that are being served, shared by middleware, pages and route handlers: the session that one
 * of them loaded, and response properties that Next has no API for, such as the status of a page.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isHttps } from './cookies';
import type { LoadedSession } from './load-session';

const exchange = z.object({
  request: z.instanceof(IncomingMessage),
  response: z.instanceof(ServerResponse),
});

export type HttpExchange = z.output<typeof exchange>;

/** Calls `listeners` in their order before any server of this process receives a request. */
export function onEveryRequest(...listeners: ((exchange: HttpExchange) => void)[]): void {
  subscribe('http.server.request.start', (message) => {
    const started = exchange.parse(message);
    for (const listener of listeners) listener(started);
  });
}

interface ServedExchange extends HttpExchange {
  /** `backend`: values of the backend's session cookies. */
  session?: { backend: string; loading: Promise<LoadedSession> };
}

/** On `globalThis`, because Next bundles this file more than once. */
const KEY = Symbol.for('outreach-tracking.http-exchange');
const globals: typeof globalThis & { [KEY]?: AsyncLocalStorage<ServedExchange> } = globalThis;
globals[KEY] ??= new AsyncLocalStorage<ServedExchange>();
const exchanges = globals[KEY];

/** One year, in seconds. Not for subdomains, which are the agency's. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Makes the exchange available to all code that serves the request, and sets HSTS over TLS. */
export function followRequest(served: HttpExchange): void {
  exchanges.enterWith({ ...served });
  if (isHttps()) served.response.setHeader('strict-transport-security', STRICT_TRANSPORT);
}

/** Calls `load` once per request and backend session; `again` is true for later calls. */
export function loadOncePerRequest(
  backend: string,
  load: () => Promise<LoadedSession>,
): { loading: Promise<LoadedSession>; again: boolean } {
  const served = exchanges.getStore();
  const earlier = served?.session;
  if (earlier?.backend === backend) return { loading: earlier.loading, again: true };
  const loading = load();
  if (served) served.session = { backend, loading };
  return { loading, again: false };
}

/** Sets the status of a document. Not of a request of the router, after which the browser would reload the page. */
export function setDocumentStatus(status: number): void {
  const served = exchanges.getStore();
  if (!served || served.response.headersSent || served.request.headers.rsc) return;
  served.response.statusCode = status;
}

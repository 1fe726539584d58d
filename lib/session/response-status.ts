/**
 * Sets the HTTP status of a page that failed as a whole. A rendered page has no way of its own to do so, and a
 * monitor sees nothing but the status.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const started = z.object({
  request: z.instanceof(IncomingMessage),
  response: z.instanceof(ServerResponse),
});

/** One for the whole process: Next bundles this file more than once. */
const KEY = Symbol.for('outreach-tracking.http-exchange');
const globals: typeof globalThis & { [KEY]?: AsyncLocalStorage<Exchange> } = globalThis;
globals[KEY] ??= new AsyncLocalStorage<Exchange>();
const exchanges = globals[KEY];

/** Follows every request of this process's HTTP servers. To be called once, before the first request. */
export function followRequests(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { success, data } = started.safeParse(message);
    if (success) exchanges.enterWith(data);
  });
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

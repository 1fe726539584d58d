/** Requests of this process's HTTP servers, before any server gets them; Node publishes each one. */
import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

const exchange = z.object({
  request: z.instanceof(IncomingMessage),
  response: z.instanceof(ServerResponse),
});

export type Exchange = z.output<typeof exchange>;

/** Calls `listeners` in their order for every request from now on. To be called before the first request. */
export function onEveryRequest(...listeners: ((exchange: Exchange) => void)[]): void {
  subscribe('http.server.request.start', (message) => {
    const started = exchange.parse(message);
    for (const listener of listeners) listener(started);
  });
}

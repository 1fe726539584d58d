/**
 * Adds the address of every request's peer to the end of its `X-Forwarded-For`, as proxies do. Next sets the header only
 * where the browser sent none, so that a made-up one would reach the backend alone.
 */
import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { z } from 'zod';

const HEADER = 'x-forwarded-for';

const started = z.object({ request: z.instanceof(IncomingMessage) });

/** For every server of this process, from now on. Node publishes a request before any server gets it. */
export function addPeerAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = started.parse(message);
    const hops = [request.headers[HEADER] ?? [], request.socket.remoteAddress ?? []].flat();
    request.headers[HEADER] = hops.join(', ');
  });
}

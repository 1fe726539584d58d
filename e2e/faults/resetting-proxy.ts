/**
 * A proxy between browser and application that forwards a write, and resets the browser's connection instead of
 * responding: the browser repeats the request by itself on every connection that it has kept open.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ResettingProxy {
  /** For `proxy.server` of a browser context. */
  server: string;
  /** Drops the next responses to writes. */
  reset: (writes: number) => void;
  /** Writes of the browser since `reset`. */
  received: () => number;
  close: () => void;
}

export async function startResettingProxy(): Promise<ResettingProxy> {
  let left = 0;
  let received = 0;

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isWrite = incoming.method !== 'GET' && incoming.url?.includes('/api/');
    const body = await buffer(incoming);
    if (isWrite) received += 1;
    const upstream = request(
      incoming.url ?? '',
      { method: incoming.method, headers: incoming.headers },
      async (answer) => {
        if (isWrite && left > 0) {
          left -= 1;
          await buffer(answer).catch(() => null);
          incoming.socket.resetAndDestroy();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    upstream.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    server: `http://127.0.0.1:${address.port}`,
    reset: (writes) => {
      left = writes;
      received = 0;
    },
    received: () => received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

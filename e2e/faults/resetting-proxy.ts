/**
 * A proxy between browser and application that forwards a write and resets the browser's connection instead of
 * responding. The browser itself repeats the request on every connection that it has kept open.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** `server` is for the `proxy` of a browser context. */
export async function startResettingProxy() {
  let left = 0;
  let received = 0;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, headers, url = '' } = incoming;
    const isWrite = method !== 'GET' && url.includes('/api/');
    const body = await buffer(incoming);
    if (isWrite) received += 1;
    const upstream = request(url, { method, headers }, async (response) => {
      if (isWrite && left > 0) {
        left -= 1;
        await buffer(response).catch(() => null);
        incoming.socket.resetAndDestroy();
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    upstream.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    server: `http://127.0.0.1:${address.port}`,
    /** Resets the connections of the next writes. */
    reset: (writes: number) => {
      left = writes;
      received = 0;
    },
    /** Number of writes since `reset`. */
    received: () => received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

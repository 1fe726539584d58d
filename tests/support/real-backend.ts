/** A backend on a real port, for tests of connections and streams. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import nock from 'nock';
import { z } from 'zod';

export interface RealBackend {
  address: string;
  /** Replaced by each test. */
  respond: RequestListener;
  stop(): Promise<void>;
}

/** Allows requests to 127.0.0.1 in this test file. */
export async function startRealBackend(): Promise<RealBackend> {
  nock.enableNetConnect(/^127\.0\.0\.1:/);
  const server = createServer((request, response) => backend.respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const backend: RealBackend = {
    address: `http://127.0.0.1:${port}`,
    respond: (_request, response) => response.end(),
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return backend;
}

/** A backend on a real port, for what stubs cannot show. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import nock from 'nock';
import { z } from 'zod';

export interface RealBackend {
  address: string;
  /** May be replaced by each test. */
  answer: RequestListener;
  stop(): Promise<void>;
}

/** Lets the requests of this test file through to it; every other host stays unreachable. */
export async function startRealBackend(): Promise<RealBackend> {
  nock.enableNetConnect(/^127\.0\.0\.1:/);
  const server = createServer((request, response) => backend.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const backend: RealBackend = {
    address: `http://127.0.0.1:${port}`,
    answer: (_request, response) => response.end(),
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return backend;
}

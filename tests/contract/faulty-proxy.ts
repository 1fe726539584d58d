/** A proxy that records requests and changes responses of a real backend. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { send } from '@/tests/backend/support/client';
import type { Headers } from './client';

type Reply = { status: number; text: string };
/** Undefined forwards the backend's own response. */
export type Fault = (
  request: { method: string; path: string },
  response: Reply,
) => Reply | undefined;

const textHeaders = z.record(z.string(), z.string());
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** Without a backend every response is an empty 200. */
export async function startProxy(backend: string | null, fault: Fault = () => undefined) {
  const received: { method: string; path: string; headers: Headers }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url: path = '' } = incoming;
    const request = { method, path, headers: textHeaders.parse(incoming.headers) };
    received.push(request);
    const body = Buffer.concat(chunks).toString('utf8');
    const response =
      backend === null
        ? { status: 200, headers: {}, text: '' }
        : await send(backend, { ...request, ...(body && { body }) });
    const { status, text } = fault(request, response) ?? response;
    const headers = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
    const length = { 'content-length': Buffer.byteLength(text) };
    outgoing.writeHead(status, { ...Object.fromEntries(headers), ...length }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const stop = async () => {
    server.close();
    await once(server, 'close');
  };
  return { baseUrl: `http://127.0.0.1:${port}`, received, stop };
}

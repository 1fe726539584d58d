/** Stands before a real backend, remembers what it is asked, and spoils what it is told to. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { type Answer, type Headers, writingLine } from './line';

type Reply = Pick<Answer, 'status' | 'text'>;
/** Undefined passes the backend's own answer on. */
export type Spoil = (request: { method: string; path: string }, answer: Reply) => Reply | undefined;

const textHeaders = z.record(z.string(), z.string());
const EMPTY: Answer = { status: 200, headers: {}, setCookies: [], text: '' };
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** Without a backend everything is answered with an empty 200. */
export async function startProxy(backend: string | null, spoil: Spoil = () => undefined) {
  const asked: { method: string; path: string; headers: Headers }[] = [];
  const send = writingLine({ baseUrl: backend ?? '', pauseMs: 0, timeoutMs: 30_000 });
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = '', url: path = '' } = incoming;
    const request = { method, path, headers: textHeaders.parse(incoming.headers) };
    asked.push(request);
    const body = Buffer.concat(chunks).toString('utf8');
    const answer = backend === null ? EMPTY : await send({ ...request, ...(body && { body }) });
    const { status, text } = spoil(request, answer) ?? answer;
    const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
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
  return { baseUrl: `http://127.0.0.1:${port}`, asked, stop };
}

/** Requests exactly as written: no redirect is followed, no address is tidied up. */
import { type IncomingHttpHeaders, request } from 'node:http';

export type Sent = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each Set-Cookie line. */
  setCookies: string[];
  text: string;
  json: () => unknown;
};

export function send(base: string, { method = 'GET', path, headers = {}, body }: Sent) {
  const { hostname, port } = new URL(base);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            setCookies: incoming.headers['set-cookie'] ?? [],
            text,
            json: () => JSON.parse(text),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

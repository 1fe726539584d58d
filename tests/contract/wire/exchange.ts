/** One request and its answer, exactly as they went over the wire: no redirect is followed. */
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

export type Headers = Record<string, string>;
export interface Sent {
  method: string;
  path: string;
  headers?: Headers;
  body?: string;
}
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  setCookies: string[];
  text: string;
}
export interface Manners {
  baseUrl: string;
  /** Rest before each request. */
  pauseMs: number;
  timeoutMs: number;
}

export type Send = (sent: Sent) => Promise<Answer>;
export type Get = (path: string, headers?: Headers) => Promise<Answer>;

const USER_AGENT = 'outreach-tracking-contract-suite/2.8';

/** The reads that change something (legacy-api.md §5.2, §1.5). */
const NOT_HARMLESS = /\/send-invite\b|\/logout\b/i;

/** A mistake of ours: nothing was sent. */
export class Harmful extends Error {}

/** Can send nothing but harmless reads: whoever holds only this cannot write. */
export function harmlessLine(manners: Manners): Get {
  return async (path, headers = {}) => {
    if (NOT_HARMLESS.test(path)) throw new Harmful(path);
    return exchange(manners, { method: 'GET', path, headers });
  };
}

/** Can send everything. */
export function writingLine(manners: Manners): Send {
  return (sent) => exchange(manners, sent);
}

async function exchange(manners: Manners, { method, path, headers, body }: Sent): Promise<Answer> {
  if (manners.pauseMs > 0) await sleep(manners.pauseMs);
  const address = manners.baseUrl.replace(/\/$/, '') + path;
  const request = address.startsWith('https:') ? tlsRequest : plainRequest;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = {
    method,
    agent: false,
    headers: { 'user-agent': USER_AGENT, accept: 'application/json', ...length, ...headers },
    signal: AbortSignal.timeout(manners.timeoutMs),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(address, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          setCookies: incoming.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

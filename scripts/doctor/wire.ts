/** One GET as it goes over the wire: no redirect is followed, and no `Origin` is sent unless it is given. */
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { NoAnswer, noAnswer } from './no-answer';

export interface Answer {
  status: number;
  /** Without its parameters, in lower case; empty where none was sent. */
  type: string;
  header: (name: string) => string | null;
  setCookies: string[];
  text: string;
  /** IP address that answered. */
  address: string;
  /** Last moment of the server's certificate; null without TLS. */
  certificateEnd: Date | null;
}

/** A list of twenty search hits has a few ten kilobytes. */
const BODY_LIMIT = 1024 * 1024;
const USER_AGENT = 'outreach-tracking-doctor/2.8';

/** Throws NoAnswer. `timeoutMs` is for all of it, from the name's resolution to the end of the body. */
export function get(
  url: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = url.startsWith('https:') ? tlsRequest : plainRequest;
  const signal = AbortSignal.timeout(timeoutMs);
  const options = {
    agent: false,
    headers: { 'user-agent': USER_AGENT, accept: '*/*', ...headers },
    signal,
  };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(noAnswer(signal.aborted ? signal.reason : error, url, timeoutMs));
    const outgoing = request(url, options, (incoming) => {
      incoming.on('error', fail);
      read(incoming).then(resolve, reject);
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}

function read(incoming: IncomingMessage): Promise<Answer> {
  const { socket } = incoming;
  // Both are gone once the connection is closed.
  const address = socket.remoteAddress ?? '';
  const certificateEnd =
    socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null;
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > BODY_LIMIT) {
        reject(new NoAnswer('other', 'It answers with more than 1 MiB, which is no such answer.'));
        incoming.destroy();
      } else chunks.push(chunk);
    });
    incoming.on('end', () =>
      resolve({
        status: incoming.statusCode ?? 0,
        type: (incoming.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
        header: (name) => [incoming.headers[name] ?? null].flat()[0] ?? null,
        setCookies: incoming.headers['set-cookie'] ?? [],
        text: Buffer.concat(chunks).toString('utf8'),
        address,
        certificateEnd,
      }),
    );
  });
}

export function isRedirect({ status, header }: Answer): boolean {
  return status >= 300 && status < 400 && header('location') !== null;
}

export function isPage({ type, text }: Answer): boolean {
  return type === 'text/html' || /^\s*<(?:!doctype html|html)/i.test(text);
}

/** Undefined when the body is no JSON. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Scheme, host and path: a query may hold what belongs to a person or a session. */
export function placeOf({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

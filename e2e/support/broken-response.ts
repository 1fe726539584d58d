/** Every way in which the relay breaks a response of the stand-in. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface WholeResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Response of the stand-in. */
  whole: WholeResponse;
}

const DELAY_MS = 2_000;
const DRIP_MS = 400;
/** Time for the client to read the bytes before the connection ends. */
const BEFORE_RESET_MS = 60;
const SIGN_IN_PAGE =
  '<!doctype html><html><title>Sign in</title><form action="/login" method="post"></form></html>';
const ERROR_PAGE =
  '<!doctype html><html><title>500</title><h1>Whitelabel Error</h1><pre>secret detail</pre></html>';
const JSON_TYPE = 'application/json';
const HTML_TYPE = 'text/html;charset=UTF-8';

export const BREAKS = {
  delay: (exchange) => void setTimeout(() => forwardResponse(exchange), DELAY_MS),
  silence: () => {},
  drip: (exchange) => {
    const { outgoing } = exchange;
    begin(exchange);
    const timer = setInterval(() => outgoing.write(' '), DRIP_MS);
    outgoing.on('close', () => clearInterval(timer));
  },
  'hang-up': ({ incoming }) => void incoming.socket.resetAndDestroy(),
  'reset-in-headers': ({ incoming: { socket } }) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Ty');
    setTimeout(() => socket.resetAndDestroy(), BEFORE_RESET_MS);
  },
  'reset-in-body': (exchange) => cutOff(exchange, half(exchange), 10, 'resetAndDestroy'),
  'short-body': (exchange) => cutOff(exchange, half(exchange), 1, 'destroy'),
  'long-length': (exchange) => cutOff(exchange, exchange.whole.body, 1_000, 'resetAndDestroy'),
  'server-error': respondWith(500, JSON_TYPE, '{"message":"secret detail"}'),
  'html-error': respondWith(500, HTML_TYPE, ERROR_PAGE),
  'signed-out': redirectTo('/login'),
  'foreign-redirect': redirectTo('https://login.example:8443/sso?x=1'),
  'sign-in-page': respondWith(200, HTML_TYPE, SIGN_IN_PAGE),
  malformed: respondWith(200, JSON_TYPE, '[{"orgId": 1, "orgname": "half a na'),
  'wrong-shape': respondWith(200, JSON_TYPE, '{"unexpected":[1,{"two":"three"}]}'),
  oversized: (exchange) => {
    begin(exchange);
    writeEndlessJson(exchange.outgoing);
  },
  'two-documents': (exchange) => {
    const { body } = exchange.whole;
    begin(exchange);
    exchange.outgoing.end(body.length > 0 ? Buffer.concat([body, body]) : '{}{}');
  },
  'no-content': ({ outgoing }) => void outgoing.writeHead(204).end(),
  'no-body': ({ outgoing }) => void outgoing.writeHead(200, { 'content-length': 0 }).end(),
  null: respondWith(200, JSON_TYPE, 'null'),
  'empty-object': respondWith(200, JSON_TYPE, '{}'),
  'no-location': ({ outgoing }) => void outgoing.writeHead(201, { 'content-length': 0 }).end(),
  'no-id': ({ outgoing }) => {
    outgoing.writeHead(201, { location: 'http://backend/api/created/', 'content-length': 0 }).end();
  },
} satisfies Record<string, (exchange: Exchange) => void>;

export type FaultKind = keyof typeof BREAKS;

export function forwardResponse({ outgoing, whole: { status, headers, body } }: Exchange): void {
  outgoing.writeHead(status, headers).end(body);
}

function respondWith(status: number, type: string, body: string) {
  return ({ outgoing }: Exchange) =>
    void outgoing.writeHead(status, { 'content-type': type }).end(body);
}

function redirectTo(location: string) {
  return ({ outgoing }: Exchange) => void outgoing.writeHead(302, { location }).end();
}

const half = ({ whole: { body } }: Exchange) => body.subarray(0, body.length / 2);

/** Sends the headers for a body of another length than the stand-in's. A 204 becomes a 200. */
function begin({ outgoing, whole }: Exchange, length?: number): void {
  const { 'content-length': _, 'transfer-encoding': _encoding, ...headers } = whole.headers;
  outgoing.writeHead(whole.status === 204 ? 200 : whole.status, {
    'content-type': JSON_TYPE,
    ...headers,
    ...(length !== undefined && { 'content-length': length }),
  });
  outgoing.flushHeaders();
}

/** Announces `missing` bytes more than the whole body, sends the part, and ends the connection. */
function cutOff(
  exchange: Exchange,
  part: Buffer,
  missing: number,
  ending: 'destroy' | 'resetAndDestroy',
): void {
  begin(exchange, exchange.whole.body.length + missing);
  exchange.outgoing.write(part);
  setTimeout(() => exchange.incoming.socket[ending](), BEFORE_RESET_MS);
}

const PIECE = `${JSON.stringify({ orgId: 1, orgname: 'x'.repeat(60_000) })},`;
/** About 10 MB a second. */
const PIECE_MS = 6;

function writeEndlessJson(outgoing: ServerResponse): void {
  outgoing.write('[');
  const timer = setInterval(() => {
    if (!outgoing.writableNeedDrain) outgoing.write(PIECE);
  }, PIECE_MS);
  outgoing.on('close', () => clearInterval(timer));
}

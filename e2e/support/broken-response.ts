/** Every way in which the relay breaks a response. Truncated headers and bodies are written to the raw socket. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Of the stand-in, or a substitute when it did not get the request. */
export interface WholeResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  whole: WholeResponse;
}

const DELAY_MS = 2_000;
const DRIP_MS = 400;
/** The other side reads the bytes before the reset. */
const UNTIL_RESET_MS = 60;
const SIGN_IN_PAGE =
  '<!doctype html><html><title>Sign in</title><form action="/login" method="post"></form></html>';
const ERROR_PAGE =
  '<!doctype html><html><title>500</title><h1>Whitelabel Error</h1><pre>secret detail</pre></html>';

export const BREAKS = {
  delay: ({ outgoing, whole }) =>
    void setTimeout(() => {
      outgoing.writeHead(whole.status, whole.headers);
      // A 204 has no body.
      outgoing.end(whole.body.length > 0 ? whole.body : undefined);
    }, DELAY_MS),
  silence: () => {},
  drip: (exchange) => {
    const { outgoing } = exchange;
    begin(exchange);
    const timer = setInterval(() => outgoing.write(' '), DRIP_MS);
    outgoing.on('close', () => clearInterval(timer));
  },
  'hang-up': ({ incoming }) => void incoming.socket.resetAndDestroy(),
  'reset-in-headers': (exchange) => raw(exchange, 'HTTP/1.1 200 OK\r\nContent-Ty', 'reset'),
  'reset-in-body': (exchange) => {
    const { body } = exchange.whole;
    raw(exchange, head(exchange, body.length + 10), 'reset', body.subarray(0, body.length / 2));
  },
  'short-body': (exchange) => {
    const { body } = exchange.whole;
    raw(exchange, head(exchange, body.length + 1), 'close', body.subarray(0, body.length / 2));
  },
  'long-length': (exchange) => {
    const { body } = exchange.whole;
    raw(exchange, head(exchange, body.length + 1_000), 'reset', body);
  },
  'server-error': give(500, 'application/json', '{"message":"secret detail"}'),
  'html-error': give(500, 'text/html;charset=UTF-8', ERROR_PAGE),
  'signed-out': ({ outgoing }) => void outgoing.writeHead(302, { location: '/login' }).end(),
  'foreign-redirect': ({ outgoing }) =>
    void outgoing.writeHead(302, { location: 'https://login.example:8443/sso?x=1' }).end(),
  'sign-in-page': give(200, 'text/html;charset=UTF-8', SIGN_IN_PAGE),
  malformed: give(200, 'application/json', '[{"orgId": 1, "orgname": "half a na'),
  'wrong-shape': give(200, 'application/json', '{"unexpected":[1,{"two":"three"}]}'),
  oversized: (exchange) => {
    begin(exchange);
    endlessJson(exchange.outgoing);
  },
  'two-documents': ({ outgoing, whole }) => {
    const body = whole.body.length > 0 ? whole.body : Buffer.from('{}');
    const status = whole.status === 204 ? 200 : whole.status;
    const headers = { ...headersOf(whole), 'content-type': 'application/json' };
    outgoing.writeHead(status, headers).end(Buffer.concat([body, body]));
  },
  'no-content': ({ outgoing }) => void outgoing.writeHead(204).end(),
  'no-body': ({ outgoing }) => void outgoing.writeHead(200, { 'content-length': 0 }).end(),
  null: give(200, 'application/json', 'null'),
  'empty-object': give(200, 'application/json', '{}'),
  'no-location': ({ outgoing }) => void outgoing.writeHead(201, { 'content-length': 0 }).end(),
  'no-id': ({ outgoing }) => {
    outgoing.writeHead(201, { location: 'http://backend/api/created/', 'content-length': 0 }).end();
  },
} satisfies Record<string, (exchange: Exchange) => void>;

export type FaultKind = keyof typeof BREAKS;

/** These change the stand-in's own response. */
export const NEEDS_RESPONSE: readonly FaultKind[] = [
  ...(['delay', 'reset-in-body', 'short-body', 'long-length', 'two-documents'] as const),
];

export const NO_RESPONSE: WholeResponse = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('[]'),
};

function give(status: number, type: string, body: string) {
  return ({ outgoing }: Exchange) =>
    void outgoing.writeHead(status, { 'content-type': type }).end(body);
}

/** Headers that do not depend on the body. */
function headersOf({ headers }: WholeResponse): OutgoingHttpHeaders {
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    connection: _,
    ...kept
  } = headers;
  return kept;
}

/** A body of unknown length follows, so that a 204 becomes a 200. */
function begin({ outgoing, whole }: Exchange): void {
  outgoing.writeHead(whole.status === 204 ? 200 : whole.status, {
    'content-type': 'application/json',
    ...headersOf(whole),
  });
  outgoing.flushHeaders();
}

function head({ whole }: Exchange, length: number): string {
  const status = whole.status === 204 ? 200 : whole.status;
  const lines = Object.entries({
    'content-type': 'application/json',
    ...headersOf(whole),
    'content-length': String(length),
  }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}`),
  );
  return `HTTP/1.1 ${status} Broken\r\n${lines.join('\r\n')}\r\n\r\n`;
}

function raw(
  { incoming: { socket } }: Exchange,
  text: string,
  ending: 'reset' | 'close',
  body: Buffer = Buffer.alloc(0),
): void {
  socket.write(Buffer.concat([Buffer.from(text), body]));
  setTimeout(
    () => (ending === 'reset' ? socket.resetAndDestroy() : socket.destroy()),
    UNTIL_RESET_MS,
  );
}

const PIECE = `${JSON.stringify({ orgId: 1, orgname: 'x'.repeat(60_000) })},`;
/** About 10 MB a second. */
const PIECE_MS = 6;

function endlessJson(outgoing: ServerResponse): void {
  outgoing.write('[');
  const timer = setInterval(() => {
    if (!outgoing.writableNeedDrain) outgoing.write(PIECE);
  }, PIECE_MS);
  outgoing.on('close', () => clearInterval(timer));
}

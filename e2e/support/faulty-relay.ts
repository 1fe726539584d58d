/**
 * Stands between the second application and the stand-in and breaks what a test asks it to break. A fault belongs
 * to one backend session, so that tests running at the same time do not meet each other's faults.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { FAULTY_RELAY, STAND_IN } from './addresses';
import { BREAKS, NEEDS_RESPONSE, NOT_ASKED, type WholeResponse } from './broken-response';
import {
  COUNT_PATH,
  FAULT_PATH,
  type Fault,
  faultOf,
  HELD_PATH,
  SESSION_SUFFIX,
  sessionOf,
} from './fault';

const faults = new Map<string, Fault>();
/** Calls that get no response, by session, until the application ends them. */
const held = new Map<string, number>();
/** Calls that met the fault of their session since it was set, kept after it is mended. */
const broken = new Map<string, number>();

function toStandIn(incoming: IncomingMessage, onResponse: (response: IncomingMessage) => void) {
  const cookie = incoming.headers.cookie?.replace(
    new RegExp(`(JSESSIONID=[^;]*?)${SESSION_SUFFIX}[^;]*`),
    '$1',
  );
  const headers = { ...incoming.headers, ...(cookie !== undefined && { cookie }) };
  return request(`${STAND_IN}${incoming.url}`, { method: incoming.method, headers }, onResponse);
}

function relay(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const upstream = toStandIn(incoming, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

/** The stand-in's whole response, after which what was asked for is done. */
function wholeResponse(incoming: IncomingMessage, body: Buffer): Promise<WholeResponse> {
  return new Promise((resolve, reject) => {
    const upstream = toStandIn(incoming, (answer) => {
      const { statusCode: status = 502, headers } = answer;
      buffer(answer).then((whole) => resolve({ status, headers, body: whole }), reject);
    });
    upstream.on('error', reject);
    upstream.end(body);
  });
}

function hold(session: string, outgoing: ServerResponse): void {
  const add = (count: number) => held.set(session, (held.get(session) ?? 0) + count);
  add(1);
  outgoing.on('close', () => add(-1));
}

async function breakDown(
  { kind, stored }: Fault,
  session: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  broken.set(session, (broken.get(session) ?? 0) + 1);
  incoming.on('error', () => outgoing.destroy());
  outgoing.on('error', () => outgoing.destroy());
  if (kind === 'silence') hold(session, outgoing);
  const body = await buffer(incoming);
  const asks = stored || NEEDS_RESPONSE.includes(kind);
  const whole = asks ? await wholeResponse(incoming, body) : NOT_ASKED;
  BREAKS[kind]({ incoming, outgoing, whole });
}

createServer((incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', FAULTY_RELAY);
  const named = url.searchParams.get('session') ?? '';
  if (url.pathname === '/relay-ready') {
    outgoing.end('ready');
    return;
  }
  if (url.pathname === FAULT_PATH) {
    const { session, fault } = faultOf(url);
    if (fault) {
      faults.set(session, fault);
      broken.delete(session);
    } else faults.delete(session);
    outgoing.end('noted');
    return;
  }
  if (url.pathname === HELD_PATH) {
    outgoing.end(String(held.get(named) ?? 0));
    return;
  }
  if (url.pathname === COUNT_PATH) {
    outgoing.end(String(broken.get(named) ?? 0));
    return;
  }
  const session = sessionOf(incoming.headers.cookie ?? '');
  const fault = faults.get(session);
  if (fault && `${incoming.method} ${url.pathname}`.includes(fault.call)) {
    breakDown(fault, session, incoming, outgoing).catch(() => outgoing.destroy());
  } else relay(incoming, outgoing);
}).listen(Number(new URL(FAULTY_RELAY).port), '127.0.0.1');

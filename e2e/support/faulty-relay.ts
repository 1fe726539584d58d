/**
 * Forwards the calls of the second application to the stand-in, and breaks those that a test names. A fault belongs to one
 * backend session, so that tests that run at the same time do not meet each other's faults.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { FAULTY_RELAY, STAND_IN } from './addresses';
import { BREAKS, NEEDS_RESPONSE, NO_RESPONSE, type WholeResponse } from './broken-response';
import { CONTROL_PATH, type Control, type Counts, type Fault, SESSION_SUFFIX } from './fault';

/** By session. Counts stay when the fault is removed. */
const faults = new Map<string, Fault>();
const counts = new Map<string, Counts>();

function countsOf(session: string): Counts {
  const found = counts.get(session) ?? { held: 0, broken: 0 };
  counts.set(session, found);
  return found;
}

async function control(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { session, fault }: Control = JSON.parse(await text(incoming));
  if (fault) {
    faults.set(session, fault);
    countsOf(session).broken = 0;
  } else if (fault === null) faults.delete(session);
  outgoing.end(JSON.stringify(countsOf(session)));
}

function toStandIn(incoming: IncomingMessage, onResponse: (response: IncomingMessage) => void) {
  const suffix = new RegExp(`(JSESSIONID=[^;]*?)${SESSION_SUFFIX}[^;]*`);
  const cookie = incoming.headers.cookie?.replace(suffix, '$1');
  const headers = { ...incoming.headers, ...(cookie !== undefined && { cookie }) };
  return request(`${STAND_IN}${incoming.url}`, { method: incoming.method, headers }, onResponse);
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const upstream = toStandIn(incoming, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

function wholeResponse(incoming: IncomingMessage, body: Buffer): Promise<WholeResponse> {
  return new Promise((resolve, reject) => {
    const upstream = toStandIn(incoming, (response) => {
      const { statusCode: status = 502, headers } = response;
      buffer(response).then((whole) => resolve({ status, headers, body: whole }), reject);
    });
    upstream.on('error', reject);
    upstream.end(body);
  });
}

async function breakResponse(
  { kind, stored }: Fault,
  session: Counts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  session.broken += 1;
  incoming.on('error', () => outgoing.destroy());
  outgoing.on('error', () => outgoing.destroy());
  if (kind === 'silence') {
    session.held += 1;
    outgoing.on('close', () => {
      session.held -= 1;
    });
  }
  const body = await buffer(incoming);
  const reaches = stored || NEEDS_RESPONSE.includes(kind);
  const whole = reaches ? await wholeResponse(incoming, body) : NO_RESPONSE;
  BREAKS[kind]({ incoming, outgoing, whole });
}

createServer((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '/', FAULTY_RELAY);
  if (pathname === CONTROL_PATH) {
    if (incoming.method === 'POST') void control(incoming, outgoing);
    else outgoing.end('ready');
    return;
  }
  const session = /JSESSIONID=([^;]+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? '';
  const fault = faults.get(session);
  if (fault && `${incoming.method} ${pathname}`.includes(fault.call)) {
    const broken = breakResponse(fault, countsOf(session), incoming, outgoing);
    broken.catch(() => outgoing.destroy());
  } else forward(incoming, outgoing);
}).listen(Number(new URL(FAULTY_RELAY).port), '127.0.0.1');

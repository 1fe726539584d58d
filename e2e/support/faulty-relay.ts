/**
 * Fault-injecting proxy between the second application and the stand-in. A fault belongs to one backend session, so that
 * simultaneous tests do not meet each other's faults.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { FAULTY_RELAY, STAND_IN } from './addresses';
import { BREAKS, forwardResponse, type WholeResponse } from './broken-response';
import { CONTROL_PATH, type Control, type Counts, type Fault, SESSION_SUFFIX } from './fault';

/** By session. Counts stay when the fault is removed. */
const faults = new Map<string, Fault>();
const counts = new Map<string, Counts>();

function countsOf(session: string): Counts {
  const found = counts.get(session) ?? { held: 0, broken: 0 };
  counts.set(session, found);
  return found;
}

async function control(incoming: IncomingMessage): Promise<Counts> {
  const { session, fault }: Control = JSON.parse(await text(incoming));
  if (fault) {
    faults.set(session, fault);
    countsOf(session).broken = 0;
  } else if (fault === null) faults.delete(session);
  return countsOf(session);
}

async function requestStandIn(incoming: IncomingMessage, body: Buffer): Promise<WholeResponse> {
  const { method, headers, url } = incoming;
  const suffix = new RegExp(`(JSESSIONID=[^;]*?)${SESSION_SUFFIX}[^;]*`);
  const cookie = headers.cookie?.replace(suffix, '$1');
  const options = { method, headers: { ...headers, ...(cookie !== undefined && { cookie }) } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${STAND_IN}${url}`, options, resolve).on('error', reject).end(body);
  });
  const { statusCode: status = 502, headers: received } = response;
  return { status, headers: received, body: await buffer(response) };
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', FAULTY_RELAY);
  if (pathname === CONTROL_PATH) {
    outgoing.end(JSON.stringify(await control(incoming)));
    return;
  }
  const session = /JSESSIONID=([^;]+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? '';
  const fault = faults.get(session);
  const broken = fault && `${incoming.method} ${pathname}`.includes(fault.call) ? fault : null;
  if (broken) countsOf(session).broken += 1;
  if (broken?.kind === 'silence') {
    countsOf(session).held += 1;
    outgoing.on('close', () => {
      countsOf(session).held -= 1;
    });
  }
  const body = await buffer(incoming);
  const whole = broken?.lost
    ? { status: 200, headers: {}, body: Buffer.from('[]') }
    : await requestStandIn(incoming, body);
  const exchange = { incoming, outgoing, whole };
  if (broken) BREAKS[broken.kind](exchange);
  else forwardResponse(exchange);
}

createServer((incoming, outgoing) => {
  outgoing.on('error', () => outgoing.destroy());
  respond(incoming, outgoing).catch(() => outgoing.destroy());
}).listen(Number(new URL(FAULTY_RELAY).port), '127.0.0.1');

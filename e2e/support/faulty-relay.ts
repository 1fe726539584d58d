/**
 * Stands between the second application and the stand-in and breaks what a test asks it to break. A fault belongs
 * to one backend session, so that tests running at the same time do not meet each other's faults.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { FAULTY_RELAY, STAND_IN } from './addresses';
import { FAULT_PATH, type Fault, faultOf, HELD_PATH, sessionOf } from './fault';

const faults = new Map<string, Fault>();
/** Calls that get no answer, by session, until the application ends them. */
const held = new Map<string, number>();

function relay(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const upstream = request(
    `${STAND_IN}${incoming.url}`,
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

function hold(session: string, outgoing: ServerResponse): void {
  const add = (count: number) => held.set(session, (held.get(session) ?? 0) + count);
  add(1);
  outgoing.on('close', () => add(-1));
}

function breakDown(fault: Fault, session: string, outgoing: ServerResponse): void {
  if (fault.kind === 'hang-up') outgoing.destroy();
  if (fault.kind === 'server-error') outgoing.writeHead(500).end('{"message":"secret detail"}');
  if (fault.kind === 'signed-out') outgoing.writeHead(302, { location: '/login' }).end();
  if (fault.kind === 'silence') hold(session, outgoing);
}

createServer((incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', FAULTY_RELAY);
  if (url.pathname === '/relay-ready') {
    outgoing.end('ready');
    return;
  }
  if (url.pathname === FAULT_PATH) {
    const { session, fault } = faultOf(url);
    if (fault) faults.set(session, fault);
    else faults.delete(session);
    outgoing.end('noted');
    return;
  }
  if (url.pathname === HELD_PATH) {
    outgoing.end(String(held.get(url.searchParams.get('session') ?? '') ?? 0));
    return;
  }
  const session = sessionOf(incoming.headers.cookie ?? '');
  const fault = faults.get(session);
  if (fault && `${incoming.method} ${url.pathname}`.includes(fault.call))
    breakDown(fault, session, outgoing);
  else relay(incoming, outgoing);
}).listen(Number(new URL(FAULTY_RELAY).port), '127.0.0.1');

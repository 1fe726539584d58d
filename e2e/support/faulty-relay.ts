/**
 * Stands between the second application and the stand-in and breaks what a test asks it to break. A fault belongs
 * to one backend session, so that tests running at the same time do not meet each other's faults.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { FAULTY_RELAY, STAND_IN } from './addresses';
import { FAULT_PATH, type Fault, faultOf, sessionOf } from './fault';

const faults = new Map<string, Fault>();

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

function breakDown(fault: Fault, outgoing: ServerResponse): void {
  if (fault.kind === 'hang-up') outgoing.destroy();
  if (fault.kind === 'server-error') outgoing.writeHead(500).end('{"message":"secret detail"}');
  if (fault.kind === 'signed-out') outgoing.writeHead(302, { location: '/login' }).end();
  // `silence` answers nothing at all, until the application gives up.
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
  const fault = faults.get(sessionOf(incoming.headers.cookie ?? ''));
  if (fault && `${incoming.method} ${url.pathname}`.includes(fault.call))
    breakDown(fault, outgoing);
  else relay(incoming, outgoing);
}).listen(Number(new URL(FAULTY_RELAY).port), '127.0.0.1');

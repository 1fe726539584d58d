/** Middleware before Next: adds the peer's address, and reroutes requests on which Next itself fails. */
import 'server-only';
import type { HttpExchange } from '@/lib/session/http-exchange';

const FORWARDED_FOR = 'x-forwarded-for';

/**
 * Appends the peer's address to `X-Forwarded-For`, as proxies do, for the rate limit of the sign-in. Next sets the header
 * only if the browser sent none.
 */
export function addPeerAddress({ request }: HttpExchange): void {
  const hops = [request.headers[FORWARDED_FOR] ?? [], request.socket.remoteAddress ?? []].flat();
  request.headers[FORWARDED_FOR] = hops.join(', ');
}

/** The route that rejects the request (`app/api/rejected`), with the status at its end. */
const REJECTED = '/api/rejected';

const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Next fails on a path whose percent-encoding is invalid, on an invalid address, and on a method that no `Request`
 * takes. Such a request is routed to an address that rejects it with the headers of every other response.
 */
export function rerouteInvalidRequest({ request }: HttpExchange): void {
  const { method = '', url = '' } = request;
  if (KNOWN_METHODS.includes(method) && isAddress(url)) return;
  request.url = KNOWN_METHODS.includes(method)
    ? `${REJECTED}/400`
    : `${REJECTED}/405?of=${url.startsWith('/api/') ? 'call' : 'page'}`;
  if (method !== 'HEAD') request.method = 'GET';
}

/** `target` of the request line. */
function isAddress(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return /^(?:\/|https?:\/\/)/.test(target) && URL.canParse(target, 'http://localhost');
}

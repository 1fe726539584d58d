/**
 * Adds the address of every request's peer to the end of its `X-Forwarded-For`, as proxies do. Next sets the header only
 * where the browser sent none, so that a made-up one would reach the backend alone.
 */
import 'server-only';
import type { Exchange } from '@/lib/every-request';

const HEADER = 'x-forwarded-for';

export function addPeerAddress({ request }: Exchange): void {
  const hops = [request.headers[HEADER] ?? [], request.socket.remoteAddress ?? []].flat();
  request.headers[HEADER] = hops.join(', ');
}

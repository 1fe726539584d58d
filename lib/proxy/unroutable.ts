/**
 * Requests on which Next fails before any code of ours runs: a path whose percent-encoding stands for no text, an
 * address that is none, and a method that no `Request` can hold. They are led to an address that refuses them, so
 * that their answer has the headers of every other one.
 */
import 'server-only';
import type { Exchange } from '@/lib/every-request';

/** What refuses them; `app/api/refused` answers with the number at the end. */
const REFUSED = '/api/refused';

const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function refuseUnroutable({ request }: Exchange): void {
  const refusal = refusalOf(request.method ?? '', request.url ?? '');
  if (!refusal) return;
  request.url = refusal;
  if (request.method !== 'HEAD') request.method = 'GET';
}

/** `target` as it stands in the request line. */
function refusalOf(method: string, target: string): string | null {
  if (!KNOWN_METHODS.includes(method)) {
    return `${REFUSED}/405?of=${target.startsWith('/api/') ? 'call' : 'page'}`;
  }
  return isAddress(target) ? null : `${REFUSED}/400`;
}

function isAddress(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return /^(?:\/|https?:\/\/)/.test(target) && URL.canParse(target, 'http://localhost');
}

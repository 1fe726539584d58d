/** The JSON body of a request, of a size that does no harm. */
import 'server-only';
import { readBodyUpTo } from '@/lib/legacy/limited-body';
import type { Refused } from './refused';

/** Far above the longest note, far below what could hurt. */
const BODY_LIMIT = 256 * 1024;

export async function readJson(
  request: Request,
): Promise<{ kind: 'json'; value: unknown } | Refused> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { kind: 'refused', status: 415, title: 'The body has to be application/json.' };
  }
  const bytes = await readBodyUpTo(request, BODY_LIMIT);
  if (bytes === null) {
    return { kind: 'refused', status: 413, title: 'The body is too large.' };
  }
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { kind: 'refused', status: 400, title: 'The body is no JSON.' };
  }
}

import 'server-only';
import { LRUCache } from 'lru-cache';
import { NextResponse } from 'next/server';
import type { RequestContext } from '@/lib/legacy/request-context';
import { confirmSession } from '@/lib/legacy/session';

interface Snapshot {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** Milliseconds. Browsers repeat a request at once. */
const TTL_MS = 2 * 60 * 1000;

/** Finished and pending responses of this process, by session, write and key. */
const responses = new LRUCache<string, Promise<Snapshot>>({ max: 5_000, ttl: TTL_MS });

/**
 * Sends a write upstream once, although the browser requests it twice: a browser repeats a request by itself when its
 * kept-alive connection is reset before the response. Each click on Save has its own idempotency key; a request without one,
 * as from the earlier client, is always dispatched. `write` is `METHOD /path`. The stored response is returned only after
 * the session was confirmed; throws LegacyError if it was not.
 */
export async function dispatchOnce(
  context: RequestContext,
  write: string,
  dispatch: () => Promise<NextResponse>,
): Promise<NextResponse> {
  const { idempotencyKey, cookieHeader } = context;
  if (idempotencyKey === undefined) return dispatch();
  const key = [cookieHeader, write, idempotencyKey].join('\n');
  const earlier = responses.get(key);
  const response = earlier ?? dispatch().then(snapshotOf);
  if (earlier) await confirmSession(context);
  else responses.set(key, response);
  const { status, headers, body } = await response;
  return new NextResponse(body.byteLength > 0 ? body : null, { status, headers });
}

async function snapshotOf(response: NextResponse): Promise<Snapshot> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.arrayBuffer() };
}

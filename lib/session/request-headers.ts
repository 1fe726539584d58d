/** Headers by which middleware passes data about the request to the page. It overwrites those that the browser sent. */
import 'server-only';
import { headers } from 'next/headers';
import { config } from '@/lib/config';

export const REQUEST_ID_HEADER = 'x-request-id';
export const REQUEST_PATH_HEADER = 'x-request-path';
/** When middleware received the request; milliseconds since 1970. */
export const REQUEST_TIME_HEADER = 'x-request-time';

export async function requestId(): Promise<string> {
  return (await headers()).get(REQUEST_ID_HEADER) ?? crypto.randomUUID();
}

/** Path and query of the request. */
export async function requestPath(): Promise<string> {
  return (await headers()).get(REQUEST_PATH_HEADER) ?? '/';
}

/** Aborts at the time limit of the page or call, counted from when middleware received the request, or from now. */
export function deadlineOf(requestHeaders: Headers = new Headers()): AbortSignal {
  const limit = config().LEGACY_TIMEOUT_MS;
  const receivedAt = Number(requestHeaders.get(REQUEST_TIME_HEADER) ?? Number.NaN);
  const elapsed = Number.isFinite(receivedAt) ? Date.now() - receivedAt : 0;
  return AbortSignal.timeout(Math.min(Math.max(limit - elapsed, 0), limit));
}

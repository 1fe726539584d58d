/** Headers by which middleware passes data to the page. It overwrites those of the browser. */
import 'server-only';
import { headers } from 'next/headers';
import { config } from '@/lib/config';

export const REQUEST_ID_HEADER = 'x-request-id';
export const REQUEST_PATH_HEADER = 'x-request-path';
/** When middleware received the request, milliseconds since 1970. */
export const REQUEST_TIME_HEADER = 'x-request-time';

/** The id of the request in log and response, a new one without middleware. */
export async function requestId(): Promise<string> {
  return (await headers()).get(REQUEST_ID_HEADER) ?? crypto.randomUUID();
}

/** Path and query of the request. */
export async function requestPath(): Promise<string> {
  return (await headers()).get(REQUEST_PATH_HEADER) ?? '/';
}

/** Aborts LEGACY_TIMEOUT_MS after middleware received the request; without its header, after this call. */
export function deadlineOf(requestHeaders: Headers = new Headers()): AbortSignal {
  const limit = config().LEGACY_TIMEOUT_MS;
  const receivedAt = Number(requestHeaders.get(REQUEST_TIME_HEADER) ?? Number.NaN);
  const elapsed = Number.isFinite(receivedAt) ? Date.now() - receivedAt : 0;
  return AbortSignal.timeout(Math.min(Math.max(limit - elapsed, 0), limit));
}

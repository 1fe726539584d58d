/** What middleware tells pages about the request they render for. Inbound headers of these names are overwritten. */
import 'server-only';
import { headers } from 'next/headers';
import { deadlineAfter } from '@/lib/legacy/deadline';

export const REQUEST_ID_HEADER = 'x-request-id';
export const REQUEST_PATH_HEADER = 'x-request-path';
/** When middleware received the request; milliseconds since 1970. */
export const REQUEST_TIME_HEADER = 'x-request-time';

export async function requestId(): Promise<string> {
  return (await headers()).get(REQUEST_ID_HEADER) ?? crypto.randomUUID();
}

/** Path and query as the person asked for them. */
export async function requestPath(): Promise<string> {
  return (await headers()).get(REQUEST_PATH_HEADER) ?? '/';
}

/** Time since middleware received the request, in milliseconds; 0 where the request did not pass through it. */
export function elapsedSince(requestHeaders: Headers): number {
  const receivedAt = Number(requestHeaders.get(REQUEST_TIME_HEADER) ?? Number.NaN);
  return Number.isFinite(receivedAt) ? Date.now() - receivedAt : 0;
}

/** Aborts when the time for the whole page is over, of which middleware has used a part already. */
export async function requestDeadline(): Promise<AbortSignal> {
  return deadlineAfter(elapsedSince(await headers()));
}

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

/** Aborts when the time for the whole page is over, of which middleware has used a part already. */
export async function requestDeadline(): Promise<AbortSignal> {
  const receivedAt = Number((await headers()).get(REQUEST_TIME_HEADER) ?? Date.now());
  return deadlineAfter(Date.now() - receivedAt);
}

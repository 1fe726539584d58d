/** What middleware tells pages about the request they render for. Inbound headers of these names are overwritten. */
import 'server-only';
import { headers } from 'next/headers';

export const REQUEST_ID_HEADER = 'x-request-id';
export const REQUEST_PATH_HEADER = 'x-request-path';

export async function requestId(): Promise<string> {
  return (await headers()).get(REQUEST_ID_HEADER) ?? crypto.randomUUID();
}

/** Path and query as the person asked for them. */
export async function requestPath(): Promise<string> {
  return (await headers()).get(REQUEST_PATH_HEADER) ?? '/';
}

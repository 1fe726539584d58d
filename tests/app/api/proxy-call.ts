/** Calls of a browser through the proxy. */
import { handleApi } from '@/lib/proxy/handle-api';
import { problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP } from '@/tests/support/settings';

type Init = NonNullable<Parameters<typeof requestOf>[1]>;

export const COUNTIES = '/api/counties';
export const JSON_BODY = { 'content-type': 'application/json' };
/** Headers of a page of the application. */
export const OWN = { origin: APP, 'x-xsrf-token': 'token-1', ...JSON_BODY };

/** Signed in and from a page of the application by default. */
export async function callProxy(path: string, { cookies, ...init }: Init = {}) {
  const given = { headers: OWN, ...init, cookies: cookies ?? (await signedInCookies()) };
  return handleApi(requestOf(path, given));
}

export const problemFor = async (path: string, init?: Init) =>
  problemOf(await callProxy(path, init));

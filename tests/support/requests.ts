/** Requests of a browser, and readers of responses. */
import { NextRequest } from 'next/server';
import { z } from 'zod';
import { signedInCookies } from './session';
import { APP } from './settings';

interface RequestOptions {
  method?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  body?: BodyInit | undefined;
}

/** `path` is appended unchanged to the application's address. */
export function requestOf(path: string, options: RequestOptions = {}): NextRequest {
  const { method = 'GET', cookies = {}, headers = {}, body } = options;
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return new NextRequest(`${APP}${path}`, {
    method,
    headers: {
      host: new URL(APP).host,
      ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
}

/** The second argument of a route handler, with the decoded parameters of its path. */
export const contextOf = (params?: Record<string, string>) => ({
  params: params && Promise.resolve(params),
});

/** The query of an address as the `searchParams` of a page. */
export function searchParamsOf(href: string): Record<string, string[]> {
  const search = new URL(href, APP).searchParams;
  return Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)]));
}

const problem = z.object({
  status: z.number(),
  title: z.string(),
  requestId: z.uuid(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Fails unless the response is a problem (RFC 9457). */
export async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const read = problem.parse(await response.json());
  expect(read.status).toBe(response.status);
  return read;
}

/** Cookies that the response sets, by name; empty for those that it removes. */
export function cookiesSetBy(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    return [name, value];
  });
  return Object.fromEntries(pairs);
}

/** Cookies of a response that ends the session. */
export const DESTROYED = { outreach_session: '', firstName: '', lastName: '', isAuth: '' };

/** A request with JSON from a page of the application, by a signed-in employee. */
export async function formRequest(
  path: string,
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const own = { origin: APP, 'x-xsrf-token': 'token-1', 'content-type': 'application/json' };
  return requestOf(path, {
    method,
    headers: { ...own, ...headers },
    cookies: await signedInCookies(),
    body: JSON.stringify(body),
  });
}

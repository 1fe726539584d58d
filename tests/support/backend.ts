/** Stubs of the legacy backend on the wire. */
import nock from 'nock';
import type { RequestContext } from '@/lib/legacy/request-context';
import { BACKEND } from './settings';

/** The backend's cookies of a signed-in employee. */
export const BACKEND_COOKIES = { JSESSIONID: 'session-1', 'XSRF-TOKEN': 'token-1' };

/** `GET /api/user` of a coordinator (legacy-api.md §3.1). */
export const ANN = {
  presenterId: 11,
  firstName: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.org',
  username: 'abee',
};

export function backend(options?: nock.Options): nock.Scope {
  return nock(BACKEND, options);
}

interface SessionStub {
  managerialAccess?: boolean;
  setCookies?: string[];
}

/** Both requests that confirm a session: Ann is signed in. */
export function stubSignedIn({ managerialAccess = false, setCookies = [] }: SessionStub = {}) {
  const lines = setCookies.flatMap((line) => ['Set-Cookie', line]);
  backend()
    .get('/api/user')
    .reply(200, ANN, ['Content-Type', 'application/json', ...lines]);
  backend().get('/api/checkUserManagerialAccess').reply(200, String(managerialAccess));
}

/** The optional confirmation before a cached list or response is returned. */
export function stubSessionCheck(): void {
  backend().get('/api/user').optionally().reply(200, ANN);
}

/** Both requests that confirm a session, signed out (legacy-api.md §1.3). */
export function stubSignedOut({ setCookies = [] }: Pick<SessionStub, 'setCookies'> = {}) {
  const lines = setCookies.flatMap((line) => ['Set-Cookie', line]);
  backend()
    .get('/api/user')
    .reply(200, '', ['Content-Length', '0', ...lines]);
  backend().get('/api/checkUserManagerialAccess').reply(302, '', { location: '/saml/discovery' });
}

/** Both requests that confirm a session fail, and their retries. */
export function stubUnavailable(): void {
  backend().get('/api/user').twice().reply(503);
  backend().get('/api/checkUserManagerialAccess').twice().reply(503);
}

/** Stubs of a successful POST and PUT, which return the received requests. */
export const creates = (path: string, id = 77): Received[] =>
  record(backend().post(path), 201, '', ['Location', `${BACKEND}${path}/${id}`]);
export const saves = (path: string): Received[] => record(backend().put(path), 204);

export interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Responds to one request and returns it. `rawHeaders`: names and values in turn, so that a name may repeat. */
export function record(
  interceptor: nock.Interceptor,
  status: number,
  body: nock.Body = '',
  rawHeaders: string[] = [],
): Received[] {
  const received: Received[] = [];
  interceptor.reply(
    status,
    function respond(path, sent) {
      received.push({ path, headers: { ...this.req.headers }, body: sent });
      return body;
    },
    rawHeaders,
  );
  return received;
}

/** Request context of a signed-in employee. */
export const CONTEXT: RequestContext = {
  cookieHeader: 'JSESSIONID=session-1; XSRF-TOKEN=token-1',
  xsrfToken: 'token-1',
  requestId: 'request-1',
};

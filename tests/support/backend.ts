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

interface Known {
  managerialAccess?: boolean;
  setCookies?: string[];
}

/** What the backend answers when it is asked who is signed in. */
export function backendKnowsAnn({ managerialAccess = false, setCookies = [] }: Known = {}) {
  const lines = setCookies.flatMap((line) => ['Set-Cookie', line]);
  backend()
    .get('/api/user')
    .reply(200, ANN, ['Content-Type', 'application/json', ...lines]);
  backend().get('/api/checkUserManagerialAccess').reply(200, String(managerialAccess));
}

/** Ann's session is confirmed, if that is requested, before a cached list or response is given to her. */
export function backendConfirmsAnn(): void {
  backend().get('/api/user').optionally().reply(200, ANN);
}

/** Signed out, as the backend says it at `/api/user` and everywhere else (legacy-api.md §1.3). */
export function backendKnowsNobody({ setCookies = [] }: Pick<Known, 'setCookies'> = {}) {
  const lines = setCookies.flatMap((line) => ['Set-Cookie', line]);
  backend()
    .get('/api/user')
    .reply(200, '', ['Content-Length', '0', ...lines]);
  backend().get('/api/checkUserManagerialAccess').reply(302, '', { location: '/saml/discovery' });
}

/** Responds to a creation with the id, and to a change; both record what was sent. */
export const creates = (path: string, id = 77): Received[] =>
  record(backend().post(path), 201, '', ['Location', `${BACKEND}${path}/${id}`]);
export const saves = (path: string): Received[] => record(backend().put(path), 204);

/** Neither the session nor managerial access can be confirmed, also after a retry. */
export function backendIsDown(): void {
  backend().get('/api/user').twice().reply(503);
  backend().get('/api/checkUserManagerialAccess').twice().reply(503);
}

/** A request as it reached the backend. */
export interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Answers one call and keeps what was received. Headers in raw form, so that a name may come twice. */
export function record(
  interceptor: nock.Interceptor,
  status: number,
  body: nock.Body = '',
  rawHeaders: string[] = [],
): Received[] {
  const received: Received[] = [];
  interceptor.reply(
    status,
    function answer(path, sent) {
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

/** Where a page leads that the backend called signed out. */
import { GET as handleSessionEnded } from '@/app/session-ended/route';
import { ANN, backend } from '@/tests/support/backend';
import { cookiesSetBy, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const visit = async (query: string) =>
  handleSessionEnded(requestOf(`/session-ended${query}`, { cookies: await signedInCookies() }));

const FORGOTTEN = { outreach_session: '', firstName: '', lastName: '', isAuth: '' };

test.each([
  ['with an empty answer', 200, ''],
  ['with a redirect', 302, ''],
  ['with an error', 500, ''],
])(
  'when the backend confirms it %s, our session ends and the address is kept',
  async (_how, status, body) => {
    backend().get('/api/user').reply(status, body);
    const response = await visit('?returnTo=%2Forganizations%3Fpage%3D2');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/?returnTo=%2Forganizations%3Fpage%3D2');
    expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
  },
);

test.each([
  ['?returnTo=%2Forganizations', '/unavailable?returnTo=%2Forganizations'],
  ['', '/'],
])(
  'an employee who is signed in after all stays so, from "%s" to "%s"',
  async (query, location) => {
    backend().get('/api/user').reply(200, ANN);
    const response = await visit(query);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

test.each(['?returnTo=//evil.example', '?returnTo=https:evil.example', '?returnTo=/logout', ''])(
  'an address such as "%s" leads home',
  async (query) => {
    backend().get('/api/user').reply(200, '');
    expect((await visit(query)).headers.get('location')).toBe('/');
  },
);

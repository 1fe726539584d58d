/** Signing out, whatever the backend says to it. */
import { POST as handleLogout } from '@/app/logout/route';
import { routes } from '@/lib/routes';
import { unsealText } from '@/lib/session/sealed-session';
import { BACKEND_COOKIES, backend, record } from '@/tests/support/backend';
import { cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

const logout = async (headers: Record<string, string> = { origin: APP }) =>
  handleLogout(requestOf('/logout', { method: 'POST', cookies: await signedInCookies(), headers }));

const FORGOTTEN = {
  outreach_session: '',
  firstName: '',
  lastName: '',
  isAuth: 'false',
  JSESSIONID: '',
};

test('the backend is told, with its cookies and the token', async () => {
  const received = record(backend().post('/api/logout'), 200, '{"port":"","logoutUrl":"/bye"}');
  await logout();
  expect(received[0]?.headers).toMatchObject({
    cookie: `JSESSIONID=session-1; XSRF-TOKEN=token-1`,
    'x-xsrf-token': BACKEND_COOKIES['XSRF-TOKEN'],
  });
});

/** Where the page after the logout goes on to; null where it stays. */
async function nextAddress(response: Response): Promise<string | null> {
  expect(response.status).toBe(303);
  const url = new URL(response.headers.get('location') ?? '', APP);
  expect([url.origin, url.pathname]).toEqual([APP, routes.signedOut]);
  return unsealText(url.searchParams.get('to'));
}

test.each([
  ['on another port', ':7000', '/bye', 'http://outreach.test:7000/bye'],
  ['on its own port, under our own address', ':9000', '/saml/logout', '/saml/logout'],
  ['on our own port', '', '/logout', '/logout'],
])(
  'the browser forgets both sessions and sees our page, which goes on to the address %s',
  async (_where, port, logoutUrl, expected) => {
    backend().post('/api/logout').reply(200, { port, logoutUrl });
    const response = await logout();
    expect(await nextAddress(response)).toBe(expected);
    expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
  },
);

test('no other site can make our page go on to an address of its choosing', async () => {
  expect(await unsealText('https://evil.example/')).toBeNull();
  expect(await unsealText(['a', 'b'])).toBeNull();
});

test('a session that the backend begins anew is kept', async () => {
  backend()
    .post('/api/logout')
    .reply(200, { port: '', logoutUrl: '/bye' }, { 'set-cookie': 'JSESSIONID=new; Path=/' });
  const response = await logout();
  expect(cookiesSetBy(response)).toEqual({ ...FORGOTTEN, JSESSIONID: 'new' });
});

test.each<[string, number, string]>([
  ['fails', 500, ''],
  ['says that nobody is signed in', 302, ''],
  ['answers without an address', 200, '{"port":":9000"}'],
  ['answers with nonsense', 200, 'bye'],
  ['answers with nothing', 200, ''],
])(
  'when the backend %s, the browser forgets both sessions and our page stays',
  async (_what, status, body) => {
    backend().post('/api/logout').reply(status, body);
    const response = await logout();
    expect(await nextAddress(response)).toBeNull();
    expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
  },
);

test('when the backend is down, it is asked once and the browser forgets both sessions', async () => {
  backend().post('/api/logout').replyWithError('refused');
  expect(cookiesSetBy(await logout())).toEqual(FORGOTTEN);
});

test.each([
  ['', '//evil.example', '/evil.example'],
  ['@evil.example', '/x', null],
  ['.evil.example', '/x', null],
])('a hostile port "%s" and address "%s" lead to %s', async (port, logoutUrl, expected) => {
  backend().post('/api/logout').reply(200, { port, logoutUrl });
  expect(await nextAddress(await logout())).toBe(expected);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site' },
])('a foreign page (%j) signs nobody out', async (headers) => {
  const response = await logout(headers);
  expect((await problemOf(response)).status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

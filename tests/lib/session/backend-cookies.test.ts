/** Cookies on their way to the backend and from it. */
import { allowedSetCookies, backendSession, callerOf } from '@/lib/session/backend-cookies';
import { cookieReader } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings({ LEGACY_SESSION_COOKIES: 'JSESSIONID,ROUTE' });

const caller = (cookies: Record<string, string>) => callerOf(cookieReader(cookies), 'request-1');

test('only the cookies of the backend go upstream', () => {
  const cookies = {
    outreach_session: 'seal',
    firstName: 'Ann',
    'XSRF-TOKEN': 'token-1',
    JSESSIONID: 'session-1',
    _ga: 'GA1.2',
    ROUTE: 'node-2',
  };
  expect(caller(cookies)).toEqual({
    cookieHeader: 'JSESSIONID=session-1; ROUTE=node-2; XSRF-TOKEN=token-1',
    xsrfToken: 'token-1',
    requestId: 'request-1',
  });
});

test.each(['a;b', 'a b', 'a,b', 'a"b', 'a\\b', 'a\r\nx: y', 'é', '', '\u007f'])(
  'the value %j would break the header and is left out',
  (value) => {
    expect(caller({ JSESSIONID: value, 'XSRF-TOKEN': value })).toEqual({
      cookieHeader: '',
      xsrfToken: null,
      requestId: 'request-1',
    });
    expect(backendSession(cookieReader({ JSESSIONID: value }))).toBeNull();
  },
);

test("the backend's session is all of its session cookies and not the token", () => {
  expect(backendSession(cookieReader({ 'XSRF-TOKEN': 'token-1' }))).toBeNull();
  const one = backendSession(cookieReader({ JSESSIONID: 'a', ROUTE: 'b' }));
  const other = backendSession(cookieReader({ JSESSIONID: 'a', ROUTE: 'c' }));
  expect(one).not.toBe(other);
});

test.each([
  [
    'JSESSIONID=x; Path=/; HttpOnly; SameSite=None',
    'JSESSIONID=x; Path=/; HttpOnly; SameSite=None',
  ],
  ['JSESSIONID=x; Domain=backend.example; Path=/', 'JSESSIONID=x; Path=/'],
  ['JSESSIONID=x;domain = .example;Domain=other', 'JSESSIONID=x'],
  ['XSRF-TOKEN=; Max-Age=0', 'XSRF-TOKEN=; Max-Age=0'],
  ['ROUTE=a=b', 'ROUTE=a=b'],
])('the line "%s" reaches the browser as "%s"', (line, expected) => {
  expect(allowedSetCookies([line])).toEqual([expected]);
});

test.each([
  'isAuth=true',
  'outreach_session=forged',
  'jsessionid=x',
  'JSESSIONIDX=1',
  'JSESSIONIDx',
  '=x',
  '',
])('the line "%s" does not reach the browser', (line) => {
  expect(allowedSetCookies([line])).toEqual([]);
});

/** Origin and XSRF token of a request. */
import { hasXsrfToken, isSameOrigin } from '@/lib/session/same-origin';
import { cookieReader } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings({ APP_URL: 'https://outreach.example' });

const from = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

test.each<[string, Record<string, string>]>([
  ['a program, without these headers', {}],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a page on the configured address', { origin: 'https://outreach.example', host: 'inside:3000' }],
  ['a page on the host of the request', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }],
  [
    'a page of this origin',
    { 'sec-fetch-site': 'same-origin', origin: 'https://outreach.example' },
  ],
])('%s is allowed', (_who, headers) => {
  expect(isSameOrigin(from({ host: 'outreach.example', ...headers }))).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['a page on another host', { origin: 'https://evil.example' }],
  ['a page on another port', { origin: 'https://outreach.example:8443' }],
  ['a page on another host of the site', { 'sec-fetch-site': 'same-site' }],
  [
    'a page of another site with our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://outreach.example' },
  ],
  ['a page with an opaque origin', { origin: 'null' }],
  ['a host that begins like ours', { origin: 'https://outreach.example.evil.example' }],
  ['a host after our name as user', { origin: 'https://outreach.example@evil.example' }],
  ['an invalid origin', { origin: 'outreach.example' }],
])('%s is rejected', (_who, headers) => {
  expect(isSameOrigin(from({ host: 'outreach.example', ...headers }))).toBe(false);
});

test.each([
  ['the same token', 'token-1', 'token-1', true],
  ['another token of the same length', 'token-2', 'token-1', false],
  ['a longer one', 'token-11', 'token-1', false],
  ['other bytes in as many characters', 'token-é', 'token-1', false],
  ['no token', undefined, 'token-1', false],
  ['a token without a cookie', 'token-1', undefined, false],
  ['an empty token and an empty cookie', '', '', false],
  ['the text undefined of the earlier client (§1.6)', 'undefined', undefined, false],
])('%s: header %s and cookie %s are valid: %s', (_what, header, cookie, expected) => {
  const request = {
    ...from(header === undefined ? {} : { 'x-xsrf-token': header }),
    cookies: cookieReader(cookie === undefined ? {} : { 'XSRF-TOKEN': cookie }),
  };
  expect(hasXsrfToken(request)).toBe(expected);
});

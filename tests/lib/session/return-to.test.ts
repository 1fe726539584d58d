/** The post-login redirect: pages of the application only. */
import fc from 'fast-check';
import { safeReturnTo } from '@/lib/session/return-to';

test.each([
  ['/', '/'],
  ['/organizations', '/organizations'],
  ['/organizations?county=St.%20Clair&page=2', '/organizations?county=St.%20Clair&page=2'],
  ['/organizations#notes', '/organizations'],
  ['/event/read/../../contacts', '/contacts'],
  ['/apiary', '/apiary'],
  ['/login-help', '/login-help'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/a?next=//evil.example', '/a?next=//evil.example'],
])('"%s" leads to %s', (text, expected) => {
  expect(safeReturnTo(text)).toBe(expected);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https://evil.example/organizations',
  'javascript:alert(1)',
  'organizations',
  '?page=2',
  '',
  ' /organizations',
  '/organizations\n',
  '/\t/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/a b',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/a\\b',
  undefined,
  null,
  5,
  ['/organizations'],
  // No pages.
  '/api/user',
  '/api',
  '/login',
  '/login?x=1',
  '/logout',
  '/saml/SSO',
  '/session-ended',
  '/forbidden',
  '/unavailable',
  '/_next/static/a.js',
  '/organizations/../logout',
  '/%2e%2e/api/user',
])('%j leads nowhere', (text) => {
  expect(safeReturnTo(text)).toBeNull();
});

test('an overlong address leads nowhere', () => {
  expect(safeReturnTo(`/${'a'.repeat(1999)}`)).not.toBeNull();
  expect(safeReturnTo(`/${'a'.repeat(2000)}`)).toBeNull();
});

test('whatever comes out stays on this host, and comes out unchanged a second time', () => {
  const parts = fc.constantFrom(...'/\\.:@\t?#a', '..', '%2e', 'evil.example');
  const texts = fc.array(parts, { maxLength: 8 }).map((some) => `/${some.join('')}`);
  fc.assert(
    fc.property(texts, (text) => {
      const safe = safeReturnTo(text);
      fc.pre(safe !== null);
      expect(new URL(safe ?? '', 'https://outreach.example/page').host).toBe('outreach.example');
      expect(safeReturnTo(safe)).toBe(safe);
    }),
    { numRuns: 1000 },
  );
});

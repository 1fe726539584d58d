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
])('"%s" becomes %s', (text, expected) => {
  expect(safeReturnTo(text)).toBe(expected);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'organizations',
  '',
  ' /organizations',
  '/organizations\n',
  '/\r\nSet-Cookie: a=b',
  '/a b',
  '/x/..//evil.example',
  '/a\\b',
  undefined,
  ['/organizations'],
  '/api/user',
  '/login?x=1',
  '/logout',
  '/saml/SSO',
  '/session-ended',
  '/forbidden',
  '/unavailable',
  '/_next/static/a.js',
  '/organizations/../logout',
  '/%2e%2e/api/user',
])('%j is rejected', (text) => {
  expect(safeReturnTo(text)).toBeNull();
});

test('an address of more than 2000 characters is rejected', () => {
  expect(safeReturnTo(`/${'a'.repeat(1999)}`)).not.toBeNull();
  expect(safeReturnTo(`/${'a'.repeat(2000)}`)).toBeNull();
});

test('every result is on this host, and unchanged by a second call', () => {
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

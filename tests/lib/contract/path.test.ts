/** Paths and queries of calls, and their values. */
import fc from 'fast-check';
import { fillPath, matchPath, printQuery } from '@/lib/contract/path';

test('matchPath returns the values that fillPath was called with', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary' }), (first, second) => {
      const path = fillPath('/api/x/{first}/y/{second}', { first, second });
      expect(matchPath('/api/x/{first}/y/{second}', path)).toEqual({ first, second });
    }),
  );
});

test('a value never adds a segment, a query or a fragment to a path', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const path = fillPath('/api/x/{value}', { value });
      expect(path.split('/')).toHaveLength(4);
      expect(path).not.toMatch(/[?# \\]/);
    }),
  );
});

test('a slot without a value throws', () => {
  expect(() => fillPath('/api/organizations/{orgId}', {})).toThrow('No value for {orgId}');
});

test.each([
  ['another word', '/api/contact/5'],
  ['a missing segment', '/api/organizations'],
  ['one segment more', '/api/organizations/5/6'],
  ['another case', '/api/Organizations/5'],
  ['invalid percent-encoding', '/api/organizations/%zz'],
  ['invalid UTF-8', '/api/organizations/%ff'],
])('a path with %s does not match', (_what, path) => {
  expect(matchPath('/api/organizations/{orgId}', path)).toBeNull();
});

test.each<[string, Record<string, string[]>, string]>([
  ['nothing', {}, ''],
  ['an empty list', { county: [] }, ''],
  ['one value', { county: ['Cook'] }, '?county=Cook'],
  ['several values', { county: ['Cook', 'Lake'] }, '?county=Cook&county=Lake'],
  ['several names', { county: ['Cook'], regsite: ['1'] }, '?county=Cook&regsite=1'],
  ['reserved characters', { status: ['A & B=C?#'] }, '?status=A%20%26%20B%3DC%3F%23'],
  ['values with commas', { county: ['a,b', 'c,d'] }, '?county=a%2Cb&county=c%2Cd'],
  // Sent twice, because the backend would split it (§1.15).
  ['one value with a comma', { county: ['Will, S'] }, '?county=Will%2C%20S&county=Will%2C%20S'],
])('a query of %s is printed', (_what, values, expected) => {
  expect(printQuery(values)).toBe(expected);
});

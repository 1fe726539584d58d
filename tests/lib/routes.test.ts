/** Our own addresses. */
import { isManagerRoute, signInPath } from '@/lib/routes';

test.each([
  ['/manager-reports', true],
  ['/manager-dashboard', true],
  ['/manager-reports/export', true],
  ['/manager-reports-old', false],
  ['/organizations', false],
  ['/', false],
])('%s is for managers only: %s', (path, expected) => {
  expect(isManagerRoute(path)).toBe(expected);
});

test('the sign-in keeps the address, all of it', () => {
  expect(signInPath('/organizations?county=A&county=B C')).toBe(
    '/?returnTo=%2Forganizations%3Fcounty%3DA%26county%3DB+C',
  );
});

test('the sign-in of home leads home', () => {
  expect(signInPath('/')).toBe('/');
});

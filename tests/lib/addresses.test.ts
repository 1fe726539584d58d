/** Our own addresses, and the headers of every response. */

import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { contentSecurityPolicy } from '@/lib/content-security-policy';
import { isManagerRoute, signInPath } from '@/lib/routes';
import nextConfig from '@/next.config.mjs';
import { APP } from '@/tests/support/settings';

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

test.each([
  ['/organizations?county=A&county=B C', '/?returnTo=%2Forganizations%3Fcounty%3DA%26county%3DB+C'],
  ['/', '/'],
])('the sign-in returns to %s', (path, expected) => {
  expect(signInPath(path)).toBe(expected);
});

test('pages load from this origin, run scripts with a nonce of their own, and cannot be framed', () => {
  const [policy, other] = [contentSecurityPolicy(), contentSecurityPolicy()];
  expect(policy).toMatch(/; script-src 'self' 'nonce-[A-Za-z0-9+/]{40,}=*' 'strict-dynamic'; /);
  expect(policy).not.toBe(other);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]),
  );
});

test.each(['/', '/organizations', '/api/user', '/api/user/', '/login'])(
  '%s has the security headers, is not redirected, and does not name the framework',
  async (path) => {
    const url = `${APP}${path}`;
    const { headers, status } = await unstable_getResponseFromNextConfig({ url, nextConfig });
    expect(status).toBe(200);
    expect(nextConfig).toMatchObject({ skipTrailingSlashRedirect: true, poweredByHeader: false });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      // The sign-in returns to the page that the Referer names (legacy-api.md §1.4).
      'referrer-policy': 'same-origin',
    });
  },
);

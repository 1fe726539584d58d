/** Addresses of managers, and the headers of every response. */
import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { isManagerRoute } from '@/lib/routes';
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

test.each(['/', '/api/user/', '/login'])(
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
      // The sign-in returns to the page in the Referer (legacy-api.md §1.4).
      'referrer-policy': 'same-origin',
    });
  },
);

/** Headers that every answer of the application carries, pages and handlers alike. */
import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import nextConfig from '@/next.config.mjs';
import { APP } from '@/tests/support/settings';

test.each(['/', '/organizations', '/api/user', '/api/user/', '/login'])(
  '%s comes with the security headers',
  async (path) => {
    const { headers } = await unstable_getResponseFromNextConfig({
      url: `${APP}${path}`,
      nextConfig,
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      // The sign-in returns to the page that the Referer names (legacy-api.md §1.4).
      'referrer-policy': 'same-origin',
    });
  },
);

test('a slash at the end of a call is not redirected', async () => {
  const url = `${APP}/api/user/`;
  const { status } = await unstable_getResponseFromNextConfig({ url, nextConfig });
  expect(status).toBe(200);
  expect(nextConfig.skipTrailingSlashRedirect).toBe(true);
});

test('no answer says what it was made with', () => {
  expect(nextConfig.poweredByHeader).toBe(false);
});

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

test('the sign-in keeps the address, all of it', () => {
  expect(signInPath('/organizations?county=A&county=B C')).toBe(
    '/?returnTo=%2Forganizations%3Fcounty%3DA%26county%3DB+C',
  );
});

test('the sign-in of home leads home', () => {
  expect(signInPath('/')).toBe('/');
});

describe('what pages may load', () => {
  const directives = () =>
    new Map(
      contentSecurityPolicy()
        .split('; ')
        .map((part) => [part.split(' ')[0], part]),
    );

  test('scripts need a nonce that no other answer has', () => {
    const first = directives().get('script-src');
    expect(first).toMatch(/^script-src 'self' 'nonce-[A-Za-z0-9+/]{40,}=*' 'strict-dynamic'$/);
    expect(directives().get('script-src')).not.toBe(first);
  });

  test('pages cannot be framed, and their forms and connections stay here', () => {
    const policy = directives();
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(policy.get('form-action')).toBe("form-action 'self'");
    expect(policy.get('connect-src')).toBe("connect-src 'self'");
    expect(policy.get('default-src')).toBe("default-src 'self'");
    expect(policy.get('base-uri')).toBe("base-uri 'none'");
    expect(policy.get('object-src')).toBe("object-src 'none'");
  });
});

describe('headers of every response', () => {
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
});

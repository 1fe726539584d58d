/** What pages may load. */
import { contentSecurityPolicy } from '@/lib/content-security-policy';

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

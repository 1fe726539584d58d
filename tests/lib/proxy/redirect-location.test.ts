/** Where responses of the backend may redirect the browser. */
import { logoutLocation, redirectLocation } from '@/lib/proxy/redirect-location';
import { setSettings } from '@/tests/support/settings';

setSettings({
  APP_URL: 'https://outreach.example',
  LEGACY_API_URL: 'http://backend.example:9000',
  REDIRECT_HOSTS: 'idp.example,idp.example:8443',
});

describe('a redirect of the sign-in', () => {
  test.each([
    ['/login?error=1', '/login?error=1'],
    ['http://backend.example:9000/saml/discovery?x=1', '/saml/discovery?x=1'],
    ['https://outreach.example/organizations', '/organizations'],
    ['http://10.0.0.5:3000/', '/'],
    ['?error', '/?error'],
    ['http://backend.example:9000//evil.example/x', '/evil.example/x'],
    ['http://backend.example:9000/\\evil.example', '/evil.example'],
  ])('to "%s" leads to %s', (location, expected) => {
    expect(redirectLocation(location, '10.0.0.5:3000')).toBe(expected);
  });

  test.each([
    ['https://idp.example/sso?SAMLRequest=abc', 'https://idp.example/sso?SAMLRequest=abc'],
    ['https://idp.example:8443/sso', 'https://idp.example:8443/sso'],
  ])('to "%s" leads there, because the host is configured', (location, expected) => {
    expect(redirectLocation(location, null)).toBe(expected);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'https://idp.example:9999/',
    'https://idp.example.evil.example/',
    'https://user:password@outreach.example/',
    'https://user@idp.example/',
    'javascript:alert(1)',
    'ftp://outreach.example/',
    'http://outreach.example:99999/',
  ])('to "%s" is rejected', (location) => {
    expect(redirectLocation(location, 'outreach.example')).toBeNull();
  });

  test('to the host "null" is rejected without a Host header', () => {
    expect(redirectLocation('http://null/', null)).toBeNull();
  });
});

describe('the address after a logout is concatenated without separators (§1.5)', () => {
  const at = (host: string | null, port: string, logoutUrl: string) =>
    logoutLocation({ port, logoutUrl }, host);

  test.each<[string | null, string, string, string]>([
    ['outreach.example', '', '/logout', '/logout'],
    ['outreach.example:9000', ':9000', '/bye?x=1', '/bye?x=1'],
    ['outreach.example', ':9000', '/bye', 'https://outreach.example:9000/bye'],
    ['10.0.0.5:3000', ':9000', '/bye', 'https://10.0.0.5:9000/bye'],
    [null, ':9000', '/bye', 'https://outreach.example:9000/bye'],
    ['[::1]:3000', ':9000', '/bye', 'https://[::1]:9000/bye'],
    // The backend's own port: the sign-in reverse proxy.
    ['outreach.example', ':9000', '/logout', '/logout'],
    ['outreach.example', ':9000', '/saml/logout?local=true', '/saml/logout?local=true'],
    ['outreach.example', ':9001', '/saml/logout', 'https://outreach.example:9001/saml/logout'],
    ['outreach.example', '', '//evil.example/x', '/evil.example/x'],
    ['outreach.example', '', '/\\evil.example/x', '/evil.example/x'],
    ['outreach.example', '', '?bye', '/?bye'],
  ])('at %s, port "%s" and address "%s" lead to %s', (host, port, logoutUrl, expected) => {
    expect(at(host, port, logoutUrl)).toBe(expected);
  });

  test.each([
    ['@evil.example', '/x'],
    ['@idp.example', '/x'],
    ['.evil.example', '/x'],
    [':99999', '/x'],
    ['', 'evil.example'],
  ])('port "%s" and address "%s" are rejected', (port, logoutUrl) => {
    expect(at('outreach.example', port, logoutUrl)).toBeNull();
  });

  test('an invalid Host header is rejected', () => {
    expect(at('a b', '', '/bye')).toBeNull();
  });
});

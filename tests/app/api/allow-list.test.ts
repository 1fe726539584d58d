/** The proxy refuses what is not declared before it asks anybody anything. */
import { handleApi } from '@/lib/proxy/handle-api';
import { problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const ask = async (path: string, method = 'GET') =>
  handleApi(
    requestOf(path, { method, cookies: await signedInCookies({ managerialAccess: true }) }),
  );

test.each([
  ['a call that is not declared', '/api/managerialAccessRequest'],
  ['mail to presenters', '/api/send-invite/Fair/Come/Here/42?presenter=1'],
  ["the backend's own pages", '/api/actuator/env'],
  ['a way out that the address itself takes', '/api/../login'],
  ['an encoded way out', '/api/%2e%2e/login'],
  ['a way out in a value', '/api/organizations/../../saml/SSO'],
  ['an encoded slash between segments', '/api/org%2Fnotes%2F5'],
  ['a double encoding between segments', '/api/org%252Fnotes/5'],
  ['an empty segment', '/api//counties'],
  ['two slashes at the end', '/api/counties//'],
  ['parameters of a segment', '/api/counties;x=1'],
  ['another case', '/api/COUNTIES'],
  ['an escape that is none', '/api/organizations/%zz'],
  ['a long path', `/api/${'a'.repeat(5000)}`],
  ['a deep path', `/api${'/a'.repeat(5000)}`],
])('%s does not exist', async (_what, path) => {
  expect((await problemOf(await ask(path))).title).toBe('There is no such call.');
});

test.each([
  ['POST', '/api/counties', 'GET'],
  ['GET', '/api/organization/Cook', 'POST, PUT'],
  ['HEAD', '/api/counties', 'GET'],
  ['PATCH', '/api/editNote/7', 'PUT'],
])(
  '%s %s is a wrong method, and the answer names the right ones',
  async (method, path, allowed) => {
    const response = await ask(path, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  },
);

test('a refusal is kept by no cache and loads nothing', async () => {
  const { headers } = await ask('/api/nothing');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('every refusal has a number of its own', async () => {
  const numbers = await Promise.all(
    ['/api/a', '/api/b'].map(async (path) => {
      const response = await ask(path);
      const { requestId } = await problemOf(response);
      expect(response.headers.get('x-request-id')).toBe(requestId);
      return requestId;
    }),
  );
  expect(new Set(numbers).size).toBe(2);
});

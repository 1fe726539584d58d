/** Responses in which Next takes part; tests/app tests the handlers. */
import { PRODUCT } from './support/addresses';
import { expect, SIGNED_OUT, test } from './support/fixtures';

test.use({ employee: 'coordinator' });

const REJECTED = [
  ['GET', '/%ff', 400, undefined],
  ['GET', '/organizations/%ff', 400, undefined],
  ['POST', '/api/org/newNote/%zz', 400, undefined],
  ['TRACE', '/', 405, 'GET, HEAD'],
  ['TRACE', '/api/counties', 405, 'GET, POST, PUT, DELETE, OPTIONS'],
  ['PROPFIND', '/login', 405, 'GET, HEAD'],
  ['PUT', '/organizations', 405, 'GET, HEAD'],
  ['POST', '/', 405, 'GET, HEAD'],
  ['POST', '/api/counties', 405, 'GET'],
  ['POST', '/api/org/newNote/1', 403, undefined],
  ['GET', '/api/managerialAccessRequest', 404, undefined],
  ['GET', '/api/organizations/1/extra', 404, undefined],
  ['GET', '/api/organizations%2f1', 404, undefined],
  ['GET', '/api/user/..%2fmanagerialAccessRequest', 404, undefined],
] as const;

test('invalid addresses, undeclared calls, other methods and writes without a token are rejected', async ({
  context: { request },
}) => {
  for (const [method, path, status, allow] of REJECTED) {
    const response = await request.fetch(path, { method, maxRedirects: 0 });
    expect([method, path, response.status(), response.headers().allow]).toEqual([
      ...[method, path, status, allow],
    ]);
    expect(response.headers()).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': (await response.json()).requestId,
    });
    if (path.startsWith('/api/') && status !== 400) continue;
    expect(response.headers()).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  }
});

const WITH_A_SLASH = [
  ['/organizations/?county=Cook&page=2', '/organizations?county=Cook&page=2'],
  ['/manager-reports/', '/manager-reports'],
  ['/login/', '/login'],
  ['/export/contacts/?rows=all', '/export/contacts?rows=all'],
  ['/api/', '/api'],
  ['//evil.example/', '/evil.example/'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
] as const;

test('a trailing slash redirects pages, is accepted in calls, and bypasses no check', async ({
  context: { request },
  playwright,
}) => {
  const visit = (path: string, method = 'GET') =>
    request.fetch(`${PRODUCT}${path}`, { method, maxRedirects: 0 });
  for (const [path, location] of WITH_A_SLASH) {
    const response = await visit(path);
    expect([path, response.status(), response.headers().location]).toEqual([path, 308, location]);
  }
  expect((await visit('/logout/', 'POST')).status()).toBe(308);
  expect((await visit('/')).status()).toBe(200);
  expect((await request.get('/manager-reports/')).status()).toBe(403);
  expect((await request.get('/organizations/')).status()).toBe(200);

  const signedOut = await playwright.request.newContext({ storageState: SIGNED_OUT });
  for (const path of ['/api/counties/', '/api/options/organizations/?q=a']) {
    const response = await visit(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect((await signedOut.get(`${PRODUCT}${path}`)).status()).toBe(401);
  }
  await signedOut.dispose();
});

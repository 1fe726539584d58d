/** Responses in which Next takes part; tests/app proves the others. */
import { PRODUCT } from './support/addresses';
import { expect, SIGNED_OUT, test } from './support/fixtures';

test.use({ employee: 'coordinator' });

const REJECTED = [
  ['GET', '/%ff', 400, undefined],
  ['GET', '/organizations/%ff', 400, undefined],
  ['GET', '/api/%ff', 400, undefined],
  ['POST', '/api/org/newNote/%zz', 400, undefined],
  ['TRACE', '/', 405, 'GET, HEAD'],
  ['TRACE', '/health', 405, 'GET, HEAD'],
  ['TRACE', '/api/counties', 405, 'GET, POST, PUT, DELETE, OPTIONS'],
  ['PROPFIND', '/login', 405, 'GET, HEAD'],
  ['PUT', '/organizations', 405, 'GET, HEAD'],
  ['POST', '/', 405, 'GET, HEAD'],
  ['POST', '/api/counties', 405, 'GET'],
  ['GET', '/api/managerialAccessRequest', 404, undefined],
  ['GET', '/api/send-invite/a/b/c/1?presenter=1', 404, undefined],
  ['GET', '/api/orgs', 404, undefined],
  ['GET', '/api/organizations/1/extra', 404, undefined],
  ['GET', '/api/organizations%2f1', 404, undefined],
  ['GET', '/api/user/..%2fmanagerialAccessRequest', 404, undefined],
] as const;

test('invalid addresses, undeclared calls and other methods are rejected with the usual headers', async ({
  context: { request },
}) => {
  for (const [method, path, status, allow] of REJECTED) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect([method, path, answer.status(), answer.headers().allow]).toEqual([
      ...[method, path, status, allow],
    ]);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': (await answer.json()).requestId,
    });
    if (path.startsWith('/api/') && status !== 400) continue;
    expect(answer.headers()).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  }
});

const WITH_A_SLASH = [
  ['/organizations/?county=Cook&page=2', '/organizations?county=Cook&page=2'],
  ['/organization/read/1/', '/organization/read/1'],
  ['/manager-reports/', '/manager-reports'],
  ['/login/', '/login'],
  ['/health/', '/health'],
  ['/export/contacts/?rows=all', '/export/contacts?rows=all'],
  ['/event/read/1/calendar/', '/event/read/1/calendar'],
  ['/api/', '/api'],
  ['/saml/', '/saml'],
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
    const answer = await visit(path);
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, location]);
  }
  expect((await visit('/logout/', 'POST')).status()).toBe(308);
  expect((await visit('/')).status()).toBe(200);
  expect((await request.get('/manager-reports/')).status()).toBe(403);
  expect((await request.get('/organizations/')).status()).toBe(200);

  const signedOut = await playwright.request.newContext({ storageState: SIGNED_OUT });
  for (const path of ['/api/counties/', '/api/options/organizations/?q=a']) {
    const answer = await visit(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    expect((await signedOut.get(`${PRODUCT}${path}`)).status()).toBe(401);
  }
  await signedOut.dispose();
});

test('a write needs its token, a limited size and our own origin', async ({ page }) => {
  const { request } = page;
  await request.get('/');
  const cookies = await page.context().cookies(PRODUCT);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const [{ OrgID: orgId }] = await (await request.get('/api/allorgnames')).json();
  const noteEntry = `Called back ${crypto.randomUUID()}`;
  const write = (headers: Record<string, string>, text = noteEntry) =>
    request.post(`/api/org/newNote/${orgId}`, {
      data: { noteId: null, noteEntry: text, createDate: null, lastModifiedDate: null },
      headers,
    });
  const signed = { 'x-xsrf-token': token };
  expect((await write({})).status()).toBe(403);
  expect((await write({ 'x-xsrf-token': crypto.randomUUID() })).status()).toBe(403);
  expect((await write({ ...signed, origin: 'https://elsewhere.example' })).status()).toBe(403);
  expect((await write({ ...signed, 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  expect((await write(signed, 'x'.repeat(11 * 1024 * 1024))).status()).toBe(413);
  const notes = async () => (await request.get(`/api/org/notes/${orgId}`)).text();
  expect(await notes()).not.toContain(noteEntry);

  const created = await write(signed);
  expect(created.status()).toBe(201);
  const noteId = created.headers().location?.split('/').pop();
  expect(await notes()).toContain(noteEntry);
  const deleted = await request.delete(`/api/deleteNote/${noteId}`, { headers: signed });
  expect(deleted.status()).toBe(204);
});

/** The proxy, asked by programs and by foreign pages. */
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { PRODUCT } from './support/addresses';
import { expect, signIn, test } from './support/employee';

async function token(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(PRODUCT);
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
}

async function anOrganization(request: APIRequestContext): Promise<number> {
  const names = await (await request.get('/api/allorgnames')).json();
  return names[0].OrgID;
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/');
});

for (const path of [
  '/api/managerialAccessRequest',
  '/api/send-invite/a/b/c/1?presenter=1',
  '/api/orgs',
  '/api/organizations/1/extra',
  '/api/organizations%2f1',
  '/api/user/..%2fmanagerialAccessRequest',
]) {
  test(`an undeclared call does not exist: ${path}`, async ({ page }) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([404, 405]).toContain(answer.status());
  });
}

test('a declared call with another method is 405 and names its own', async ({ page }) => {
  const answer = await page.request.post('/api/counties');
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toBe('GET');
});

for (const [method, path, status, allow] of [
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
] as const) {
  test(`${method} ${path} is refused with ${status} and the usual headers`, async ({ page }) => {
    const answer = await page.request.fetch(path, { method, maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers().allow).toBe(allow);
    const { requestId } = await answer.json();
    expect(answer.headers()['x-request-id']).toBe(requestId);
  });
}

test('a slash at the end leads to the one address of a page, and past no check', async ({
  page,
}) => {
  const visit = (path: string, method = 'GET') =>
    page.request.fetch(`${PRODUCT}${path}`, { method, maxRedirects: 0 });
  for (const [path, location] of [
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
  ] as const) {
    const answer = await visit(path);
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 308, location]);
  }
  expect((await visit('/logout/', 'POST')).status()).toBe(308);
  expect((await visit('/')).status()).toBe(200);

  const followed = await page.request.get('/manager-reports/');
  expect(followed.status()).toBe(403);
  expect((await page.request.get('/organizations/')).status()).toBe(200);
  expect((await page.request.get('/health/')).status()).toBe(200);
});

for (const path of ['/api/counties/', '/api/options/organizations/?q=a']) {
  test(`a slash at the end of a call is tolerated: ${path}`, async ({ page, browser }) => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    const nobody = await browser.newContext();
    expect((await nobody.request.get(`${PRODUCT}${path}`)).status()).toBe(401);
    await nobody.close();
  });
}

test('a foreign origin is refused, for reads too', async ({ page }) => {
  const foreign = { origin: 'https://elsewhere.example' };
  expect((await page.request.get('/api/counties', { headers: foreign })).status()).toBe(403);
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  expect((await page.request.get('/api/counties', { headers: crossSite })).status()).toBe(403);
});

test('a write without the token, or with a wrong one, is refused and nothing is written', async ({
  page,
}) => {
  const orgId = await anOrganization(page.request);
  const noteEntry = `Not to be stored ${crypto.randomUUID()}`;
  const write = (headers: Record<string, string>) =>
    page.request.post(`/api/org/newNote/${orgId}`, { data: { noteEntry }, headers });
  expect((await write({})).status()).toBe(403);
  expect((await write({ 'x-xsrf-token': crypto.randomUUID() })).status()).toBe(403);
  const notes = await page.request.get(`/api/org/notes/${orgId}`);
  expect(notes.status()).toBe(200);
  expect(await notes.text()).not.toContain(noteEntry);
});

test('a write with the token passes with the id in Location, and the note can be deleted', async ({
  page,
  context,
}) => {
  const orgId = await anOrganization(page.request);
  const headers = { 'x-xsrf-token': await token(context) };
  const created = await page.request.post(`/api/org/newNote/${orgId}`, {
    data: { noteId: null, noteEntry: 'Called back.', createDate: null, lastModifiedDate: null },
    headers,
  });
  expect(created.status()).toBe(201);
  const noteId = created.headers().location?.split('/').pop();
  const notes: { noteId: number; noteEntry: string }[] = await (
    await page.request.get(`/api/org/notes/${orgId}`)
  ).json();
  expect(notes).toContainEqual(
    expect.objectContaining({ noteId: Number(noteId), noteEntry: 'Called back.' }),
  );
  const deleted = await page.request.delete(`/api/deleteNote/${noteId}`, { headers });
  expect(deleted.status()).toBe(204);
});

test('a forged session is signed out: 401 for calls, the sign-in for pages', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.addCookies([
    { name: 'JSESSIONID', value: 'A'.repeat(43), url: PRODUCT },
    { name: 'outreach_session', value: 'Fe26.2*1*forged', url: PRODUCT },
    { name: 'isAuth', value: 'true', url: PRODUCT },
    { name: 'firstName', value: 'Mallory', url: PRODUCT },
  ]);
  const answer = await context.request.get(`${PRODUCT}/api/counties`);
  expect(answer.status()).toBe(401);
  expect(answer.headers()['content-type']).toBe('application/problem+json');
  const page = await context.newPage();
  await page.goto(`${PRODUCT}/organizations`);
  await expect(page.getByRole('link', { name: 'Employee Login' })).toBeVisible();
  await context.close();
});

test('a body that is too large is refused whole', async ({ page, context }) => {
  const orgId = await anOrganization(page.request);
  const answer = await page.request.post(`/api/org/newNote/${orgId}`, {
    data: { noteEntry: 'x'.repeat(11 * 1024 * 1024) },
    headers: { 'x-xsrf-token': await token(context) },
  });
  expect(answer.status()).toBe(413);
});

/**
 * A browser client of another origin, like the one that this application replaces: it sends requests with credentials, and
 * reads the XSRF token from `document.cookie` and the id of a new row from `Location` (legacy-api.md §1.4 to §1.8).
 * Proxy and stand-in respond alike.
 */
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { organizationBody } from '@/tests/contract/bodies';
import { OTHER_CLIENT, PRODUCT, STAND_IN } from './support/addresses';
import { expect, test } from './support/fixtures';

// One server for the client's page, so one worker.
test.describe.configure({ mode: 'default' });
let pages: Server;

test.beforeAll(async () => {
  pages = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Other client</title><link rel="icon" href="data:,">');
  });
  const { port } = new URL(OTHER_CLIENT);
  await new Promise<void>((resolve) => pages.listen(Number(port), 'localhost', resolve));
});

test.afterAll(() => {
  pages.close();
});

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
}

/** Null where the browser hides the response. */
function send(page: Page, address: string, { method = 'GET', body }: Sent = {}) {
  const sent = body && JSON.stringify(body);
  return page.evaluate(
    async ([url, verb, text]) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? 'undefined';
      const json = 'application/json';
      const response = await fetch(url, {
        method: verb,
        credentials: 'include',
        ...(verb !== 'GET' && {
          headers: { 'X-XSRF-TOKEN': token, Accept: json, 'Content-Type': json },
        }),
        ...(text !== undefined && { body: text }),
      }).catch(() => null);
      if (!response) return null;
      const newId = response.headers.get('location')?.split('/').pop();
      return { status: response.status, text: await response.text(), newId };
    },
    [address, method, sent] as const,
  );
}

/** On the client's host, so that the client can read the cookie of the token. */
const STAND_IN_HERE = STAND_IN.replace('127.0.0.1', 'localhost');

for (const [name, backend] of [
  ['the stand-in', STAND_IN_HERE],
  ['the proxy', PRODUCT],
] as const) {
  test(`another client signs in at ${name}, reads, writes and signs out`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(OTHER_CLIENT);
    await page.evaluate((address) => location.assign(address), `${backend}/login`);
    await page.getByLabel(/user ?name/i).fill('coordinator');
    await page.getByLabel(/password/i).fill('outreach');
    await page.getByRole('button').click();
    await expect(page).toHaveURL(`${OTHER_CLIENT}/`);
    const api = (path: string, sent?: Sent) => send(page, `${backend}/api/${path}`, sent);
    expect((await api('user'))?.text).toContain('"username":"coordinator"');

    const created = organizationBody({ orgname: 'Other client', countyName: 'Cook' });
    const made = await api('organization/Cook', { method: 'POST', body: created });
    expect(made).toMatchObject({ status: 201, text: '' });
    const detail = JSON.parse((await api(`organizations/${made?.newId}`))?.text ?? '');
    expect(detail).toMatchObject({ orgname: 'Other client', countyName: 'Cook' });

    const body = { ...detail, zip: '60601', lastStatus: null };
    expect(await api('organization/Lake', { method: 'PUT', body })).toMatchObject({ status: 204 });
    const edited = await api(`organizations/${made?.newId}`);
    expect(JSON.parse(edited?.text ?? '')).toMatchObject({ zip: '60601', countyName: 'Lake' });

    const missing = await api(`organizations/${made?.newId}x`);
    expect(missing?.status).toBeGreaterThanOrEqual(400);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('status of ')]);

    const left = JSON.parse((await api('logout', { method: 'POST' }))?.text ?? '');
    const { hostname } = new URL(backend);
    await page.evaluate(
      (address) => location.assign(address),
      `//${hostname}${left.port}${left.logoutUrl}`,
    );
    await expect(page).toHaveURL(`${OTHER_CLIENT}/`);
    expect(await api('user')).toMatchObject({ status: 200, text: '' });
  });
}

test('a signed-out client receives no sign-in page in place of data', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(OTHER_CLIENT);
  for (const backend of [STAND_IN_HERE, PRODUCT]) {
    expect(await send(page, `${backend}/api/user`)).toMatchObject({ status: 200, text: '' });
    expect(await send(page, `${backend}/api/counties`)).toBeNull();
    expect(await send(page, `${backend}/api/deleteNote/7`, { method: 'DELETE' })).toBeNull();
  }
  expect(consoleErrors.splice(0)).not.toEqual([]);
});

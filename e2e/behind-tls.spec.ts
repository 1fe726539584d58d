/**
 * The application behind a gateway with TLS, whose backend signs in by way of an identity provider on another site and
 * names the hosts and ports of legacy-api.md §1.4 and §1.5.
 */
import { createServer, type Server } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { IDENTITY_PROVIDER, TLS_PRODUCT } from './support/addresses';
import { openExports, saved } from './support/export-panel';
import { expect, test } from './support/fixtures';

const SESSION = 'JSESSIONID';
const atProvider = ({ origin }: URL) => origin === IDENTITY_PROVIDER;

test.use({
  baseURL: TLS_PRODUCT,
  ignoreHTTPSErrors: true,
  launchOptions: async ({ launchOptions }, use) => {
    const strict = '--enable-features=SameSiteDefaultChecksMethodRigorously';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), strict] });
  },
});

/** Cookies of the application's host, by name. */
async function cookiesOf(context: BrowserContext) {
  const cookies = await context.cookies(TLS_PRODUCT);
  return new Map(
    cookies.map(({ name, secure, sameSite, httpOnly }) => [name, { secure, sameSite, httpOnly }]),
  );
}

/** Signs in at the identity provider, whose form posts back to the application. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Employee Login' }).click();
  await expect(page).toHaveURL(atProvider);
  await page.getByLabel(/user ?name/i).fill('coordinator');
  await page.getByLabel(/password/i).fill('outreach');
  await page.getByRole('button').click();
  await page.getByRole('button', { name: 'Continue to Outreach Tracking' }).click();
}

test('this browser does not send a cookie without SameSite with a form of another site', async ({
  page,
}) => {
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('set-cookie', ['unnamed=1', 'lax=1; SameSite=Lax']);
    const { port } = new URL(`http://${request.headers.host}`);
    response.end(`<!doctype html><title>Form</title><link rel="icon" href="data:,">
      <form method="post" action="http://one.localhost:${port}/"><button>Send</button></form>
      <p>Cookies: ${request.headers.cookie ?? 'none'}</p>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await page.goto(`http://one.localhost:${port}/`);
  await page.getByRole('button').click();
  await expect(page.getByText('Cookies: unnamed=1; lax=1')).toBeVisible();
  await page.goto(`http://other.localhost:${port}/`);
  await page.getByRole('button').click();
  await expect(page).toHaveURL(`http://one.localhost:${port}/`);
  await expect(page.getByText('Cookies: none')).toBeVisible();
  server.close();
});

test('a deep link returns from the identity provider, and every cookie is Secure and Lax', async ({
  page,
  context,
}) => {
  const deepLink = '/organizations?county=Lake&sort=city&order=asce';
  const signedOut = await page.goto(deepLink);
  expect(signedOut?.headers()['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
  await page.getByRole('link', { name: 'Employee Login' }).click();
  await expect(page).toHaveURL(atProvider);
  expect((await cookiesOf(context)).get(SESSION)).toEqual({
    secure: true,
    sameSite: 'None',
    httpOnly: true,
  });

  await page.goBack();
  await signIn(page);
  await expect(page).toHaveURL(`${TLS_PRODUCT}${deepLink}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organizations');
  const cookies = await cookiesOf(context);
  expect([...cookies.keys()].sort()).toEqual(
    [
      '__Host-outreach_session',
      'JSESSIONID',
      'XSRF-TOKEN',
      'firstName',
      'isAuth',
      'lastName',
    ].sort(),
  );
  for (const [name, { secure, sameSite }] of cookies) {
    expect([name, secure, sameSite]).toEqual([name, true, 'Lax']);
  }
});

test('a note is saved, a list exported, and after the sign-out no screen stays', async ({
  page,
  context,
}) => {
  const text = `Saved behind a gateway ${crypto.randomUUID()}`;
  await page.goto(routes.organization(20));
  await signIn(page);
  await expect(page).toHaveURL(`${TLS_PRODUCT}${routes.organization(20)}`);
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(text);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('A new note is created.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Note of/ }).first()).toHaveValue(text);

  await page.goto('/contacts');
  await openExports(page);
  expect((await saved(page, 'All contacts')).suggestedFilename()).toBe('All-Contacts.xlsx');
  await expect(page.getByText(/^All-Contacts\.xlsx is saved: \d+ rows\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Maya' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${IDENTITY_PROVIDER}/signed-out`);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  const names = [...(await cookiesOf(context)).keys()];
  expect(names).not.toContain('__Host-outreach_session');
  expect(names).not.toContain('firstName');
  for (const path of ['/contacts', routes.organization(20)]) {
    await page.goBack();
    await expect(page).toHaveURL(`${TLS_PRODUCT}/?returnTo=${encodeURIComponent(path)}`);
    await expect(page.getByRole('link', { name: 'Employee Login' })).toBeVisible();
  }
  await page.goto(routes.organization(20));
  await expect(page.getByRole('link', { name: 'Employee Login' })).toBeVisible();
});

/**
 * The application behind a gateway with TLS, whose backend signs in through an identity provider on another site and
 * uses the hosts and ports of legacy-api.md §1.4 and §1.5.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { IDENTITY_PROVIDER, TLS_PRODUCT } from './support/addresses';
import { expect, test } from './support/fixtures';

const SESSION = 'JSESSIONID';
const atProvider = ({ origin }: URL) => origin === IDENTITY_PROVIDER;

test.use({
  baseURL: TLS_PRODUCT,
  ignoreHTTPSErrors: true,
  launchOptions: async ({ launchOptions }, use) => {
    // Without this, Chromium sends new cookies without SameSite with a POST of another site.
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
  const shown = ['firstName', 'isAuth', 'lastName'];
  expect(new Set(cookies.keys())).toEqual(
    new Set(['__Host-outreach_session', SESSION, 'XSRF-TOKEN', ...shown]),
  );
  for (const [name, { secure, sameSite }] of cookies) {
    expect([name, secure, sameSite]).toEqual([name, true, 'Lax']);
  }
});

test('a note is saved, and after the sign-out at the identity provider Back shows no screen', async ({
  page,
  context,
}) => {
  const path = routes.organization(20);
  await page.goto(path);
  await signIn(page);
  await expect(page).toHaveURL(`${TLS_PRODUCT}${path}`);
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(`Saved behind a gateway ${crypto.randomUUID()}`);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('A new note is created.')).toBeVisible();

  await page.getByRole('button', { name: 'Maya' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${IDENTITY_PROVIDER}/signed-out`);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  const names = [...(await cookiesOf(context)).keys()];
  expect(names).not.toContain('__Host-outreach_session');
  expect(names).not.toContain('firstName');
  await page.goBack();
  await expect(page).toHaveURL(`${TLS_PRODUCT}/?returnTo=${encodeURIComponent(path)}`);
  await expect(page.getByRole('link', { name: 'Employee Login' })).toBeVisible();
});

/** Retrying a failed page, and writing after the session has ended; e2e/faults tests every page and write. */
import { FAULTY_APP } from './support/addresses';
import { setFault } from './support/fault';
import { expect, expectOnlyStatus, newSession, test } from './support/fixtures';

const ORGANIZATION = '/organization/read/21';

test.use({ employee: 'coordinator', app: FAULTY_APP });

test('a failed page shows its request number and is retried; a failed part leaves the rest', async ({
  page,
  context,
  consoleErrors,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const address = '/organizations?county=Lake';
  await setFault(context, { call: '/api/orgs-', kind: 'hang-up' });
  expect((await page.goto(address))?.status()).toBe(502);
  await expect(heading).toHaveText('We cannot reach the outreach system');
  await expect(page.getByText(/request number/)).toContainText(/[0-9a-f]{8}-/);
  await setFault(context, null);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(address);
  await expect(heading).toHaveText('Organizations');

  await setFault(context, { call: 'GET /api/contact/9', kind: 'server-error' });
  expect((await page.goto('/contact/read/9'))?.status()).toBe(502);
  await expect(heading).toHaveText('We cannot show this record');
  expectOnlyStatus(consoleErrors, 502);

  await setFault(context, { call: '/api/org/notes', kind: 'server-error' });
  await page.goto(ORGANIZATION);
  await expect(page.getByText('We could not load this part of the page.')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^Contact List for/ })).toBeVisible();
});

test('a session that ends during a note keeps the text, and the sign-in is offered in place and for pages', async ({
  page,
  context,
  consoleErrors,
}) => {
  const text = `Written while signed out ${crypto.randomUUID()}`;
  await page.goto(ORGANIZATION);
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(text);
  await setFault(context, { call: 'POST /api/org/newNote', kind: 'signed-out' });
  const save = page.getByRole('button', { name: 'Save Note' });
  await save.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('link', { name: /Sign in again/ })).toBeVisible();
  await setFault(context, null);
  await context.addCookies((await newSession('coordinator', FAULTY_APP)).cookies);
  await save.click();
  await expect(page.getByRole('textbox', { name: /^Note of/ }).first()).toHaveValue(text);
  expectOnlyStatus(consoleErrors, 401);

  await setFault(context, { call: 'GET /api/', kind: 'signed-out' });
  await page.goto('/organizations?page=2');
  await expect(page.getByRole('link', { name: 'Employee Login' })).toBeVisible();
  await expect(page).toHaveURL('/?returnTo=%2Forganizations%3Fpage%3D2');
});

/** A failed page that is retried, and a session that ends during a note; e2e/faults tests every page and write. */
import { FAULTY_APP } from './support/addresses';
import { setFault } from './support/fault';
import { expect, expectOnlyStatus, newSession, test } from './support/fixtures';

test.use({ employee: 'coordinator', app: FAULTY_APP });

test('a failed page shows its request number and is retried, and a damaged record is named', async ({
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
});

test('a note is kept when the session ends, and saved after a sign-in; a page leads to the sign-in', async ({
  page,
  context,
  consoleErrors,
}) => {
  const text = `Written while signed out ${crypto.randomUUID()}`;
  await page.goto('/organization/read/21');
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(text);
  await setFault(context, { call: 'POST /api/org/newNote', kind: 'signed-out', lost: true });
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

/** Exports in the browser: a file that is whole, or none. */
import { readFileSync } from 'node:fs';
import { FAULTY_APP } from './support/addresses';
import { expect, signIn, test } from './support/employee';
import { setFault } from './support/fault';

test('a list is exported whole, once per page load, and as often as shown', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/contacts?county=Lake');
  await page.getByText('Export', { exact: true }).click();
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All contacts' }).click();
  const file = await all;
  expect(file.suggestedFilename()).toBe('All-Contacts.xlsx');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(page.getByText(/^All-Contacts\.xlsx is saved: \d+ rows\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'All contacts' }).click();
  await expect(page.getByText('Please refresh browser & try again.')).toBeVisible();

  await page.getByRole('radio', { name: /\.csv/ }).check();
  const shown = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Current view' }).click();
  const text = readFileSync(await (await shown).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(12);
  expect(text).toContain('First name,Last name,');
  await expect(page.getByText('Please refresh browser & try again.')).toBeHidden();
});

test('an export that fails saves nothing, says why, and may be tried again', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, 'coordinator', FAULTY_APP);
  await page.goto(`${FAULTY_APP}/organizations`);
  await page.getByText('Export', { exact: true }).click();
  await setFault(context, { call: 'GET /api/orgs-filtered-sorted/', kind: 'hang-up' });
  await page.getByRole('button', { name: 'All orgs' }).click();
  await expect(page.getByText(/^Nothing was saved: The outreach system cannot be/)).toBeVisible();
  // The answer of the failure is one more thing that a browser puts on its console.
  expect(complaints.splice(0).join()).toContain('502');
  await setFault(context, null);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'All orgs' }).click();
  expect((await download).suggestedFilename()).toBe('All-Orgs.xlsx');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shown is downloaded as it is', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/organizations?size=20');
    await page.getByText('Export', { exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Current view' }).click();
    expect((await download).suggestedFilename()).toBe('Orgs-export.xlsx');
  });
});

/** Exports: saved files, one export of all rows per page load, downloads without JavaScript, and stopped exports. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { backendSession, control, setFault } from './support/fault';
import { expect, test } from './support/fixtures';

test.use({ employee: 'coordinator' });

const openExports = (page: Page) => page.getByText('Export', { exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses the button and waits for the whole file. */
async function save(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  await download.path();
  return download;
}

test('all rows are saved as a file once per page load, and not again after client-side navigation', async ({
  page,
}) => {
  await page.goto('/contacts?county=Lake');
  await openExports(page);
  const file = await save(page, 'All contacts');
  expect(file.suggestedFilename()).toBe('All-Contacts.xlsx');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(page.getByText(/^All-Contacts\.xlsx is saved: \d+ rows\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Create Contact' }).click();
  await expect(page).toHaveURL('/contact/new');
  await page.goBack();
  await openExports(page);
  await press(page, 'All contacts');
  await expect(page.getByText('Please refresh browser & try again.')).toBeVisible();
  await page.reload();
  await openExports(page);
  await save(page, 'All contacts');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('downloads the current page, and all matching rows as CSV', async ({ page }) => {
    await page.goto('/organizations?county=Lake&size=20');
    await openExports(page);
    expect((await save(page, 'Current view')).suggestedFilename()).toBe('Orgs-export.xlsx');
    await page.getByRole('radio', { name: /\.csv/ }).check();
    const matching = await save(page, 'All rows matching these filters');
    // No value of the demo data has a line break. The first line has the labels, the last one is empty.
    const lines = readFileSync(await matching.path(), 'utf8').split('\r\n');
    const total = (await page.getByText(/^\d+–\d+ of \d+$/).innerText()).split(' ').at(-1);
    expect(lines).toHaveLength(Number(total) + 2);
  });
});

test.describe('with a silent backend', () => {
  test.use({ app: FAULTY_APP });

  test('an export continues over the pages of its list, and stops with its screen or its tab', async ({
    page,
    context,
  }) => {
    let files = 0;
    page.on('download', () => {
      files += 1;
    });
    const session = await backendSession(context);
    // The time limit of the export is longer than half a minute.
    const expectHeldCalls = (held: number) =>
      expect.poll(async () => (await control({ session })).held, { timeout: 4_000 }).toBe(held);
    await setFault(context, { call: 'GET /api/all-contacts-export', kind: 'silence' });
    await page.goto('/contacts');
    await openExports(page);
    await press(page, 'All contacts');
    await expect(page.getByRole('progressbar', { name: /^0 of \d+ rows$/ })).toBeVisible();
    await expectHeldCalls(1);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('progressbar')).toBeVisible();

    const away = page.getByRole('link', { name: 'Create Contact' });
    const question = page.getByRole('dialog', { name: 'Stop the export?' });
    await away.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(away).toBeFocused();
    await expectHeldCalls(1);
    await away.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/contact/new');
    await expectHeldCalls(0);

    await page.goBack();
    await openExports(page);
    await expect(
      page.getByText('The last export was stopped when you left this page.'),
    ).toBeVisible();
    await press(page, 'All contacts');
    await expectHeldCalls(1);
    const dialogs = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await dialogs;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await expectHeldCalls(0);
    expect(files).toBe(0);
  });
});

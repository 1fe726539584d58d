/** Exports in the browser: files, their repetition, and downloads without script. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { openExports, press, saved } from './support/export-panel';
import { expect, test } from './support/fixtures';

test.use({ employee: 'coordinator' });

test('a list is exported whole, once per page load, and as often as shown', async ({ page }) => {
  await page.goto('/contacts?county=Lake');
  await openExports(page);
  const file = await saved(page, 'All contacts');
  expect(file.suggestedFilename()).toBe('All-Contacts.xlsx');
  const content = readFileSync(await file.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText(/^All-Contacts\.xlsx is saved: \d+ rows\.$/)).toBeVisible();
  await press(page, 'All contacts');
  const again = page.getByText('Please refresh browser & try again.');
  await expect(again).toBeVisible();

  await page.getByRole('radio', { name: /\.csv/ }).check();
  expect(await linesOf(await saved(page, 'Current view'))).toHaveLength(12);
  await expect(again).toBeHidden();
  const matching = await saved(page, 'All rows matching these filters');
  expect(matching.suggestedFilename()).toBe('Contacts-matching.csv');
  expect(await linesOf(matching)).toHaveLength((await totalOf(page)) + 2);

  // Another screen and back by our own links is no page load.
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: 'Create Contact' }).click();
  await expect(page).toHaveURL('/contact/new');
  await page.goBack();
  await openExports(page);
  await press(page, 'All contacts');
  await expect(again).toBeVisible();
  await page.reload();
  await openExports(page);
  await saved(page, 'All contacts');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shown, and all that matches, are downloaded as they are', async ({ page }) => {
    await page.goto('/organizations?county=Lake&size=20');
    await openExports(page);
    expect((await saved(page, 'Current view')).suggestedFilename()).toBe('Orgs-export.xlsx');
    await page.getByRole('radio', { name: /\.csv/ }).check();
    const matching = await saved(page, 'All rows matching these filters');
    expect(await linesOf(matching)).toHaveLength((await totalOf(page)) + 2);
  });
});

/** Of a CSV file, whose last line is empty. No value of the demo data has a line break. */
async function linesOf(download: Download): Promise<string[]> {
  return readFileSync(await download.path(), 'utf8')
    .replace('\ufeff', '')
    .split('\r\n');
}

async function totalOf(page: Page): Promise<number> {
  return Number((await page.getByText(/^\d+–\d+ of \d+$/).innerText()).split(' ').at(-1));
}

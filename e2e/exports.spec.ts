/** Exports in the browser: what each button gives, as often as it gives it, with and without script. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect, signIn, test } from './support/employee';
import { openExports, press, saved } from './support/export-panel';

const EVENT =
  'Event ID,Event Name,Event Type,Last Status,Location,Organization,Event Presenters,Address,City,State,Zip,Start Time,' +
  'End Time,Audience Type,RTA Staff Count,Audience Count,Survey Complete';
const EVERY_EVENT =
  'Registration Site,New Organization,Elected Official,Survey Date,Survey Count,Reason for Cancellation';
const CONTACT =
  'First name,Last name,Title,Last contact date,Email,Organizations,Phone,Alt phone,Create date,Last modified,Created by,' +
  'Last modified by';
const ORGANIZATION =
  'Org. Name,Last status,Last contact,County,Address,City,Org. Email,Org. Phone,Org. contacts,Zip';
const CALL_LOG =
  'Organization,Contact,Status,Note,Date created,Created by,Last modified on,Last modified by';

const BUTTONS: [address: string, button: string, file: string, columns: string][] = [
  ['/organizations', 'Current view', 'Orgs-export', ORGANIZATION],
  ['/organizations', 'All orgs', 'All-Orgs', ORGANIZATION],
  ['/contacts', 'Current view', 'Contacts-export', CONTACT],
  ['/contacts', 'All contacts', 'All-Contacts', CONTACT],
  ['/events', 'Current view', 'Events-export', `${EVENT},${EVERY_EVENT}`],
  ['/events', 'All events', 'All-Events', `${EVENT},${EVERY_EVENT}`],
  ['/myoutreach', 'Current view', 'My-Outreach-export', EVENT],
  ['/myoutreach', 'All my events', 'All-My-Events', EVENT],
  ['/calllogs', 'Current View', 'CallLogs-view', CALL_LOG],
  ['/calllogs', 'My Call-Logs', 'All-My-CallLogs', CALL_LOG],
  ['/calllogs', 'All Call-Logs', 'All-CallLogs', CALL_LOG],
  ['/manager-reports?presenter=1', 'Current view', 'Manager-Report-export', EVENT],
  ['/manager-reports?presenter=1', "MOC's all events", 'All-MOC-Events', EVENT],
];

test("every button of the agency's gives its file with its columns", async ({ page }) => {
  await signIn(page, 'manager');
  let shown = '';
  for (const [address, button, file, columns] of BUTTONS) {
    if (address !== shown) {
      await page.goto(address);
      await openExports(page);
      await page.getByRole('radio', { name: /\.csv/ }).check();
      shown = address;
    }
    const download = await saved(page, button);
    expect(download.suggestedFilename()).toBe(`${file}.csv`);
    expect((await linesOf(download))[0]).toBe(columns);
  }
});

test('a list is exported whole, once per page load, and as often as shown', async ({ page }) => {
  await signIn(page, 'coordinator');
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

test('a month is exported as it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'coordinator');
  await page.goto('/myoutreach?view=month&upcoming=0');
  const month = await page.getByRole('heading', { level: 2 }).first().innerText();
  await openExports(page);
  await expect(page.getByText(`the events of ${month}`)).toBeVisible();
  await page.getByRole('radio', { name: /\.csv/ }).check();
  const lines = await linesOf(await saved(page, 'Current view'));
  const shown = await page.locator('main ol > li > ul > li').count();
  expect(shown).toBeGreaterThan(0);
  expect(lines).toHaveLength(shown + 2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shown, and all that matches, are downloaded as they are', async ({ page }) => {
    await signIn(page, 'coordinator');
    await page.goto('/organizations?county=Lake&size=20');
    await openExports(page);
    expect((await saved(page, 'Current view')).suggestedFilename()).toBe('Orgs-export.xlsx');
    await page.getByRole('radio', { name: /\.csv/ }).check();
    const matching = await saved(page, 'All rows matching these filters');
    expect(await linesOf(matching)).toHaveLength((await totalOf(page)) + 2);
  });
});

/** Of a file with comma-separated values, which ends with an empty one. No value of the demo data has a line break. */
async function linesOf(download: Download): Promise<string[]> {
  return readFileSync(await download.path(), 'utf8')
    .replace('\ufeff', '')
    .split('\r\n');
}

async function totalOf(page: Page): Promise<number> {
  return Number((await page.getByText(/^\d+–\d+ of \d+$/).innerText()).split(' ').at(-1));
}

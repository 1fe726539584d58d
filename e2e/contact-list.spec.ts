import type { Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { expect, signIn, test } from './support/employee';
import { setFault } from './support/fault';

const head = (page: Page, label: string) => page.getByRole('columnheader', { name: label });
const column = (page: Page, number: number) =>
  page.locator(`tbody tr td:nth-child(${number})`).allInnerTexts();
const LAST_CONTACT = 7;

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'coordinator');
  });

  test('the first load shows ten contacts by first name, with the columns that staff know', async ({
    page,
  }) => {
    await page.goto('/contacts');
    await expect(page).toHaveTitle('Contacts · Outreach Tracking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
    await expect(page.getByRole('columnheader')).toHaveText([
      'First Name',
      'Last Name',
      'Org(s) Associated',
      'Title',
      'Email',
      'Phone',
      'Last Contact',
      'Reg. site',
      'Action',
    ]);
    await expect(page.locator('tbody tr')).toHaveCount(10);
    await expect(head(page, 'First Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByLabel('Items per page')).toHaveValue('10');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Create Contact' }),
    ).toHaveAttribute('href', '/contact/new');
  });

  test('each column that sorts does so both ways', async ({ page }) => {
    for (const label of ['Last Name', 'Title', 'Email', 'Last Contact']) {
      await page.goto('/contacts');
      await head(page, label).getByRole('link').click();
      await expect(head(page, label)).toHaveAttribute('aria-sort', 'ascending');
      await head(page, label).getByRole('link').click();
      await expect(head(page, label)).toHaveAttribute('aria-sort', 'descending');
    }
  });

  test('a range picked by keyboard filters by last contact, shows as a chip and survives reload', async ({
    page,
  }) => {
    await page.goto('/contacts');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('button', { name: 'Select date range...' }).press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/\/contacts\?from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/);
    const chip = page.getByRole('link', { name: /^Remove filter Last contact: / });
    await expect(chip).toBeVisible();
    await page.reload();
    await chip.click();
    await expect(page).toHaveURL('/contacts');
  });

  test('a typed range of one day shows the contacts of that day and no other', async ({ page }) => {
    await page.goto('/contacts?sort=lastContactDate&order=desc');
    const [newest = ''] = await column(page, LAST_CONTACT);
    const [month = '', day = '', year = ''] = (newest.split(' ')[0] ?? '').split('/');
    const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('From').fill(typed);
    await page.getByLabel('To', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(
      `/contacts?sort=lastContactDate&order=desc&from=${typed}&to=${typed}`,
    );
    await expect(page.getByRole('link', { name: /^Remove filter Last contact: / })).toBeVisible();
    const days = (await column(page, LAST_CONTACT)).map((text) => text.split(' ')[0]);
    expect(new Set(days)).toEqual(new Set([`${month}/${day}/${year}`]));
  });

  test('half a range and days that do not exist fall back quietly, a turned one is turned back', async ({
    page,
  }) => {
    for (const query of ['from=2026-01-01', 'from=2026-02-30&to=2026-03-01', 'from=x&to=y']) {
      await page.goto(`/contacts?${query}`);
      await expect(page.locator('tbody tr')).toHaveCount(10);
      await expect(page.getByRole('list', { name: 'Filters in force' })).toHaveCount(0);
    }
    await page.goto('/contacts?from=2026-12-31&to=2020-01-01');
    await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText(
      'Last contact: 1/1/2020 – 12/31/2026',
    );
  });

  test('counties and registration sites filter together', async ({ page }) => {
    await page.goto('/contacts');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Lake', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Yes' }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL('/contacts?county=Lake&regsite=1');
    expect(new Set(await column(page, 8))).toEqual(new Set(['Yes']));
  });

  test('a contact opens in this tab, an organization of theirs in a new one', async ({
    page,
    context,
  }) => {
    await page.goto('/contacts');
    const opened = context.waitForEvent('page');
    await page.locator('tbody tr td:nth-child(3) a').first().click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(
      'Organization Details',
    );
    await page.locator('tbody tr td:first-child a').first().click();
    await expect(page).toHaveURL(/\/contact\/read\/\d+$/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('a range typed into the fields filters', async ({ page }) => {
      await page.goto('/contacts');
      await page.getByText('Filter', { exact: true }).click();
      await page.getByLabel('From').fill('2020-01-01');
      await page.getByLabel('To', { exact: true }).fill('2030-12-31');
      await expect(page.getByText('Select date range...')).toBeHidden();
      await page.getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page).toHaveURL('/contacts?from=2020-01-01&to=2030-12-31');
      await expect(page.locator('tbody tr').first()).toBeVisible();
      expect(await column(page, LAST_CONTACT)).not.toContain('');
    });
  });
});

test.describe('the backend fails on a row', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'coordinator', FAULTY_APP);
    await page.goto(FAULTY_APP);
  });

  test('the other rows are there, and the missing one is named', async ({ page, context }) => {
    // The first page of every size fails, down to the first row alone.
    await setFault(context, { call: '/api/contacts-filtered-sorted/0/', kind: 'server-error' });
    await page.goto(`${FAULTY_APP}/contacts?size=20`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      '1 contact could not be shown: its record in the backend is damaged (position 1 of this page).',
    );
    await expect(page.locator('tbody tr')).toHaveCount(19);
  });

  test('the detail of a damaged record says so', async ({ page, context, complaints }) => {
    await setFault(context, { call: 'GET /api/contact/9', kind: 'server-error' });
    const response = await page.goto(`${FAULTY_APP}/contact/read/9`);
    expect(response?.status()).toBe(502);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 502')]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This record cannot be shown');
  });
});

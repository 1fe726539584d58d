/** Addresses, links, forms and history of lists; tests/components/list/every-list-page.test.tsx proves the rest of each. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './support/fixtures';

const head = (page: Page, label: string) => page.getByRole('columnheader', { name: label });
const column = (page: Page, number: number) =>
  page.locator(`tbody tr td:nth-child(${number})`).allInnerTexts();
const pager = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click();
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click();
const filters = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const upcoming = (page: Page) => check(page, 'Show only my upcoming events');
const LAST_CONTACT = 7;

async function typeRange(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('From').fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
}

/** How many rows there are in the list, of `1–10 of 1,162`. */
async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/).innerText();
  return Number(text.replace(/.* of |,/g, ''));
}

test.use({ employee: 'coordinator' });

test('a list sorts, filters and pages by its address, which survives reload and is undone by Back', async ({
  page,
  context,
}) => {
  await page.goto('/organizations?page=3');
  await expect(page).toHaveTitle('Organizations · Outreach Tracking');
  await head(page, 'City').getByRole('link').click();
  await expect(head(page, 'City')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/organizations?sort=city&order=asce');
  await head(page, 'City').getByRole('link').click();
  await expect(head(page, 'City')).toHaveAttribute('aria-sort', 'descending');
  const cities = await column(page, 3);
  expect(cities).toEqual([...cities].sort((a, b) => b.localeCompare(a, 'en')));

  await openFilters(page);
  for (const name of ['Lake', 'Kane', 'Yes']) await check(page, name).check();
  await apply(page);
  const filtered = '/organizations?sort=city&order=desc&county=Kane&county=Lake&regsite=1';
  await expect(page).toHaveURL(filtered);
  expect(['Kane', 'Lake']).toEqual(expect.arrayContaining(await column(page, 4)));
  expect(new Set(await column(page, 6))).toEqual(new Set(['Yes']));
  await page.getByRole('link', { name: 'Remove filter Kane' }).click();
  await expect(page).toHaveURL('/organizations?sort=city&order=desc&county=Lake&regsite=1');
  await page.getByRole('link', { name: 'Remove all filters' }).click();
  await expect(page).toHaveURL('/organizations?sort=city&order=desc');

  await page.getByLabel('Items per page').selectOption('20');
  await expect(page).toHaveURL('/organizations?sort=city&order=desc&size=20');
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await pager(page, 'Next page').click();
  await expect(page).toHaveURL('/organizations?page=2&size=20&sort=city&order=desc');
  await expect(page.getByText(/^21–40 of/)).toBeVisible();
  const second = await column(page, 1);
  await page.reload();
  expect(await column(page, 1)).toEqual(second);
  await page.goBack();
  await expect(page).toHaveURL('/organizations?sort=city&order=desc&size=20');
  await expect(pager(page, 'Page 1')).toHaveAttribute('aria-current', 'page');

  await page.goto('/organizations?page=9999&size=50&county=Nowhere');
  await expect(page).toHaveURL('/organizations?size=50');
  const opened = context.waitForEvent('page');
  const name = page.locator('tbody tr').nth(3).getByRole('link').first();
  const text = await name.locator('bdi').innerText();
  await name.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible();
});

test('a range of days is picked by keyboard or typed, and filters by exactly these days', async ({
  page,
}) => {
  await page.goto('/contacts?sort=lastContactDate&order=desc');
  const [newest = ''] = await column(page, LAST_CONTACT);
  await openFilters(page);
  await page.getByRole('button', { name: 'Select date range...' }).press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  for (const key of ['PageUp', 'Enter', 'PageDown', 'Enter']) await page.keyboard.press(key);
  await apply(page);
  await expect(page).toHaveURL(/&from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/);
  const chip = page.getByRole('link', { name: /^Remove filter Last contact: / });
  await chip.click();
  await expect(page).toHaveURL('/contacts?sort=lastContactDate&order=desc');

  const [month = '', day = '', year = ''] = (newest.split(' ')[0] ?? '').split('/');
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  await page.getByLabel('From').fill(typed);
  await apply(page);
  await expect(page.getByText(/The dates are not applied\.$/)).toBeVisible();
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await page.getByLabel('To', { exact: true }).fill(typed);
  await apply(page);
  await expect(page).toHaveURL(new RegExp(`from=${typed}&to=${typed}$`));
  await expect(chip).toBeVisible();
  const days = (await column(page, LAST_CONTACT)).map((text) => text.split(' ')[0]);
  expect(new Set(days)).toEqual(new Set([`${month}/${day}/${year}`]));
});

test('the schedule shows my upcoming events, all of mine, or those of some days', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Maya' }).press('ArrowDown');
  await page.getByRole('link', { name: 'My Outreach schedule', exact: true }).click();
  await expect(page).toHaveURL('/myoutreach');
  await expect(filters(page)).toContainText('Only upcoming events');
  const ahead = await total(page);
  for (const names of await column(page, 4)) expect(names).toContain('Maya Whitfield');
  await openFilters(page);
  await expect(page.getByLabel('From')).toBeDisabled();
  await upcoming(page).uncheck();
  await apply(page);
  await expect(page).toHaveURL('/myoutreach?upcoming=0');
  await expect(filters(page)).toHaveCount(0);
  expect(await total(page)).toBeGreaterThan(ahead);
  await typeRange(page, '2020-01-01', '2026-06-30');
  await apply(page);
  await expect(filters(page)).toContainText('Start date: 1/1/2020 – 6/30/2026');
  await upcoming(page).check();
  await apply(page);
  await expect(page).toHaveURL('/myoutreach');
});

test('month, agenda and file show the events that the table does, under the same filters', async ({
  page,
}) => {
  const view = (name: string) =>
    page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await page.goto('/myoutreach?upcoming=0&status=Cancelled');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download calendar (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-outreach-schedule.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const entries = calendar.getAllSubcomponents('vevent');
  expect(entries).toHaveLength(await total(page));
  for (const entry of entries) expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED');

  await view('Agenda').click();
  await expect(page).toHaveURL('/myoutreach?view=agenda&status=Cancelled&upcoming=0');
  await page.getByRole('link', { name: 'Show earliest first' }).click();
  await expect(page.getByText('Earliest first', { exact: true })).toBeVisible();
  const place = await page.locator('main ol').getByRole('link').first().innerText();
  const day = await page.getByRole('heading', { level: 2 }).first().innerText();
  await page.goto(`/myoutreach?view=month&month=${monthOf(day)}&status=Cancelled&upcoming=0`);
  const cell = page.getByRole('cell', { name: day });
  await expect(cell.getByRole('link').first()).toContainText(place);
  const month = page.url();
  await page.getByRole('link', { name: /^Next month/ }).click();
  await expect(page).not.toHaveURL(month);
  await expect(page).toHaveURL(/view=month&month=\d{4}-\d{2}&status=Cancelled&upcoming=0$/);
  await page.goBack();
  await expect(cell).toBeVisible();

  // A narrow screen shows the agenda where a wide one shows the table.
  await page.goto('/myoutreach');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(
    await page.locator('main ol > li').count(),
  );
  await view('Table').click();
  await expect(table).toBeVisible();
});

/** `Monday, May 3, 2026` as `2026-05`. */
function monthOf(day: string): string {
  return new Date(`${day.split(', ').slice(1).join(', ')} UTC`).toISOString().slice(0, 7);
}

/** A row whose page was open has the focus, in view. */
async function expectOpened(row: Locator): Promise<void> {
  await expect(row.locator('a:focus')).toBeInViewport();
}

test('a list is come back to as it was left, with the opened row in view', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  const row = page.locator('tbody tr').last();
  const edit = row.getByRole('link', { name: /^Edit/ });
  const ways = [
    { path: '/organizations', back: page.getByRole('link', { name: 'Go back to Organizations' }) },
    { path: '/contacts', back: page.getByRole('button', { name: 'Cancel' }) },
    { path: '/calllogs', back: page.getByRole('link', { name: 'Go back to my call logs' }) },
  ];
  for (const { path, back } of ways) {
    await test.step(path, async () => {
      const address = `${path}?page=2&size=20`;
      await page.goto(address);
      await edit.click();
      await expect(page).toHaveURL((url) => url.pathname !== path);
      await back.click();
      await expect(page).toHaveURL(address);
      await expectOpened(row);
    });
  }
  await test.step('by Back', async () => {
    await edit.click();
    await expect(page).toHaveURL((url) => url.pathname !== '/calllogs');
    await page.goBack();
    await expect(page).toHaveURL('/calllogs?page=2&size=20');
    await expectOpened(row);
  });
  await test.step('from a form that is left unsaved after the question', async () => {
    await page.goto('/events?page=2');
    await edit.click();
    await page.getByLabel('Event name').fill('Changed and not saved');
    await page.getByRole('link', { name: 'Go back to Events' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/events?page=2');
    await expectOpened(row);
  });
  await test.step('from a tab that was opened from the list', async () => {
    await page.goto('/organizations?page=2&size=20');
    const opened = context.waitForEvent('page');
    await page.locator('tbody tr').nth(15).getByRole('link').first().click();
    const tab = await opened;
    await tab.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await tab.getByRole('link', { name: 'Go back to Organizations' }).click();
    await expect(tab).toHaveURL('/organizations?page=2&size=20');
    await expectOpened(tab.locator('tbody tr').nth(15));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists sort, filter by choices and by days, change their size and are come back to', async ({
    page,
  }) => {
    await page.goto('/organizations');
    await head(page, 'City').getByRole('link').click();
    await expect(head(page, 'City')).toHaveAttribute('aria-sort', 'ascending');
    await openFilters(page);
    await check(page, 'Will').check();
    await apply(page);
    await expect(page).toHaveURL('/organizations?sort=city&order=asce&county=Will');
    await page.getByLabel('Items per page').selectOption('20');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('tbody tr').first()).toContainText('Will');
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(10);
    await page.locator('tbody tr').last().getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByRole('link', { name: 'Go back to Organizations' })).toHaveAttribute(
      'href',
      '/organizations',
    );

    await page.goto('/contacts');
    const all = await total(page);
    await openFilters(page);
    await expect(page.getByText('Select date range...')).toBeHidden();
    await page.getByLabel('From').fill('2020-01-01');
    await apply(page);
    await expect(page.getByText(/The dates are not applied\.$/)).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('2020-01-01');
    expect(await total(page)).toBe(all);
    await page.getByLabel('To', { exact: true }).fill('2030-12-31');
    await apply(page);
    await expect(page).toHaveURL('/contacts?from=2020-01-01&to=2030-12-31');
    expect(await column(page, LAST_CONTACT)).not.toContain('');

    await page.goto('/myoutreach');
    const ahead = await total(page);
    await openFilters(page);
    await upcoming(page).uncheck();
    await typeRange(page, '2020-01-01', '2026-06-30');
    await apply(page);
    await expect(page).toHaveURL('/myoutreach?upcoming=0&from=2020-01-01&to=2026-06-30');
    await openFilters(page);
    await upcoming(page).check();
    await apply(page);
    await expect(filters(page)).toContainText('Only upcoming events');
    expect(await total(page)).toBe(ahead);
  });
});

/** Navigation, history, calendar and use without JavaScript; tests/components/list/every-list-page.test.tsx tests each list. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './support/fixtures';

const head = (page: Page, label: string) => page.getByRole('columnheader', { name: label });
const column = (page: Page, number: number) =>
  page.locator(`tbody tr td:nth-child(${number})`).allInnerTexts();
const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click();
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click();
const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const upcoming = (page: Page) => check(page, 'Show only my upcoming events');
const from = (page: Page) => page.getByLabel('From');
const to = (page: Page) => page.getByLabel('To', { exact: true });
const LAST_CONTACT = 7;

/** The total in a text such as `1–10 of 1,162`. */
async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/).innerText();
  return Number(text.replace(/.* of |,/g, ''));
}

test.use({ employee: 'coordinator' });

test('sorting, filters and pages change the address, which a reload keeps and Back restores', async ({
  page,
}) => {
  await page.goto('/organizations?page=3');
  await head(page, 'City').getByRole('link').click();
  await expect(page).toHaveURL('/organizations?sort=city&order=asce');
  await expect(head(page, 'City')).toHaveAttribute('aria-sort', 'ascending');
  const cities = await column(page, 3);
  expect(cities).toEqual([...cities].sort((a, b) => a.localeCompare(b, 'en')));

  await openFilters(page);
  for (const name of ['Lake', 'Kane', 'Yes']) await check(page, name).check();
  await apply(page);
  const sorted = '/organizations?sort=city&order=asce';
  await expect(page).toHaveURL(`${sorted}&county=Kane&county=Lake&regsite=1`);
  expect(['Kane', 'Lake']).toEqual(expect.arrayContaining(await column(page, 4)));
  await page.getByRole('link', { name: 'Remove filter Kane' }).click();
  await expect(page).toHaveURL(`${sorted}&county=Lake&regsite=1`);
  await page.getByRole('link', { name: 'Remove all filters' }).click();
  await expect(page).toHaveURL(sorted);

  await page.getByLabel('Items per page').selectOption('20');
  await expect(page).toHaveURL(`${sorted}&size=20`);
  await page.getByRole('link', { name: 'Next page', exact: true }).click();
  await expect(page).toHaveURL('/organizations?page=2&size=20&sort=city&order=asce');
  await expect(page.getByText(/^21–40 of/)).toBeVisible();
  const second = await column(page, 1);
  await page.reload();
  expect(await column(page, 1)).toEqual(second);
  await page.goBack();
  await expect(page).toHaveURL(`${sorted}&size=20`);
  await expect(page.getByText(/^1–20 of/)).toBeVisible();
});

test('a date range is chosen by keyboard or typed, and the list has exactly these days', async ({
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

  const [month = '', day = '', year = ''] = (newest.split(' ')[0] ?? '').split('/');
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  await from(page).fill(typed);
  await to(page).fill(typed);
  await apply(page);
  await expect(page).toHaveURL(new RegExp(`from=${typed}&to=${typed}$`));
  const days = (await column(page, LAST_CONTACT)).map((text) => text.split(' ')[0]);
  expect(new Set(days)).toEqual(new Set([`${month}/${day}/${year}`]));
});

test('the calendar file and the month contain the events of the table, and a phone shows the agenda', async ({
  page,
}) => {
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

  await page.goto('/myoutreach?view=agenda&status=Cancelled&upcoming=0');
  const place = await page.locator('main ol').getByRole('link').first().innerText();
  const day = await page.getByRole('heading', { level: 2 }).first().innerText();
  await page.goto(`/myoutreach?view=month&month=${monthOf(day)}&status=Cancelled&upcoming=0`);
  const cell = page.getByRole('cell', { name: day });
  await expect(cell.getByRole('link').first()).toContainText(place);
  await page.getByRole('link', { name: /^Next month/ }).click();
  await expect(cell).toBeHidden();
  await page.goBack();
  await expect(cell).toBeVisible();

  await page.goto('/myoutreach');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Table' }).click();
  await expect(table).toBeVisible();
});

/** `Monday, May 3, 2026` as `2026-05`. */
function monthOf(day: string): string {
  return new Date(`${day.split(', ').slice(1).join(', ')} UTC`).toISOString().slice(0, 7);
}

/** Expects the row to be in view, with the focus on its link. */
async function expectOpened(row: Locator): Promise<void> {
  await expect(row.locator('a:focus')).toBeInViewport();
}

test('a list is restored as it was left, with the opened row in view', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  const row = page.locator('tbody tr').last();
  const edit = row.getByRole('link', { name: /^Edit/ });
  /** Null: by Back. */
  const ways: [path: string, link: Locator | null][] = [
    ['/organizations', page.getByRole('link', { name: 'Go back to Organizations' })],
    ['/contacts', page.getByRole('button', { name: 'Cancel' })],
    ['/calllogs', null],
  ];
  for (const [path, link] of ways) {
    await test.step(path, async () => {
      const address = `${path}?page=2&size=20`;
      await page.goto(address);
      await edit.click();
      await expect(page).toHaveURL((url) => url.pathname !== path);
      await (link ? link.click() : page.goBack());
      await expect(page).toHaveURL(address);
      await expectOpened(row);
    });
  }
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
    const tabs = context.waitForEvent('page');
    await page.locator('tbody tr').nth(15).getByRole('link').first().click();
    const tab = await tabs;
    await tab.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await tab.getByRole('link', { name: 'Go back to Organizations' }).click();
    await expect(tab).toHaveURL('/organizations?page=2&size=20');
    await expectOpened(tab.locator('tbody tr').nth(15));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists are sorted, filtered by choices and days, and change their size', async ({
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

    await page.goto('/contacts');
    await openFilters(page);
    await expect(page.getByText('Select date range...')).toBeHidden();
    await from(page).fill('2020-01-01');
    await apply(page);
    await expect(page.getByText(/The dates are not applied\.$/)).toBeVisible();
    await expect(from(page)).toHaveValue('2020-01-01');
    await to(page).fill('2030-12-31');
    await apply(page);
    await expect(page).toHaveURL('/contacts?from=2020-01-01&to=2030-12-31');
    expect(await column(page, LAST_CONTACT)).not.toContain('');

    await page.goto('/myoutreach');
    const ahead = await total(page);
    await openFilters(page);
    await upcoming(page).uncheck();
    await from(page).fill('2020-01-01');
    await to(page).fill('2026-06-30');
    await apply(page);
    await expect(page).toHaveURL('/myoutreach?upcoming=0&from=2020-01-01&to=2026-06-30');
    await openFilters(page);
    await upcoming(page).check();
    await apply(page);
    await expect(page.getByText('Only upcoming events')).toBeVisible();
    expect(await total(page)).toBe(ahead);
  });
});

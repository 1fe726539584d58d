import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, signIn, test } from './support/employee';

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });

test('month, agenda and file show the events that the table does, under the same filters', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/myoutreach?upcoming=0&status=Cancelled');
  const total = Number((await page.getByText(/^\d+–\d+ of \d+$/).innerText()).split(' ').at(-1));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download calendar (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-outreach-schedule.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const entries = calendar.getAllSubcomponents('vevent');
  expect(entries).toHaveLength(total);
  for (const entry of entries) expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED');

  await view(page, 'Agenda').click();
  await expect(page).toHaveURL('/myoutreach?view=agenda&status=Cancelled&upcoming=0');
  await page.getByRole('link', { name: 'Show earliest first' }).click();
  await expect(page.getByText('Earliest first', { exact: true })).toBeVisible();
  const first = page.locator('main ol').getByRole('link').first();
  const [place, day] = [await first.innerText(), await firstDay(page)];

  await page.goto(`/myoutreach?view=month&month=${monthOf(day)}&status=Cancelled&upcoming=0`);
  const cell = page.getByRole('cell', { name: day });
  await expect(cell.getByRole('link').first()).toContainText(place);
  const month = page.url();
  await page.getByRole('link', { name: /^Next month/ }).click();
  await expect(page).not.toHaveURL(month);
  await expect(page).toHaveURL(/view=month&month=\d{4}-\d{2}&status=Cancelled&upcoming=0$/);
  await page.goBack();
  await expect(cell).toBeVisible();
});

test('a narrow screen shows the agenda where a wide one shows the table', async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto('/myoutreach');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(await days(page));
  await view(page, 'Table').click();
  await expect(table).toBeVisible();
});

const days = (page: Page) => page.locator('main ol > li').count();
const firstDay = (page: Page) => page.getByRole('heading', { level: 2 }).first().innerText();

/** `Monday, May 3, 2026` as `2026-05`. */
function monthOf(day: string): string {
  return new Date(`${day.split(', ').slice(1).join(', ')} UTC`).toISOString().slice(0, 7);
}

import type { Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { expect, signIn, test } from './support/employee';
import { setFault } from './support/fault';

const PRESENTERS = 4;
const head = (page: Page, label: string) => page.getByRole('columnheader', { name: label });
const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click();
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click();
const upcoming = (page: Page) =>
  page.getByRole('checkbox', { name: 'Show only my upcoming events' });
const filters = (page: Page) => page.getByRole('list', { name: 'Filters in force' });

/** How many events there are in the list, of `1–10 of 162`. */
async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+–\d+ of \d+$/).innerText();
  return Number(text.split(' ').at(-1));
}

test('the schedule shows my upcoming events, and all of mine or those of some days where it is told so', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/');
  await page.getByRole('button', { name: 'Maya' }).press('ArrowDown');
  await page.getByRole('link', { name: 'My Outreach schedule', exact: true }).click();
  await expect(page).toHaveURL('/myoutreach');
  await expect(page).toHaveTitle('My Outreach Schedule · Outreach Tracking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Outreach Schedule');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Location',
    'Event name',
    'Event status',
    'Presenter(s)',
    'City',
    'Start time',
    'End time',
    'Type',
    'Action',
  ]);
  await expect(head(page, 'Start time')).toHaveAttribute('aria-sort', 'descending');
  await expect(filters(page)).toContainText('Only upcoming events');
  const ahead = await total(page);
  await page.getByLabel('Items per page').selectOption('20');
  await expect(page).toHaveURL('/myoutreach?size=20');
  for (const names of await page.locator(`tbody tr td:nth-child(${PRESENTERS})`).allInnerTexts())
    expect(names).toContain('Maya Whitfield');

  await openFilters(page);
  await expect(upcoming(page)).toBeChecked();
  await expect(page.getByLabel('From')).toBeDisabled();
  await upcoming(page).uncheck();
  await apply(page);
  await expect(page).toHaveURL('/myoutreach?size=20&upcoming=0');
  await expect(filters(page)).toHaveCount(0);
  expect(await total(page)).toBeGreaterThan(ahead);

  for (const label of ['Location', 'Event name', 'City', 'End time', 'Start time']) {
    await head(page, label).getByRole('link').click();
    await expect(head(page, label)).toHaveAttribute('aria-sort', 'ascending');
  }
  await expect(page).toHaveURL(
    '/myoutreach?size=20&sort=event.startDateTime&order=asce&upcoming=0',
  );
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-06-30');
  await apply(page);
  await expect(filters(page)).toContainText('Start date: 1/1/2020 – 6/30/2026');
  await page.reload();
  await openFilters(page);
  await expect(upcoming(page)).not.toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('2020-01-01');
  await upcoming(page).check();
  await apply(page);
  await expect(page).toHaveURL('/myoutreach?size=20&sort=event.startDateTime&order=asce');
  await expect(filters(page)).toContainText('Only upcoming events');
});

test('a schedule without a row says so, and a damaged row leaves the others', async ({
  page,
  context,
}) => {
  await signIn(page, 'coordinator', FAULTY_APP);
  await page.goto(`${FAULTY_APP}/myoutreach?status=Completed`);
  await expect(page.getByText('There are no upcoming events.')).toBeVisible();
  await setFault(context, { call: '/api/sorted-filtered-myevents/0/', kind: 'server-error' });
  await page.goto(`${FAULTY_APP}/myoutreach?upcoming=0&size=20`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    '1 event could not be shown: its record in the backend is damaged (position 1 of this page).',
  );
  await expect(page.locator('tbody tr')).toHaveCount(19);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the schedule is told to show more than the upcoming events, and to show them only again', async ({
    page,
  }) => {
    await signIn(page, 'coordinator');
    await page.goto('/myoutreach');
    const ahead = await total(page);
    await openFilters(page);
    await upcoming(page).uncheck();
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2026-06-30');
    await apply(page);
    await expect(page).toHaveURL('/myoutreach?upcoming=0&from=2020-01-01&to=2026-06-30');
    await expect(page.locator('tbody tr')).toHaveCount(10);
    await openFilters(page);
    await upcoming(page).check();
    await apply(page);
    await expect(filters(page)).toContainText('Only upcoming events');
    expect(await total(page)).toBe(ahead);
  });
});

import type { Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { expect, signIn, test } from './support/employee';
import { setFault } from './support/fault';

const head = (page: Page, label: string) => page.getByRole('columnheader', { name: label });
const column = (page: Page, number: number) =>
  page.locator(`tbody tr td:nth-child(${number})`).allInnerTexts();
const openFilters = (page: Page) => page.getByText('Filter', { exact: true }).click();
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click();
const [STATUS, START, TYPE, REGSITE] = [3, 6, 8, 9];

test('the menu leads to ten events, the latest first, with the columns that staff know, each sorting both ways', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/');
  await page.getByRole('button', { name: 'Events' }).press('ArrowDown');
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL('/events');
  await expect(page).toHaveTitle('Events · Outreach Tracking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Location',
    'Event name',
    'Event status',
    'Presenter(s)',
    'City',
    'Start time',
    'End time',
    'Type',
    'Reg. site',
    'Action',
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect(head(page, 'Start time')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Event' })).toHaveAttribute(
    'href',
    '/events/new',
  );
  const first = page.locator('tbody tr').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /^\/event\/read\/\d+$/);
  await expect(first.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    /^\/events\/\d+$/,
  );
  for (const label of ['Location', 'Event name', 'City', 'Start time', 'End time']) {
    await head(page, label).getByRole('link').click();
    await expect(head(page, label)).toHaveAttribute('aria-sort', 'ascending');
    await head(page, label).getByRole('link').click();
    await expect(head(page, label)).toHaveAttribute('aria-sort', 'descending');
  }
});

test('days, types, statuses and registration sites filter together, and an absurd address means the default', async ({
  page,
}) => {
  await signIn(page, 'coordinator');
  await page.goto('/events?size=50');
  await openFilters(page);
  await page.getByRole('checkbox', { name: 'Tabling', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Resource fair' }).check();
  await page.getByRole('checkbox', { name: 'Completed' }).check();
  await page.getByRole('checkbox', { name: 'Yes' }).check();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-06-30');
  await apply(page);
  await expect(page).toHaveURL(
    '/events?size=50&type=Resource+fair&type=Tabling&status=Completed&from=2020-01-01&to=2026-06-30&regsite=1',
  );
  await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText(
    'Start date: 1/1/2020 – 6/30/2026',
  );
  await expect(page.locator('tbody tr').first()).toBeVisible();
  expect(new Set(await column(page, STATUS))).toEqual(new Set(['Completed']));
  expect(new Set(await column(page, REGSITE))).toEqual(new Set(['Yes']));
  for (const type of await column(page, TYPE)) expect(['Tabling', 'Resource fair']).toContain(type);
  for (const start of await column(page, START)) expect(start).toMatch(/\/202[0-6] /);
  await page.getByRole('link', { name: 'Remove all filters' }).click();
  await expect(page).toHaveURL('/events?size=50');
  await page.goto('/events?sort=regsite&size=3&page=x&from=2026-02-30&to=2026-03-01&regsite=2');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect(page.getByRole('list', { name: 'Filters in force' })).toHaveCount(0);
});

test('lookups that fail say so in their place, and a damaged row leaves the others', async ({
  page,
  context,
}) => {
  await signIn(page, 'coordinator', FAULTY_APP);
  await page.goto(FAULTY_APP);
  await setFault(context, { call: '/api/all-event-types', kind: 'server-error' });
  await page.goto(`${FAULTY_APP}/events`);
  await openFilters(page);
  await expect(page.getByRole('group', { name: 'Event Types' })).toContainText(
    'Error occurred in retrieving Event types',
  );
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await setFault(context, { call: '/api/eventStatusTypes', kind: 'server-error' });
  await page.reload();
  await openFilters(page);
  await expect(page.getByRole('group', { name: 'Event Statuses' })).toContainText(
    'Something went wrong while fetching Status types.',
  );
  // The first page of every size fails, down to the first row alone.
  await setFault(context, { call: '/api/events-filtered-sorted/0/', kind: 'server-error' });
  await page.goto(`${FAULTY_APP}/events?size=20`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    '1 event could not be shown: its record in the backend is damaged (position 1 of this page).',
  );
  await expect(page.locator('tbody tr')).toHaveCount(19);
});

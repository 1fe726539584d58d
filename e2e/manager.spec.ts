/** Screens for managers: the access check as Next runs it, and the links, forms, chart and print view of the dashboard. */
import type { Page } from '@playwright/test';
import { PRODUCT } from './support/addresses';
import { expect, test } from './support/fixtures';

const DANIEL = 2;
const DASHBOARD = `/manager-dashboard?presenter=${DANIEL}`;

/** Texts of the cells of the table, row by row. */
const typeCounts = (page: Page) =>
  page.getByRole('table', { name: 'Number of events by type' }).locator('tbody td').allInnerTexts();
const counties = (page: Page) =>
  page.getByRole('region', { name: '# of events by county' }).getByRole('link').allInnerTexts();

/** Headers of Next and spellings of addresses that have bypassed such checks. */
const BYPASSES: [path: string, headers?: Record<string, string>][] = [
  [DASHBOARD, { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') }],
  [DASHBOARD, { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') }],
  [DASHBOARD, { rsc: '1' }],
  [DASHBOARD, { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' }],
  [DASHBOARD, { 'x-middleware-rewrite': '/', 'x-invoke-path': '/', 'x-nextjs-data': '1' }],
  ['/manager-dashboard.rsc?presenter=2'],
  ['/manager-dashboard.segments/_full.segment.rsc?presenter=2'],
  ['/_next/data/x/manager-dashboard.json?presenter=2'],
  ['/manager%2Ddashboard?presenter=2'],
  [`${PRODUCT}//manager-dashboard?presenter=2`],
  ['/manager-dashboard/?presenter=2'],
  [`/api/dashboard/events/${DANIEL}/null/null`],
  [`/api/all-moc-events-export/${DANIEL}`, { 'x-middleware-subrequest': 'middleware' }],
];

test.describe('a coordinator', () => {
  test.use({ employee: 'coordinator' });

  test('receives 403 without data at the addresses of managers, whatever the request claims', async ({
    page,
    consoleErrors,
  }) => {
    for (const path of [DASHBOARD, '/manager-reports', '/manager-dashboard/events?presenter=2']) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 403]);
      await expect(page.getByRole('main')).toContainText('contact IT Support');
    }
    consoleErrors.splice(0);
    for (const [path, headers = {}] of BYPASSES) {
      const response = await page.request.get(path, { headers });
      const text = await response.text();
      expect([path, headers, response.ok()]).toEqual([path, headers, false]);
      expect([path, /Okafor|by county|Presentation/.test(text)]).toEqual([path, false]);
    }
  });
});

test.describe('a manager', () => {
  test.use({ employee: 'manager' });

  test('chooses a presenter for the report, which also has past events, and filters it', async ({
    page,
  }) => {
    await page.goto('/manager-reports?presenter=1');
    await page.getByText('Select', { exact: true }).click();
    await page.getByRole('button', { name: 'Daniel Okafor' }).click();
    await expect(page).toHaveURL(`/manager-reports?presenter=${DANIEL}`);
    const exported = await page.request.get(`/api/all-moc-events-export/${DANIEL}`);
    const all: { startDateTime: string }[] = await exported.json();
    await expect(page.getByText(`1–10 of ${all.length}`)).toBeVisible();

    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Show only upcoming events' }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(`/manager-reports?presenter=${DANIEL}&upcoming=1`);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format();
    const upcoming = all.filter(({ startDateTime }) => startDateTime.slice(0, 10) >= today);
    await expect(page.getByText(new RegExp(`of ${upcoming.length}$`))).toBeVisible();
  });

  test('sees the same counts without a range and with a range of all days, and resets the form', async ({
    page,
  }) => {
    await page.goto(DASHBOARD);
    await expect(page.getByText('MOC: Daniel Okafor')).toBeVisible();
    const byType = await typeCounts(page);
    const byCounty = await counties(page);
    await page.getByLabel('From').fill('1900-01-01');
    await page.getByLabel('To', { exact: true }).fill('9999-12-31');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(`${DASHBOARD}&from=1900-01-01&to=9999-12-31`);
    await expect(page.getByText('Events that start 1/1/1900 – 12/31/9999.')).toBeVisible();
    expect(await typeCounts(page)).toEqual(byType);
    expect(await counties(page)).toEqual(byCounty);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\/manager-dashboard\??$/);
    await expect(page.getByText('Choose an MOC above')).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('');
    await page.getByLabel('From').fill('2026-01-01');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('From')).toHaveValue('');
  });

  test('opens the events of a bar and of the counts, and prints the table', async ({ page }) => {
    await page.goto(DASHBOARD);
    const chart = page.getByRole('img', { name: /Bar chart/ });
    await expect(chart).toBeVisible();
    const box = await chart.boundingBox();
    // The first bar, under the legend, is that of the most common type and longer than a third of the chart.
    const first = { x: (box?.width ?? 0) / 3, y: 0 };
    await expect(async () => {
      first.y = first.y < 40 ? 40 : first.y + 6;
      await chart.click({ position: first });
      await expect(page).toHaveURL(/\/manager-dashboard\/events\?/, { timeout: 800 });
    }).toPass();
    await expect(page).toHaveURL('/manager-dashboard/events?presenter=2&type=Presentation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counted events');
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();

    for (const name of [/^\d+ All types, Registration site/, /^No county/]) {
      const link = page.getByRole('link', { name });
      const [count] = /\d+/.exec(await link.innerText()) ?? [];
      await link.click();
      await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
      await page.goBack();
    }

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Number of events by type' })).toBeVisible();
    await expect(chart).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeHidden();
  });
});

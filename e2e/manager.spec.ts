/** The manager's screens: the access check as Next runs it, the report, and the links and forms of the dashboard. */
import type { Page } from '@playwright/test';
import { PRODUCT } from './support/addresses';
import { expect, test } from './support/fixtures';

const DANIEL = 2;
const DASHBOARD = `/manager-dashboard?presenter=${DANIEL}`;

/** Texts of the table's rows, without those for screen readers. */
function tableRows(page: Page, name: string): Promise<string[][]> {
  return page.getByRole('table', { name }).evaluate((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => {
        const copy = cell.cloneNode(true);
        if (copy instanceof Element)
          for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
        return copy.textContent ?? '';
      }),
    ),
  );
}

const counties = (page: Page) =>
  page.getByRole('region', { name: '# of events by county' }).getByRole('link').allInnerTexts();

test.describe('a coordinator', () => {
  test.use({ employee: 'coordinator' });
  test('a coordinator gets a page without data at a manager’s address, whatever the request claims', async ({
    page,
    consoleErrors,
  }) => {
    for (const path of [DASHBOARD, '/manager-reports', '/manager-dashboard/events?presenter=2']) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 403]);
      await expect(page.getByRole('main')).toContainText('contact IT Support');
    }
    await page.getByRole('button', { name: 'Maya' }).press('ArrowDown');
    await expect(page.getByRole('link', { name: 'My Outreach schedule' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Manager/ })).toHaveCount(0);
    consoleErrors.splice(0);

    const tricks: [path: string, headers?: Record<string, string>][] = [
      [DASHBOARD, { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') }],
      [DASHBOARD, { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') }],
      [DASHBOARD, { rsc: '1' }],
      [DASHBOARD, { rsc: '1', 'next-router-prefetch': '1' }],
      [
        DASHBOARD,
        { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
      ],
      [DASHBOARD, { 'x-middleware-rewrite': '/', 'x-invoke-path': '/', 'x-nextjs-data': '1' }],
      ['/manager-dashboard.rsc?presenter=2'],
      ['/manager-dashboard.segments/_tree.segment.rsc?presenter=2'],
      ['/manager-dashboard.segments/_full.segment.rsc?presenter=2'],
      ['/_next/data/x/manager-dashboard.json?presenter=2'],
      ['/manager%2Ddashboard?presenter=2'],
      ['/%6danager-dashboard?presenter=2'],
      [`${PRODUCT}//manager-dashboard?presenter=2`],
      ['/manager-dashboard/?presenter=2'],
      [`/api/dashboard/events/${DANIEL}/null/null`],
      [`/api/all-moc-events-export/${DANIEL}`, { 'x-middleware-subrequest': 'middleware' }],
    ];
    for (const [path, headers = {}] of tricks) {
      const answer = await page.request.get(path, { headers });
      const text = await answer.text();
      expect([path, headers, answer.ok()]).toEqual([path, headers, false]);
      expect([path, /Okafor|by county|Presentation/.test(text)]).toEqual([path, false]);
    }
  });
});

test.describe('a manager', () => {
  test.use({ employee: 'manager' });

  test('reads the report of any presenter, past events too, and filters it', async ({ page }) => {
    await page.goto('/manager-reports');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manager Reports');
    await page.getByRole('button', { name: 'Maya Whitfield' }).click();
    await expect(page).toHaveURL('/manager-reports?presenter=1');
    await expect(page.getByText('MOC: Maya Whitfield')).toBeVisible();
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
    await expect(page.getByText('MOC: Daniel Okafor')).toBeVisible();
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format();
    const upcoming = all.filter(({ startDateTime }) => startDateTime.slice(0, 10) >= today);
    await expect(page.getByText(new RegExp(`of ${upcoming.length}$`))).toBeVisible();
  });

  test('sees the same numbers without days, as the backend counts them, and with all days', async ({
    page,
  }) => {
    await page.goto('/manager-dashboard');
    await page.getByRole('button', { name: 'Daniel Okafor' }).click();
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByText('MOC: Daniel Okafor')).toBeVisible();
    const byType = await tableRows(page, 'Number of events by type');
    expect(byType.length).toBeGreaterThan(3);
    const byCounty = await counties(page);

    await page.getByLabel('From').fill('1900-01-01');
    await page.getByLabel('To', { exact: true }).fill('9999-12-31');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(`${DASHBOARD}&from=1900-01-01&to=9999-12-31`);
    await expect(page.getByText('Events that start 1/1/1900 – 12/31/9999.')).toBeVisible();
    expect(await tableRows(page, 'Number of events by type')).toEqual(byType);
    expect(await counties(page)).toEqual(byCounty);

    await page.getByRole('link', { name: 'Compare with all presenters' }).click();
    await expect(page).toHaveURL(/compare=all$/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/\/manager-dashboard\??$/);
    await expect(page.getByText('Choose an MOC above')).toBeVisible();
    await expect(page.getByLabel('From')).toHaveValue('');
    await page.getByLabel('From').fill('2026-01-01');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByLabel('From')).toHaveValue('');
  });

  test('opens the events of a bar, a number and a county, and prints the table', async ({
    page,
  }) => {
    await page.goto(DASHBOARD);
    const chart = page.getByRole('img', { name: /Bar chart/ });
    await expect(chart).toBeVisible();
    const box = await chart.boundingBox();
    // The first bar is the one of the most common type, under the legend, and reaches far behind a third of the chart.
    const first = { x: (box?.width ?? 0) / 3, y: 0 };
    await expect(async () => {
      first.y = first.y < 40 ? 40 : first.y + 6;
      await chart.click({ position: first });
      await expect(page).toHaveURL(/\/manager-dashboard\/events\?/, { timeout: 800 });
    }).toPass();
    await expect(page).toHaveURL('/manager-dashboard/events?presenter=2&type=Presentation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Counted events');
    await expect(page.getByText('Presentation', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();

    const rows = await tableRows(page, 'Number of events by type');
    const sites = rows.at(-1)?.[2];
    await page.getByRole('link', { name: 'All types, Registration site' }).click();
    await expect(page.getByText(new RegExp(`of ${sites}$`))).toBeVisible();
    await page.goBack();

    const none = page.getByRole('link', { name: /^No county/ });
    const [, count] = /\((\d+)\)/.exec(await none.innerText()) ?? [];
    await none.click();
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
    await page.goBack();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Number of events by type' })).toBeVisible();
    await expect(chart).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeHidden();
  });
});

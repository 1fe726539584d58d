/** Six tasks of a coordinator's day, with the clicks, keys and page loads that each takes (docs/tasks.md). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** Counts what a person does. A select is opened and chosen from: two clicks. */
function person(page: Page) {
  let [clicks, keys] = [0, 0];
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    const address = `${pathname}${search}`;
    // The hash of a remembered row is no load.
    if (frame === page.mainFrame() && addresses.at(-1) !== address) addresses.push(address);
  });
  return {
    open: (path: string) => page.goto(path),
    async click(target: Locator) {
      clicks += 1;
      await target.click();
    },
    async choose(select: Locator, option: string) {
      clicks += 2;
      await select.selectOption(option);
    },
    async type(text: string) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    async press(key: string) {
      keys += 1;
      await page.keyboard.press(key);
    },
    expectAtMost(mostClicks: number, mostKeys: number, mostLoads: number) {
      const description = `${clicks} clicks, ${keys} keys, ${addresses.length} loads`;
      test.info().annotations.push({ type: 'counted', description });
      expect(clicks, 'clicks').toBeLessThanOrEqual(mostClicks);
      expect(keys, 'keys').toBeLessThanOrEqual(mostKeys);
      expect(addresses.length, `loads: ${addresses.join(', ')}`).toBeLessThanOrEqual(mostLoads);
    },
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));
const option = (page: Page, name: RegExp) => page.getByRole('option', { name }).first();
const daysFromNow = (days: number) => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' })
    .split('-');
  return { iso: `${year}-${month}-${day}`, typed: `${month}-${day}-${year}` };
};

test.use({ employee: 'coordinator' });

test('a call is logged, an event is created with its organization, and a colleague is invited', async ({
  page,
}) => {
  const me = person(page);
  await me.open('/calllog/new');
  await me.click(page.getByRole('combobox', { name: 'Select organization' }));
  await me.type('lakeshore s');
  await me.click(option(page, /lakeshore senior/i));
  await me.click(page.getByRole('combobox', { name: 'Select contact person' }));
  await me.click(page.getByRole('listbox').getByRole('option').first());
  await me.choose(field(page, 'Organization status'), 'Follow up needed');
  await me.click(field(page, 'Call Log Comments'));
  await me.type('Wants a visit');
  await me.click(button(page, 'Save call log'));
  await expect(page).toHaveURL(/\/calllog\/\d+$/);
  await me.click(link(page, 'Create event'));
  await expect(field(page, 'Location')).toHaveValue(/lakeshore senior/i);
  await me.choose(field(page, 'Event type'), 'Presentation');
  await me.click(field(page, 'Start date/time'));
  await me.type(`${daysFromNow(30).typed} 10:00 AM`);
  await me.click(button(page, 'Save Event'));
  await expect(page).toHaveURL(/\/event\/read\/\d+$/);
  await me.click(page.getByText('Send Calendar Invites...'));
  await me.click(page.getByRole('checkbox', { name: /@/ }).first());
  await me.click(button(page, 'Send invite'));
  await expect(page.getByText(/^The invite is being sent to/)).toBeVisible();
  me.expectAtMost(16, 60, 5);
});

test('past events without counts are on the home page', async ({ page }) => {
  const me = person(page);
  await me.open('/');
  const waiting = page.getByRole('region', { name: /^Waiting for numbers/ });
  await expect(waiting.getByRole('listitem')).toHaveCount(5);
  await expect(waiting.getByRole('heading')).toHaveText(/^Waiting for numbers \(\d+\)$/);
  me.expectAtMost(0, 0, 1);
});

test('organizations of Lake that were not contacted for 90 days are a click away', async ({
  page,
}) => {
  const me = person(page);
  await me.open('/organizations/follow-up');
  await me.click(
    page.getByRole('navigation', { name: 'County' }).getByRole('link', { name: 'Lake' }),
  );
  await expect(page).toHaveURL(/county=Lake/);
  const due = await page.request.get(
    '/api/orgs-filtered-sorted/0/200/lastContact/asce?county=Lake',
  );
  const { content } = await due.json();
  const limit = daysFromNow(-90).iso;
  const expected = content.filter(
    ({ lastContact }: { lastContact: string | null }) =>
      lastContact === null || lastContact.slice(0, 10) <= limit,
  ).length;
  expect(expected).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`of ${expected}$`))).toBeVisible();
  me.expectAtMost(3, 0, 2);
});

test("yesterday's event is closed out in the queue", async ({ page, records }) => {
  const place = `Hall ${crypto.randomUUID().slice(0, 8)}`;
  const { iso } = daysFromNow(-1);
  const [startDateTime, endDateTime] = [`${iso}T10:00:00`, `${iso}T11:00:00`];
  const values = { location: place, startDateTime, endDateTime, audienceCount: null };
  await records.joinEvent(await records.createEvent({ values }));
  const me = person(page);
  await me.open('/myoutreach?view=waiting');
  const row = page.getByRole('listitem').filter({ hasText: place });
  await me.click(row.getByLabel('Audience count'));
  await me.type('25');
  await me.press('Enter');
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();
  me.expectAtMost(3, 4, 1);
});

test('the events of this week are on the home page', async ({ page }) => {
  const me = person(page);
  await me.open('/');
  await expect(
    page.getByRole('region', { name: /^Today and the next 7 days \(\d+\)$/ }),
  ).toBeVisible();
  me.expectAtMost(0, 0, 1);
});

test('four weekly sessions are created from one form', async ({ page }) => {
  const me = person(page);
  await me.open('/events/new');
  await me.click(button(page, 'Link Org. with this Event'));
  await me.type('lakeshore s');
  await me.click(option(page, /lakeshore senior/i));
  await expect(field(page, 'Location')).toHaveValue(/lakeshore senior/i);
  await me.choose(field(page, 'Event type'), 'Presentation');
  await me.click(field(page, 'Start date/time'));
  await me.type(`${daysFromNow(40).typed} 10:00 AM`);
  await me.click(button(page, 'Repeat…'));
  await me.click(button(page, 'Create 4 events'));
  await expect(page.getByText('All events are created.')).toBeVisible();
  await expect(link(page, 'Created')).toHaveCount(4);
  me.expectAtMost(15, 60, 3);
});

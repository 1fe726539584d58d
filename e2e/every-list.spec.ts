/** What holds for every list: its pager, its filters, and the way back to it. */
import type { Locator, Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { expect, signIn, test } from './support/employee';
import { setFault } from './support/fault';

interface KnownList {
  path: string;
  /** What its address needs to show more than a page of rows. */
  query: string;
  /** A filter of several values, and the lookup that it is offered from. */
  choice: string;
  lookup: string;
  ranged: boolean;
  /** Label of the control on a row's form that leads back to this list, and its role. */
  back: { role: 'link' | 'button'; name: string } | null;
}

const back = (name: string, role: 'link' | 'button' = 'link') => ({ role, name });
const LISTS: KnownList[] = [
  {
    path: '/organizations',
    query: '',
    choice: 'county',
    lookup: '/api/counties',
    ranged: false,
    back: back('Go back to Organizations'),
  },
  {
    path: '/contacts',
    query: '',
    choice: 'county',
    lookup: '/api/counties',
    ranged: true,
    back: back('Cancel', 'button'),
  },
  {
    path: '/events',
    query: '',
    choice: 'type',
    lookup: '/api/all-event-types',
    ranged: true,
    back: back('Go back to Events'),
  },
  {
    path: '/calllogs',
    query: '',
    choice: 'status',
    lookup: '/api/orgStatusTypes',
    ranged: true,
    back: back('Go back to my call logs'),
  },
  {
    path: '/myoutreach',
    query: 'upcoming=0',
    choice: 'status',
    lookup: '/api/eventStatusTypes',
    ranged: true,
    back: null,
  },
  {
    path: '/manager-reports',
    query: 'presenter=1',
    choice: 'type',
    lookup: '/api/all-event-types',
    ranged: true,
    back: null,
  },
];

const addressOf = ({ path, query }: KnownList, more = '') => {
  const whole = [query, more].filter(Boolean).join('&');
  return whole ? `${path}?${whole}` : path;
};
const range = (page: Page) => page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/);
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'manager');
});

const TO_IS_MISSING = 'Enter a “To” date or clear the “From” date. The dates are not applied.';

async function applyOneDay(page: Page): Promise<void> {
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText(TO_IS_MISSING)).toBeVisible();
}

/** A row whose page was open has the focus, in view. */
async function expectOpened(row: Locator): Promise<void> {
  await expect(row.locator('a:focus')).toBeInViewport();
}

for (const list of LISTS) {
  test(`${list.path} leads from page to page, drops what does not exist, and applies no half range`, async ({
    page,
    context,
  }) => {
    await page.goto(addressOf(list));
    const all = await range(page).innerText();
    const pages = Math.ceil(Number(all.replace(/.* of |,/g, '')) / 10);
    for (const name of ['First', 'Previous', 'Next', 'Last']) {
      await expect(link(page, name)).toHaveCount(pages > 10 ? 1 : 0);
    }
    await link(page, 'Next page').click();
    await expect(range(page)).toHaveText(/^11–20 of/);
    await expect(link(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
    await link(page, 'Previous page').click();
    await expect(range(page)).toHaveText(all);
    await expect(link(page, 'Previous page')).toHaveAttribute('aria-disabled', 'true');

    if (list.ranged) {
      const { href } = new URL(page.url());
      await applyOneDay(page);
      await expect(page.getByLabel('To', { exact: true })).toBeFocused();
      await expect(page).toHaveURL(href);
      await expect(range(page)).toHaveText(all);
    }

    const unknown = `${list.choice}=Nowhere&size=20`;
    await page.goto(addressOf(list, unknown));
    await expect(page).toHaveURL(/size=20/);
    expect(page.url()).not.toContain('Nowhere');
    await expect(page.getByText('Nowhere')).toHaveCount(0);
    await signIn(page, 'manager', FAULTY_APP);
    await page.goto(FAULTY_APP);
    await setFault(context, { call: list.lookup, kind: 'server-error' });
    await page.goto(`${FAULTY_APP}${addressOf(list, unknown)}`);
    await expect(page.getByRole('link', { name: 'Remove filter Nowhere' })).toBeVisible();
  });

  test(`${list.path} is come back to as it was left, with the opened row in view`, async ({
    page,
  }) => {
    const address = addressOf(list, 'page=2&size=20');
    const sameList = (url: URL) =>
      url.pathname === list.path && !url.hash && /page=2&size=20/.test(url.search);
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.goto(address);
    const row = page.locator('tbody tr').last();
    const edit = row.getByRole('link', { name: /^Edit/ });
    await edit.click();
    await expect(page).toHaveURL((url) => url.pathname !== list.path);
    if (list.back) {
      await page.getByRole('main').getByRole(list.back.role, { name: list.back.name }).click();
      await expect(page).toHaveURL(sameList);
      await expectOpened(row);
      await edit.click();
      await expect(page).toHaveURL((url) => url.pathname !== list.path);
    }
    await page.goBack();
    await expect(page).toHaveURL(sameList);
    await expectOpened(row);
  });
}

test('a tab that was opened from a list leads back to the list as it is in the other tab', async ({
  page,
  context,
}) => {
  await page.goto('/organizations?page=2&size=20');
  const name = page.locator('tbody tr').nth(15).getByRole('link').first();
  const opened = context.waitForEvent('page');
  await name.click();
  const tab = await opened;
  await tab.getByRole('link', { name: 'Edit', exact: true }).first().click();
  await tab.getByRole('link', { name: 'Go back to Organizations' }).click();
  await expect(tab).toHaveURL('/organizations?page=2&size=20');
  await expectOpened(tab.locator('tbody tr').nth(15));
});

test('a form that is left unsaved after the question leads back as well', async ({ page }) => {
  await page.goto('/events?page=2');
  const row = page.locator('tbody tr').last();
  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Event name').fill('Changed and not saved');
  await page.getByRole('link', { name: 'Go back to Events' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/events?page=2');
  await expectOpened(row);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the one day of a range stays in its field, and the page says that it is not applied', async ({
    page,
  }) => {
    for (const list of LISTS.filter(({ ranged }) => ranged)) {
      await page.goto(addressOf(list));
      const all = await range(page).innerText();
      await applyOneDay(page);
      await expect(page.getByLabel('From')).toHaveValue('2026-01-01');
      await expect(range(page)).toHaveText(all);
    }
  });

  test('the links back lead to the lists', async ({ page }) => {
    for (const { path, back } of LISTS) {
      if (back?.role !== 'link') continue;
      await page.goto(`${path}?page=2`);
      await page.locator('tbody tr').last().getByRole('link', { name: /^Edit/ }).click();
      await expect(page.getByRole('link', { name: back.name })).toHaveAttribute('href', path);
    }
  });
});

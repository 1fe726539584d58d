import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/employee';

const names = (page: Page) => page.locator('tbody tr td:first-child a bdi').allInnerTexts();
const sortedBy = (page: Page, label: string) => page.getByRole('columnheader', { name: label });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator');
});

test('the first load shows ten organizations by name, with the columns that staff know', async ({
  page,
}) => {
  await page.goto('/organizations');
  await expect(page).toHaveTitle('Organizations · Outreach Tracking');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Last status',
    'City',
    'County',
    'Last contact',
    'Reg. site',
    'Action',
  ]);
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expect(sortedBy(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel('Items per page')).toHaveValue('10');
});

test('a column sorts ascending, then descending, and returns to the first page', async ({
  page,
}) => {
  await page.goto('/organizations?page=3');
  await sortedBy(page, 'City').getByRole('link').click();
  await expect(sortedBy(page, 'City')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/organizations?sort=city&order=asce');
  await sortedBy(page, 'City').getByRole('link').click();
  await expect(sortedBy(page, 'City')).toHaveAttribute('aria-sort', 'descending');
  const cities = await page.locator('tbody tr td:nth-child(3)').allInnerTexts();
  expect(cities).toEqual([...cities].sort((a, b) => b.localeCompare(a, 'en')));
});

test('filters apply together, show as chips, survive sorting and can be taken away one by one', async ({
  page,
}) => {
  await page.goto('/organizations');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Lake', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Kane', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/organizations?county=Kane&county=Lake&regsite=1');
  await sortedBy(page, 'County').getByRole('link').click();
  await expect(sortedBy(page, 'County')).toHaveAttribute('aria-sort', 'ascending');
  const counties = await page.locator('tbody tr td:nth-child(4)').allInnerTexts();
  expect(new Set(counties).size).toBeGreaterThan(0);
  expect(counties.every((county) => county === 'Kane' || county === 'Lake')).toBe(true);
  expect(new Set(await page.locator('tbody tr td:nth-child(6)').allInnerTexts())).toEqual(
    new Set(['Yes']),
  );
  await page.getByRole('link', { name: 'Remove filter Kane' }).click();
  await expect(page.getByRole('link', { name: 'Remove filter Kane' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove filter Registration site: Yes' }).click();
  await expect(page).toHaveURL('/organizations?sort=county.countyDesc&order=asce&county=Lake');
});

test('page size and page number take effect, survive reload and are undone by Back', async ({
  page,
}) => {
  await page.goto('/organizations');
  await page.getByLabel('Items per page').selectOption('20');
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await expect(page).toHaveURL('/organizations?size=20');
  await pager(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/organizations?page=2&size=20');
  const second = await names(page);
  await page.reload();
  expect(await names(page)).toEqual(second);
  await page.goBack();
  await expect(page).toHaveURL('/organizations?size=20');
  await expect(pager(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the pager shows blocks of ten and leads from block to block', async ({ page }) => {
  await page.goto('/organizations');
  await expect(pager(page).getByRole('link', { name: /^Page / })).toHaveCount(10);
  await expect(pager(page).getByText('First', { exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await pager(page).getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/organizations?page=11');
  await pager(page).getByRole('link', { name: 'Last', exact: true }).click();
  await expect(pager(page).getByText('Next', { exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // Other tests create organizations, so how many blocks there are is not known here.
  const last = Number(new URL(page.url()).searchParams.get('page'));
  const endOfBlockBefore = Math.floor((last - 1) / 10) * 10;
  await pager(page).getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(
    pager(page).getByRole('link', { name: `Page ${endOfBlockBefore}`, exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await pager(page).getByRole('link', { name: 'First', exact: true }).click();
  await expect(page).toHaveURL('/organizations');
});

test('absurd addresses fall back quietly, and a page behind the end goes to the first', async ({
  page,
}) => {
  await page.goto('/organizations?page=-3&size=17&sort=password&order=up&county=&x=1');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await page.goto('/organizations?county=Nowhere&county=Lake');
  await expect(page).toHaveURL('/organizations?county=Lake');
  await page.goto('/organizations?page=9999&size=50');
  await expect(page).toHaveURL('/organizations?size=50');
});

test('a filter that nothing matches says so and offers the way out', async ({ page }) => {
  await page.goto('/organizations?county=St.+Clair&status=Cancelled&regsite=1');
  await expect(page.getByText('No organizations match these filters.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Remove all filters' }).last().click();
  await expect(page.locator('tbody tr')).toHaveCount(10);
});

test('the name opens the detail in a new tab', async ({ page, context }) => {
  await page.goto('/organizations');
  const opened = context.waitForEvent('page');
  const link = page.locator('tbody tr').nth(3).getByRole('link').first();
  const name = await link.locator('bdi').innerText();
  await link.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list reads, sorts, pages, filters and changes its size', async ({ page }) => {
    await page.goto('/organizations');
    await sortedBy(page, 'City').getByRole('link').click();
    await expect(sortedBy(page, 'City')).toHaveAttribute('aria-sort', 'ascending');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Will', exact: true }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL('/organizations?sort=city&order=asce&county=Will');
    await page.getByLabel('Items per page').selectOption('20');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('tbody tr').first()).toContainText('Will');
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(10);
  });

  test('the menus open by keyboard focus and the detail reads whole', async ({ page }) => {
    await page.goto('/organizations');
    await page.getByRole('button', { name: 'Organizations' }).focus();
    await expect(page.getByRole('link', { name: 'Create Org.' })).toBeVisible();
    const href = await page
      .locator('tbody tr')
      .first()
      .getByRole('link')
      .first()
      .getAttribute('href');
    await page.goto(href ?? '');
    await page.getByText('View Call Logs').click();
    await expect(page.getByRole('heading', { level: 2, name: /^Note\(s\) for/ })).toBeVisible();
  });
});

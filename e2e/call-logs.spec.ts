/** Call logs: created by keyboard, changed by two users, and an organization in the address that does not exist. */
import type { Page } from '@playwright/test';
import { expect, expectOnlyStatus, test } from './support/fixtures';

/** A row of the demo data whose id no seed changes, and to which no other test writes. */
const ORGANIZATION = 6;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const comment = (page: Page) => page.getByLabel('Call Log Comments');
const save = (page: Page) => page.getByRole('button', { name: 'Save call log' });
const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });

test.use({ employee: 'coordinator' });

test('a call log is created from its organization by keyboard, for the chosen day, and sets the status', async ({
  page,
}) => {
  const text = `Spoke about rides ${crypto.randomUUID()}`;
  await page.goto(`/organization/read/${ORGANIZATION}`);
  await page.getByRole('link', { name: 'Create call log' }).last().press('Enter');
  await expect(heading(page)).toHaveText('Create call log');
  await expect(page.getByRole('combobox', { name: 'Select organization' })).not.toHaveValue('');
  const contact = page.getByRole('combobox', { name: 'Select contact person' });
  await contact.focus();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(contact).not.toHaveValue('');
  await page.getByLabel('Organization status').focus();
  await page.keyboard.type('Follow');
  await page.getByRole('button', { name: 'Calendar' }).press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  const day = await page.getByLabel('Past call log date').inputValue();
  await comment(page).focus();
  await page.keyboard.type(text);
  await save(page).press('Enter');
  await expect(
    page.getByText('New Call Log is created! Please wait for the page to refresh!'),
  ).toBeVisible();
  await expect(heading(page)).toHaveText(/^Call log$/);
  const [month, date, year] = day.split('/').map(Number);
  await expect(fact(page, 'Past call log date')).toContainText(`${month}/${date}/${year}`);
  await expect(fact(page, 'Status set')).toContainText('Follow up needed');
  await fact(page, 'Organization').getByRole('link').click();
  await expect(heading(page)).toHaveText('Organization Details');
  await expect(fact(page, 'Last status')).toContainText('Follow up needed');
  await page.getByText('View Call Logs').click();
  await expect(page.getByRole('row').filter({ hasText: text })).toHaveCount(1);
});

test('a change of two users to one call log is a conflict, which the second user resolves', async ({
  page,
  openAs,
  records,
  consoleErrors,
}) => {
  const orgId = await records.createOrganization();
  const id = await records.createCallLog(orgId, await records.createContact(orgId));
  const updated = (one: Page) => one.getByText('Call Log has been updated!');
  await page.goto(`/calllog/${id}`);
  await comment(page).fill('Mine');
  await page.getByRole('button', { name: 'Edit status' }).press('Enter');
  await expect(page.getByLabel('Organization status')).toBeFocused();
  await page.getByLabel('Organization status').selectOption('Closed');

  const other = await openAs('manager');
  await other.goto(`/calllog/${id}`);
  await comment(other).fill('Theirs');
  await save(other).dblclick();
  await expect(updated(other)).toHaveCount(1);
  await save(page).click();
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).check();
  await comment(page).fill('Theirs and mine');
  await save(page).click();
  await expect(updated(page)).toBeVisible();
  await expect(fact(page, 'Status set')).toContainText('Closed');
  await expect(fact(page, 'Last modified by')).toContainText('Maya Whitfield');
  expect(await records.comment(id)).toBe('Theirs and mine');
  expectOnlyStatus(consoleErrors, 409);
});

test('an unknown organization in the address is reported, and none is selected', async ({
  page,
}) => {
  await page.goto('/calllog/new?OrgId=99999999');
  await expect(page.getByText('This organization does not exist.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Select organization' })).toHaveValue('');
});

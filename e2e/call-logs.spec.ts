import type { Page } from '@playwright/test';
import { expect, expectOnlyStatus, test } from './support/fixtures';

/** Rows of the demo data whose ids no seed changes; only these tests write to this organization, */
const ORGANIZATION = 4;
/** and only one to this. */
const WITH_A_STATUS_OF_ITS_OWN = 6;

const CREATED = 'New Call Log is created! Please wait for the page to refresh!';
const UPDATED = 'Call Log has been updated!';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const comment = (page: Page) => page.getByLabel('Call Log Comments');
const save = (page: Page) => page.getByRole('button', { name: 'Save call log' });
const contact = (page: Page) => page.getByRole('combobox', { name: 'Select contact person' });
const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) });

async function chooseContact(page: Page): Promise<void> {
  await contact(page).focus();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(contact(page)).not.toHaveValue('');
}

/** The note that holds a call log's comment, by the proxy. */
async function noteOf(page: Page, callId: number): Promise<string> {
  const detail = await page.request.get(`/api/callLog-detail/${callId}`);
  return `${(await detail.json()).noteId}`;
}

async function token(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return { 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
}

test.use({ employee: 'coordinator' });

test('a call log is created from an organization with the keyboard alone, on the day that was picked', async ({
  page,
}) => {
  const text = `Spoke about rides ${crypto.randomUUID()}`;
  await page.goto(`/organization/read/${WITH_A_STATUS_OF_ITS_OWN}`);
  await page.getByRole('link', { name: 'Create call log' }).last().press('Enter');
  await expect(heading(page)).toHaveText('Create call log');
  await expect(page.getByRole('combobox', { name: 'Select organization' })).not.toHaveValue('');
  await save(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Contact person' })).toBeFocused();
  await chooseContact(page);
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
  await expect(page.getByText(CREATED)).toBeVisible();
  await expect(heading(page)).toHaveText(/^Call log$/);
  const [month, date, year] = day.split('/').map(Number);
  await expect(fact(page, 'Past call log date')).toContainText(`${month}/${date}/${year}`);
  await expect(fact(page, 'Status set')).toContainText('Follow up needed');
  await expect(fact(page, 'Registration site')).toContainText('Yes');
  await expect(fact(page, 'Created by')).toContainText('Maya Whitfield');
  await fact(page, 'Organization').getByRole('link').click();
  await expect(heading(page)).toHaveText('Organization Details');
  await expect(fact(page, 'Last status')).toContainText('Follow up needed');
  await page.getByText('View Call Logs').click();
  await expect(page.getByRole('row').filter({ hasText: text })).toHaveCount(1);
});

test('a change is saved, conflicts with the change of another user, and replaces a deleted comment', async ({
  page,
  openAs,
  records,
  consoleErrors,
}) => {
  const contactId = await records.createContact('Noor', ORGANIZATION);
  const id = await records.createCallLog(ORGANIZATION, contactId, 'First');
  await page.goto(`/calllog/${id}`);
  await comment(page).fill('Second');
  await page.getByRole('button', { name: 'Edit status' }).press('Enter');
  await expect(page.getByLabel('Organization status')).toBeFocused();
  await page.getByLabel('Organization status').selectOption('Closed');
  await save(page).dblclick();
  await expect(page.getByText(UPDATED)).toHaveCount(1);
  await expect(fact(page, 'Status set')).toContainText('Closed');
  await expect(page.getByLabel('Organization status')).toBeHidden();
  await expect(save(page)).toBeFocused();

  const other = await openAs('manager');
  await other.goto(`/calllog/${id}`);
  await comment(other).fill('Theirs');
  await save(other).click();
  await expect(other.getByText(UPDATED)).toBeVisible();
  await comment(page).fill('Mine');
  await save(page).click();
  await page.getByRole('radio', { name: 'Theirs: Theirs' }).check();
  await save(page).click();
  await expect(page.getByText('Nothing has changed, so nothing was saved.')).toBeVisible();
  await comment(page).fill('Theirs and mine');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save(page).click();
  expect((await saved).status()).toBe(204);
  await expect(fact(page, 'Last modified by')).toContainText('Maya Whitfield');
  await expect(comment(page)).toHaveValue('Theirs and mine');
  await expect(fact(page, 'Created by')).toContainText('Maya Whitfield');
  expectOnlyStatus(consoleErrors, 409);

  const deleted = await page.request.delete(`/api/deleteNote/${await noteOf(page, id)}`, {
    headers: await token(page),
  });
  expect(deleted.status()).toBe(204);
  await page.reload();
  const lost = page.getByText('The comment of this call log was deleted.');
  await expect(lost).toBeVisible();
  await expect(fact(page, 'Status set')).toContainText('Closed');
  await expect(comment(page)).toHaveValue('');
  await comment(page).fill('Written again');
  await save(page).click();
  await expect(lost).toBeHidden();
  await page.goto(`/organization/read/${ORGANIZATION}`);
  await page.getByText('View Call Logs').click();
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/calllog/${id}"]`) });
  await expect(row).toContainText('Written again');
});

test('an unknown organization in the address is reported, and none is selected', async ({
  page,
}) => {
  await page.goto('/calllog/new?OrgId=99999999');
  await expect(page.getByText('This organization does not exist.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Select organization' })).toHaveValue('');
});

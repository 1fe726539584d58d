import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const ORGANIZATION = '100% Access Elgin';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const title = (page: Page) => page.getByLabel('Title');

test.use({ employee: 'coordinator' });

test('a contact of an organization is created by keyboard, and its likely duplicate is shown', async ({
  page,
}) => {
  const text = `Planner ${crypto.randomUUID()}`;
  await page.goto('/contact/new');
  await page.getByLabel('First Name').focus();
  await page.keyboard.type('Noor');
  await page.keyboard.press('Tab');
  // No character is lost while the likely duplicates are loaded.
  const search = page.waitForRequest(/multi-field-index\/Garci$/);
  await page.keyboard.type('Garci');
  await search;
  await page.keyboard.type('a');
  await expect(page.getByLabel('Last Name')).toHaveValue('Garcia');
  await expect(page.getByRole('link', { name: /Maria Garcia/ }).first()).toBeVisible();
  await title(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.type('312x5550187');
  await page.getByRole('button', { name: 'Associate Organization' }).press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('elgin 100');
  await expect(page.getByRole('option')).toHaveText([ORGANIZATION]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue(ORGANIZATION);
  await save(page).press('Enter');
  await expect(page.getByText('New contact is created!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Details');
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('312-555-0187')).toBeVisible();
  await expect(page.getByRole('link', { name: ORGANIZATION, exact: true })).toBeVisible();
});

test('Cancel and Save lead to the contact without a previous page, and a draft is restored', async ({
  page,
  records,
}) => {
  const contactId = await records.createContact();
  const detail = `/contact/read/${contactId}`;
  await page.goto(`/contact/${contactId}`);
  await title(page).fill('Volunteer');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(detail);
  await page.getByRole('main').getByRole('link', { name: 'Edit Contact' }).click();
  await expect(title(page)).toHaveValue('Volunteer');
  await save(page).dblclick();
  await expect(page.getByText('Contact is updated.')).toHaveCount(1);
  await expect(page).toHaveURL(detail);
  await expect(page.getByText('Volunteer')).toBeVisible();
});

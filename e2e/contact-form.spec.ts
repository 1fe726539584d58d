import type { Page } from '@playwright/test';
import { expect, expectRefusals, test } from './support/fixtures';

/** A row of the demo data whose id no seed changes; no test saves it. */
const NO_ORGANIZATION = 9;
const ORGANIZATION = '100% Access Elgin';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const title = (page: Page) => page.getByLabel('Title');

async function openForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Edit Contact' }).click();
  await expect(heading(page)).toHaveText('Edit Contact');
}

async function associate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Associate Organization' }).press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('elgin 100');
  await expect(page.getByRole('option')).toHaveText([ORGANIZATION]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue(ORGANIZATION);
}

test.use({ employee: 'coordinator' });

test('a contact is created with the keyboard alone, warned of a likely double, and belongs to the chosen organization', async ({
  page,
}) => {
  const text = `Planner ${crypto.randomUUID()}`;
  await page.goto('/contacts');
  await page.getByRole('link', { name: 'Create Contact' }).first().press('Enter');
  await expect(heading(page)).toHaveText('Create Contact');
  await page.getByLabel('First Name').focus();
  await page.keyboard.type('Noor');
  await page.keyboard.press('Tab');
  // No character is lost while the likely duplicates are loaded.
  const asked = page.waitForRequest(/multi-field-index\/Garci$/);
  await page.keyboard.type('Garci');
  await asked;
  await page.keyboard.type('a');
  await expect(page.getByLabel('Last Name')).toHaveValue('Garcia');
  const double = page.getByRole('link', { name: /Maria Garcia/ }).first();
  await expect(double).toHaveAttribute('target', '_blank');
  await title(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.type('312x5550187');
  await associate(page);
  await save(page).press('Enter');
  await expect(page.getByText('New contact is created!')).toBeVisible();
  await expect(heading(page)).toHaveText('Contact Details');
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('312-555-0187')).toBeVisible();
  await expect(page.getByRole('link', { name: ORGANIZATION, exact: true })).toBeVisible();
});

test('a saved change leads back; an organization that already has the contact is rejected, and the input stays', async ({
  page,
  records,
  complaints,
}) => {
  await page.goto(`/contact/read/${await records.createContact('Noor')}`);
  await openForm(page);
  await title(page).fill('Volunteer, twice');
  await associate(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await associate(other);
  await save(other).dblclick();
  await expect(other.getByText('Contact is updated.')).toHaveCount(1);
  await expect(heading(other)).toHaveText('Contact Details');
  await expect(other.getByRole('link', { name: ORGANIZATION, exact: true })).toBeVisible();
  await openForm(other);
  await other.getByRole('button', { name: 'Associate Organization' }).press('Enter');
  await other.keyboard.type('elgin 100');
  await expect(other.getByRole('option', { name: /already associated/ })).toBeDisabled();
  await other.close();
  await save(page).click();
  await expect(
    page.getByText(
      'Something went wrong, it could be possible that the contact is already associated with the Org., ' +
        'otherwise please try again or contact IT Support.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expect(title(page)).toHaveValue('Volunteer, twice');
  await page.getByRole('button', { name: /^Clear/ }).click();
  await save(page).click();
  await expect(heading(page)).toHaveText('Contact Details');
  await expect(page.getByText('Volunteer, twice')).toBeVisible();
  expectRefusals(complaints, 500);
});

test('Cancel leads to the contact without a previous page, and a draft is restored', async ({
  page,
}) => {
  await page.goto(`/contact/${NO_ORGANIZATION}`);
  await title(page).fill('Never saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(`/contact/read/${NO_ORGANIZATION}$`));
  await openForm(page);
  await expect(title(page)).toHaveValue('Never saved');
});

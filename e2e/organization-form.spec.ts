import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( \\*)?$`));

test.use({ employee: 'coordinator' });

test('an organization is changed, its unsaved input is restored after a reload, and the page that follows shows it', async ({
  page,
  records,
}) => {
  await page.goto(`/organizations/${await records.createOrganization()}`);
  await field(page, 'City').fill('Elgin');
  await page.getByRole('link', { name: 'Go back to Organizations' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
  await page.keyboard.press('Escape');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Elgin');
  await field(page, 'Organization Phone').pressSequentially('(312) 555 0142');
  await expect(field(page, 'Organization Phone')).toHaveValue('312-555-0142');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('House has been updated!')).toBeVisible();
  await page.waitForURL(/\/organization\/read\/\d+$/);
  await expect(page.getByText('House has been updated!')).toBeVisible();
  await expect(page.locator('dl')).toContainText('Elgin');
  await expect(page.locator('dl')).toContainText('312-555-0142');
});

test('a contact is created, removed and associated again by keyboard', async ({
  page,
  records,
}) => {
  await page.goto(`/organizations/${await records.createOrganization()}`);
  const person = `P${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Add new contact' }).press('Enter');
  await expect(field(page, 'First Name')).toBeFocused();
  await page.keyboard.type(person);
  await page.keyboard.press('Enter');
  await expect(page.getByText('New contact is created!')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${person}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('No Contacts associated with this Organization.')).toBeVisible();
  await page.getByRole('button', { name: 'Associate existing contact' }).press('Enter');
  const box = page.getByRole('combobox', { name: 'Link contact with this Org.' });
  await expect(box).toBeFocused();
  await page.keyboard.type(person);
  await expect(page.getByRole('option', { name: person })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(person);
  await page.getByRole('button', { name: 'Associate selected contact' }).press('Enter');
  await expect(page.getByText('Contact is associated with this Org.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${person}` })).toBeVisible();
});

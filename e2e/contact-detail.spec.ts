import { expect, signIn, test } from './support/employee';

/** Rows of the demo data whose ids no seed changes. */
const NO_LAST_NAME = 1;
const RIGHT_TO_LEFT = 6;
const FORMULA = 8;
const NO_ORGANIZATION = 9;
const THREE_ORGANIZATIONS = 10;

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator');
});

test('the detail shows facts, buttons and every organization with its form', async ({ page }) => {
  await page.goto(`/contact/read/${THREE_ORGANIZATIONS}`);
  await expect(page).toHaveTitle('Desmond Threehats · Outreach Tracking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Details');
  await expect(page.getByRole('term')).toHaveText([
    'First name',
    'Last name',
    'Title',
    'Phone',
    'Email',
    'Alternative phone',
    'Registration site contact',
    'Created by',
    'Created on',
    'Last modified by',
    'Last modified on',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Edit Contact' })).toHaveAttribute(
    'href',
    `/contact/${THREE_ORGANIZATIONS}`,
  );
  await expect(main.getByRole('link', { name: 'Create new Contact?' })).toHaveAttribute(
    'href',
    '/contact/new',
  );
  const organizations = page.getByRole('table', {
    name: 'Organization(s) the contact is part of:',
  });
  await expect(organizations.getByRole('link', { name: /^Edit / })).toHaveCount(3);
  await expect(organizations.getByRole('link', { name: /^Edit / }).first()).toHaveAttribute(
    'href',
    /^\/organizations\/[567]$/,
  );
});

test('a contact of no organization says so and how to associate one', async ({ page }) => {
  await page.goto(`/contact/read/${NO_ORGANIZATION}`);
  await expect(
    page.getByText(
      "This contact is not associated with any Organization. Click 'Edit Contact' to associate one.",
    ),
  ).toBeVisible();
});

test('awkward names stay readable', async ({ page }) => {
  await page.goto(`/contact/read/${NO_LAST_NAME}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Cher', exact: true })).toBeVisible();
  await page.goto(`/contact/read/${FORMULA}`);
  await expect(page.getByRole('heading', { level: 2, name: '=Ann +Keller' })).toBeVisible();
  await page.goto(`/contact/read/${RIGHT_TO_LEFT}`);
  const name = page.getByRole('heading', { level: 2 }).first().locator('bdi');
  expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a note is created, edited in its row and deleted', async ({ page }) => {
  const text = `Prefers email ${crypto.randomUUID()}`;
  await page.goto(`/contact/read/${NO_ORGANIZATION}`);
  await page.getByRole('button', { name: 'Create contact note' }).click();
  await page.getByLabel('New note').fill(text);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('A new note is created.')).toBeVisible();
  await page.reload();
  const table = page.getByRole('table', { name: 'Note(s) on Gloria' });
  const row = table.getByRole('row').filter({ hasText: text });
  await row.getByRole('textbox').pressSequentially('!');
  await row.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Note is updated.')).toBeVisible();
  await row.getByRole('button', { name: /^Delete note/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('an unknown contact is not found, and so is an id that is no number', async ({
  page,
  complaints,
}) => {
  for (const id of ['99999999', 'abc', '-1']) {
    const answer = await page.goto(`/contact/read/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
  expect(complaints.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
});

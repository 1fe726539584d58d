import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/employee';

/** An organization of the demo data; each test writes notes of its own and looks at no other. */
const ORGANIZATION = '/organization/read/20';

const noteWith = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.locator('textarea', { hasText: text }) });

async function createNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill(text);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('A new note is created.')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator');
  await page.goto(ORGANIZATION);
});

test('a new note stands first at once and is still there after a reload', async ({ page }) => {
  const text = `Left brochures – “für alle” <b> ${crypto.randomUUID()}`;
  await createNote(page, text);
  await expect(page.getByLabel('New note')).toHaveCount(0);
  const first = page.getByRole('textbox', { name: /^Note of/ }).first();
  await expect(first).toHaveValue(text);
  const shown = await first.getAttribute('aria-label');
  await page.reload();
  const again = noteWith(page, text).getByRole('textbox');
  await expect(again).toHaveValue(text);
  // What the browser showed at once is what the server stored, to the minute and whatever the zones are.
  const minutes = (label: string | null) =>
    Date.parse(label?.replace('Note of ', '') ?? '') / 60_000;
  const difference = minutes(await again.getAttribute('aria-label')) - minutes(shown);
  expect(Math.abs(difference)).toBeLessThanOrEqual(1);
});

test('an empty note is refused and the form stays', async ({ page }) => {
  await page.getByRole('button', { name: 'Create Org. Note' }).click();
  await page.getByLabel('New note').fill('   ');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Note cannot be empty!')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('   ');
});

test('focus on a note shows Update for it alone, and Update saves and ends editing', async ({
  page,
}) => {
  const text = `Ask again in May ${crypto.randomUUID()}`;
  await createNote(page, text);
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  const note = page.getByRole('textbox', { name: /^Note of/ }).first();
  await note.focus();
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(1);
  await note.fill(`${text} or June`);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Note is updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await page.reload();
  await expect(noteWith(page, `${text} or June`)).toHaveCount(1);
});

test('no more than 100 characters can be typed into a note that is edited in its row', async ({
  page,
}) => {
  await createNote(page, `Short ${crypto.randomUUID()}`);
  const note = page.getByRole('textbox', { name: /^Note of/ }).first();
  await note.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('y'.repeat(200));
  expect((await note.inputValue()).length).toBe(100);
});

test('deleting asks first; no keeps the note, yes removes it for good', async ({ page }) => {
  const text = `To be deleted ${crypto.randomUUID()}`;
  await createNote(page, text);
  const remove = noteWith(page, text).getByRole('button', { name: /^Delete note/ });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This will permanently delete this note. Are you sure?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(noteWith(page, text)).toHaveCount(0);
  await page.reload();
  await expect(noteWith(page, text)).toHaveCount(0);
});

test('a note can be written, changed and deleted with the keyboard alone', async ({ page }) => {
  const text = `Keyboard ${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'Create Org. Note' }).press('Enter');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A new note is created.')).toBeVisible();
  const note = page.getByRole('textbox', { name: /^Note of/ }).first();
  await note.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Note is updated.')).toBeVisible();
  await noteWith(page, `${text}!`)
    .getByRole('button', { name: /^Delete note/ })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(noteWith(page, text)).toHaveCount(0);
});

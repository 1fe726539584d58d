/** Exports that are cancelled or left: no partial file, and no call that goes on. */
import type { BrowserContext, Page } from '@playwright/test';
import { FAULTY_APP } from './support/addresses';
import { openExports, press } from './support/export-panel';
import { backendSession, heldCalls, setFault } from './support/fault';
import { expect, test } from './support/fixtures';

const SLOW = { call: 'GET /api/all-contacts-export', kind: 'silence' } as const;

test.use({ employee: 'coordinator', app: FAULTY_APP });

async function expectCallHeld(session: string): Promise<void> {
  await expect.poll(() => heldCalls(session)).toBe(1);
}

/** The timeout of the application is longer than half a minute. */
async function expectCallGone(session: string): Promise<void> {
  await expect.poll(() => heldCalls(session), { timeout: 4_000 }).toBe(0);
}

async function beginSlowExport(page: Page, context: BrowserContext): Promise<string> {
  const session = await backendSession(context);
  await setFault(context, SLOW);
  await page.goto('/contacts');
  await openExports(page);
  await press(page, 'All contacts');
  await expect(page.getByRole('progressbar', { name: /^0 of \d+ rows$/ })).toBeVisible();
  await expectCallHeld(session);
  return session;
}

test('an export is started, cancelled and started again with the keyboard', async ({
  page,
  context,
}) => {
  const session = await backendSession(context);
  await setFault(context, SLOW);
  await page.goto('/contacts');
  await page.locator('summary', { hasText: 'Export' }).focus();
  await page.keyboard.press('Enter');
  const all = page.getByRole('button', { name: 'All contacts' });
  for (const expected of [
    page.getByRole('radio', { name: /\.xlsx/ }),
    page.getByRole('checkbox'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(expected).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(all).toBeFocused();
  await expectCallHeld(session);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The export was cancelled. Nothing was saved.')).toBeVisible();
  await expect(all).toBeFocused();
  await expectCallGone(session);
  await setFault(context, null);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('All-Contacts.xlsx');
});

test('an export continues over the pages of its list, and stops with its screen or its tab', async ({
  page,
  context,
}) => {
  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  const session = await beginSlowExport(page, context);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await press(page, 'Current view');
  await expect(page.getByText('Another export is still running.')).toBeVisible();

  const away = page.getByRole('link', { name: 'Create Contact' });
  const question = page.getByRole('dialog', { name: 'Stop the export?' });
  await away.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(away).toBeFocused();
  await expectCallHeld(session);
  await away.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/contact/new');
  await expectCallGone(session);

  await page.goBack();
  await openExports(page);
  await expect(
    page.getByText('The last export was stopped when you left this page.'),
  ).toBeVisible();
  await press(page, 'All contacts');
  await expectCallHeld(session);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await expectCallGone(session);
  expect(files).toBe(0);
});

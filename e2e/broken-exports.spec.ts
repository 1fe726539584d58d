/** Exports whose page is left: no file, and no call that goes on. */
import { FAULTY_APP } from './support/addresses';
import { openExports, press } from './support/export-panel';
import { backendSession, heldCalls, setFault } from './support/fault';
import { expect, test } from './support/fixtures';

test.use({ employee: 'coordinator', app: FAULTY_APP });

async function expectCallHeld(session: string): Promise<void> {
  await expect.poll(() => heldCalls(session)).toBe(1);
}

/** The timeout of the application is longer than half a minute. */
async function expectCallGone(session: string): Promise<void> {
  await expect.poll(() => heldCalls(session), { timeout: 4_000 }).toBe(0);
}

test('an export continues over the pages of its list, and stops with its screen or its tab', async ({
  page,
  context,
}) => {
  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  const session = await backendSession(context);
  await setFault(context, { call: 'GET /api/all-contacts-export', kind: 'silence' });
  await page.goto('/contacts');
  await openExports(page);
  await press(page, 'All contacts');
  await expect(page.getByRole('progressbar', { name: /^0 of \d+ rows$/ })).toBeVisible();
  await expectCallHeld(session);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await press(page, 'Current view');
  await expect(page.getByText('Another export is running.')).toBeVisible();

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

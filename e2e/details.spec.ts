/** Details of records: unknown ids, notes, presenters and invites. */
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { STAND_IN } from './support/addresses';
import { expect, expectOnlyStatus, newSession, test } from './support/fixtures';

/** Rows of the demo data whose ids no seed changes. */
const SPECIAL_CHARACTERS = 3;
const NO_PRESENTER = 9;

test.use({ employee: 'coordinator' });

test('an unknown record is not found', async ({ page, consoleErrors }) => {
  const paths = ['/organization/read', '/contact/read', '/event/read', '/contact', '/calllog'];
  for (const address of paths.flatMap((path) => [`${path}/99999999`, `${path}/abc`])) {
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 404]);
  }
  await page.goto('/event/read/abc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText(/request number/)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  expectOnlyStatus(consoleErrors, 404);
});

const noteWith = (page: Page, text: string) =>
  page.getByRole('row').filter({ has: page.locator('textarea', { hasText: text }) });

test('a note is created, changed and deleted by keyboard, and its time is that of the server', async ({
  page,
}) => {
  const text = `“für alle” <b> ${crypto.randomUUID()}`;
  await page.goto('/event/read/8');
  await page.getByRole('button', { name: 'Create event note' }).press('Enter');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A new note is created.')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveCount(0);
  const note = noteWith(page, text).getByRole('textbox');
  const shown = await note.getAttribute('aria-label');
  await page.reload();
  await expect(note).toHaveValue(text);
  // The browser's time of a new note agrees with the stored one, whatever the zones are.
  const minutes = (label: string | null) =>
    Date.parse(label?.replace('Note of ', '') ?? '') / 60_000;
  const difference = minutes(await note.getAttribute('aria-label')) - minutes(shown);
  expect(Math.abs(difference)).toBeLessThanOrEqual(1);

  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await note.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('y'.repeat(200));
  expect((await note.inputValue()).length).toBe(100);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Note is updated.')).toBeVisible();

  const remove = noteWith(page, text).getByRole('button', { name: /^Delete note/ });
  const dialog = page.getByRole('dialog');
  await remove.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(noteWith(page, text)).toHaveCount(0);
});

const panel = (page: Page) => page.getByRole('region', { name: 'Event Presenter(s)' });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click();

test('the second of two users cannot become primary presenter, and the unsaved note stays', async ({
  page,
  openAs,
}) => {
  const address = `/event/read/${NO_PRESENTER}`;
  const manager = await openAs('manager');
  await page.goto(address);
  await manager.goto(address);
  await page.getByRole('button', { name: 'Create event note' }).click();
  await page.getByLabel('New note').fill('Half a no');

  await press(manager, 'Join as primary presenter');
  await expect(panel(manager)).toContainText('You are now the primary presenter of this event.');
  await press(page, 'Join as primary presenter');
  await expect(panel(page).getByRole('alert')).toContainText(
    'You have not joined: Daniel Okafor became the primary presenter before you.',
  );
  await press(page, 'Join as co-presenter');
  await expect(panel(page)).toContainText('You have joined this event.');
  await expect(panel(page).getByRole('cell')).toHaveText(['Daniel Okafor', 'Maya Whitfield']);
  await expect(page.getByLabel('New note')).toHaveValue('Half a no');

  // Back shows the current presenters.
  await page.getByLabel('New note').fill('');
  await page.getByRole('link', { name: /^Edit Need a Ride/ }).click();
  await expect(page).toHaveURL(/\/organizations\/13$/);
  await page.goBack();
  await press(page, 'Remove me from event');
  await expect(panel(page)).toContainText('You are no longer a presenter of this event.');
  await press(manager, 'Remove me from event');
  await expect(panel(manager)).toContainText('Primary presenter: (not set)');
});

/** Addresses of the invite e-mails about this event in the outbox, newest first. */
async function emailsIn(outbox: Page): Promise<string[]> {
  await outbox.goto(`${STAND_IN}/outbox`);
  const cell = outbox.getByRole('cell', { name: String(SPECIAL_CHARACTERS), exact: true });
  const links = outbox.getByRole('row').filter({ has: cell }).getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('an invite e-mail contains the previewed texts, and is sent once', async ({
  page,
  browser,
}) => {
  const storageState = await newSession('coordinator', STAND_IN);
  const outbox = await browser.newPage({ storageState });
  const before = await emailsIn(outbox);
  const code = crypto.randomUUID();
  await page.goto(`/event/read/${SPECIAL_CHARACTERS}`);
  await page.getByText('Send Calendar Invites...').press('Enter');
  await page.getByRole('checkbox', { name: /^Daniel Okafor \(.+@.+\)$/ }).check();
  await page
    .getByLabel('Invite message')
    .fill(`Bring 1/2 of it; 100% "fun", ok?\n#1 \\ نعم 🚌, ${code}`);
  const preview = page.getByRole('region', { name: 'Preview of the invite' });
  await expect(preview).toContainText('Daniel Okafor');
  const shown = await preview.locator('dd > bdi').allTextContents();
  await page.getByRole('button', { name: 'Send invite' }).dblclick();
  await expect(page.getByText('Invite sent!')).toBeVisible();
  await expect(panel(page).getByRole('cell', { name: 'Daniel Okafor' })).toBeVisible();

  const after = await emailsIn(outbox);
  expect(after).toHaveLength(before.length + 1);
  const file = await outbox.request.get(`${STAND_IN}${after[0]}/invite.ics`);
  const calendar = new ICAL.Component(ICAL.parse(await file.text()));
  const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const message = `Bring 1 2 of it 100 "fun", ok? #1 نعم 🚌, ${code}`;
  expect([entry.summary, entry.location, message]).toEqual(shown.slice(1));
  expect(entry.summary).toBe('Rides Fares: 50 off? Q&A #1 "Seats"');
  expect(entry.location).toBe('Room 2 3 50 full?');
  expect(entry.description).toContain(`Note from Sender: ${message}`);
  expect(entry.attendees).toHaveLength(1);

  await press(page, 'Remove me from event');
  await expect(panel(page).getByRole('cell', { name: 'Maya Whitfield' })).toHaveCount(0);
  await outbox.close();
});

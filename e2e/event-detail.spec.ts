import type { Browser, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { FAULTY_APP, STAND_IN } from './support/addresses';
import { expect, newPerson, signIn, test } from './support/employee';
import { setFault } from './support/fault';

/** Rows of the demo data whose ids no seed changes. */
const HARD_TO_MAIL = 3;
const SCHEDULED_FOR_DELETION = 8;
const NO_PRESENTER = 9;

const panel = (page: Page) => page.getByRole('region', { name: 'Event Presenter(s)' });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click();

test.beforeEach(async ({ page }) => {
  await signIn(page, 'coordinator');
});

test('the detail shows facts, warning, buttons and what belongs to the event', async ({ page }) => {
  await page.goto(`/event/read/${SCHEDULED_FOR_DELETION}`);
  await expect(page).toHaveTitle(/^Information Table at @Home <Supportive> Living · /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Details');
  await expect(page.getByText('Data warning: This event is scheduled for deletion!')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Edit event' })).toHaveAttribute(
    'href',
    `/events/${SCHEDULED_FOR_DELETION}`,
  );
  await expect(main.getByRole('link', { name: 'Create new event?' })).toHaveAttribute(
    'href',
    '/events/new',
  );
  const name = main.getByRole('link', { name: '@Home <Supportive> Living (opens in a new tab)' });
  await expect(name).toHaveAttribute('href', '/organization/read/12');
  await expect(name).toHaveAttribute('target', '_blank');
});

test('two people join, the second primary presenter is told the truth, and no half-written note is lost', async ({
  page,
  browser,
}) => {
  const address = `/event/read/${NO_PRESENTER}`;
  const manager = await newPerson(browser, 'manager');
  await page.goto(address);
  await manager.goto(address);
  await expect(panel(page)).toContainText('No presenter has joined this event.');
  await page.getByRole('button', { name: 'Create event note' }).click();
  await page.getByLabel('New note').fill('Half a no');

  await press(manager, 'Join as primary presenter');
  await expect(panel(manager)).toContainText('You are now the primary presenter of this event.');
  await press(page, 'Join as primary presenter');
  await expect(panel(page).getByRole('alert')).toContainText(
    'You have not joined: Daniel Okafor has become the primary presenter meanwhile.',
  );
  await expect(panel(page).getByRole('cell')).toHaveText(['Daniel Okafor']);
  await press(page, 'Join as co-presenter');
  await expect(panel(page)).toContainText('You have joined this event.');
  await expect(panel(page).getByRole('cell')).toHaveText(['Daniel Okafor', 'Maya Whitfield']);
  await expect(page.getByLabel('New note')).toHaveValue('Half a no');

  // What is true now is so after Back as well, and after a reload.
  await page.getByLabel('New note').fill('');
  await page.getByRole('link', { name: /^Edit Need a Ride/ }).click();
  await expect(page).toHaveURL(/\/organizations\/13$/);
  await page.goBack();
  await expect(panel(page).getByRole('button', { name: 'Remove me from event' })).toBeVisible();
  await page.reload();
  await press(page, 'Remove me from event');
  await expect(panel(page)).toContainText('You are no longer a presenter of this event.');
  await press(manager, 'Remove me from event');
  await expect(panel(manager)).toContainText('Primary presenter: (not set)');
  await manager.context().close();
});

/** Addresses of the mails to somebody about this event, newest first, as the stand-in's outbox shows them. */
async function mailsTo(mailbox: Page, person: string): Promise<string[]> {
  await mailbox.goto(`${STAND_IN}/outbox`);
  const rows = mailbox
    .getByRole('row')
    .filter({ hasText: person })
    .filter({ has: mailbox.getByRole('cell', { name: String(HARD_TO_MAIL), exact: true }) });
  return rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function openMailbox(browser: Browser): Promise<Page> {
  const mailbox = await (await browser.newContext()).newPage();
  await signIn(mailbox, 'coordinator', STAND_IN);
  return mailbox;
}

test('the invite that arrives says what was shown before it was sent, once, whatever its texts hold', async ({
  page,
  browser,
}) => {
  const mailbox = await openMailbox(browser);
  const before = await mailsTo(mailbox, 'Maya Whitfield');
  const code = crypto.randomUUID();
  await page.goto(`/event/read/${HARD_TO_MAIL}`);
  await page.getByText('Send Calendar Invites...').press('Enter');
  await page.getByRole('button', { name: 'Send invite' }).click();
  await expect(
    page.getByText('Please have atleast one Presenter selected to send the invite.'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /^Maya Whitfield \(.+@.+\)$/ }).check();
  await page
    .getByLabel('Invite message')
    .fill(`Bring 1/2 of it; 100% "fun", ok?\n#1 \\ نعم 🚌, ${code}`);
  await page.reload();
  await expect(page.getByLabel('Invite message')).toHaveValue(new RegExp(code));

  const preview = page.getByRole('region', { name: 'What will be sent' });
  await expect(preview).toContainText('Maya Whitfield');
  const shown = await preview.locator('dd > bdi').allTextContents();
  await page.getByRole('button', { name: 'Send invite' }).dblclick();
  await expect(page.getByText('Invite sent!')).toBeVisible();
  await expect(panel(page).getByRole('cell', { name: 'Maya Whitfield' })).toBeVisible();
  await expect(page.getByLabel('Invite message')).toHaveValue('');

  const after = await mailsTo(mailbox, 'Maya Whitfield');
  expect(after).toHaveLength(before.length + 1);
  const mail = await mailbox.request.get(`${STAND_IN}${after[0]}/invite.ics`);
  const calendar = new ICAL.Component(ICAL.parse(await mail.text()));
  const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const message = `Bring 1 2 of it 100 "fun", ok? #1 نعم 🚌, ${code}`;
  expect([entry.summary, entry.location, message]).toEqual(shown.slice(1));
  expect(entry.summary).toBe('Rides Fares: 50 off? Q&A #1 "Seats"');
  expect(entry.location).toBe('Room 2 3 50 full?');
  expect(entry.description).toContain(`Note from Sender: ${message}`);
  expect(entry.attendees).toHaveLength(1);

  await press(page, 'Remove me from event');
  await expect(panel(page).getByRole('cell', { name: 'Maya Whitfield' })).toHaveCount(0);
  await mailbox.context().close();
});

test('a note of an event is created, edited and deleted', async ({ page }) => {
  const text = `Bring maps ${crypto.randomUUID()}`;
  await page.goto(`/event/read/${SCHEDULED_FOR_DELETION}`);
  await page.getByRole('button', { name: 'Create event note' }).click();
  await page.getByLabel('New note').fill(text);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('A new note is created.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row.getByRole('cell', { name: 'Maya Whitfield' })).toHaveCount(2);
  await page.reload();
  await expect(row.getByRole('cell', { name: 'Maya Whitfield' })).toHaveCount(2);
  await row.getByRole('textbox').pressSequentially('!');
  await row.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Note is updated.')).toBeVisible();
  await row.getByRole('button', { name: /^Delete note/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('an unknown event is not found, and so is an id that is no number', async ({
  page,
  complaints,
}) => {
  for (const id of ['99999999', 'abc']) {
    const answer = await page.goto(`/event/read/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
  expect(complaints.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('what fails is told in its place: a damaged event, a membership, presenters to invite, a join', async ({
  page,
  context,
  complaints,
}) => {
  const address = `${FAULTY_APP}/event/read/${NO_PRESENTER}`;
  await signIn(page, 'coordinator', FAULTY_APP);
  await page.goto(FAULTY_APP);
  await setFault(context, { call: 'GET /api/events/', kind: 'server-error' });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This record cannot be shown');

  await setFault(context, { call: 'GET /api/primaryPresenter', kind: 'server-error' });
  await page.goto(address);
  await expect(panel(page)).toContainText('Primary presenter: unknown');
  await expect(panel(page).getByRole('button', { name: /^Join as/ })).toHaveCount(1);

  await setFault(context, { call: 'GET /api/checkPresenter', kind: 'server-error' });
  await page.goto(address);
  await expect(panel(page).getByRole('alert')).toContainText('could not be retrieved.');
  await setFault(context, { call: 'GET /api/activePresenters', kind: 'hang-up' });
  await press(page, 'Try again');
  await expect(panel(page).getByRole('button', { name: /^Join as/ })).toHaveCount(2);
  await page.getByText('Send Calendar Invites...').click();
  await expect(page.getByText('Error occurred in retrieving Presenters.')).toBeVisible();
  await setFault(context, { call: 'PUT /api/joinevent', kind: 'server-error' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('checkbox')).not.toHaveCount(0);
  await press(page, 'Join as co-presenter');
  await expect(panel(page).getByRole('alert')).toContainText('You have not joined:');
  expect(complaints.splice(0).filter((text) => !/status of 50[02]/.test(text))).toEqual([]);
});

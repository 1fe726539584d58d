/** Creating a call log: what appears when, what is required, what is sent, and where it leads. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import {
  button,
  CEE_DEE,
  choose,
  comment,
  contact,
  NEW,
  offerChoices,
  openList,
  organization,
  pastDate,
  save,
  showNew,
  status,
  type User,
  wire,
} from './call-log-on-screen';

const CREATED = 'New Call Log is created! Please wait for the page to refresh!';
const LOCATION = { location: 'http://localhost/api/forms/call-logs/123' };
const VALUES = {
  organization: { id: 9, text: 'Oak Park Center' },
  contact: { id: 8, text: 'Cee Dee' },
  status: { id: 3, text: 'Closed' },
  regsite: true,
  callLogDate: '',
  noteEntry: 'Spoke with them',
};

beforeEach(() => {
  sessionStorage.clear();
  offerChoices();
});

const hidden = () => {
  expect(screen.queryByText('Select contact person')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Call Log Comments' })).not.toBeInTheDocument();
};

/** Everything but what a test is about. */
async function fillIn(user: User) {
  await choose(user, organization(), 'Oak Park Center');
  await choose(user, contact(), 'Cee Dee | Director');
  await user.selectOptions(status(), 'Closed');
  await user.type(comment(), 'Spoke with them');
}

test('a new call log asks for its organization first, and for contact and comment after it', async () => {
  const { user } = showNew();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create call log');
  expect(await organization()).toBeRequired();
  hidden();
  expect(screen.getByRole('combobox', { name: 'Registration site' })).toHaveDisplayValue('Yes');
  expect(pastDate()).toHaveAccessibleDescription(
    'Only needed for past call logs (overrides the creation date).',
  );
  await choose(user, organization(), 'Oak Park Center');
  expect(await contact()).toBeRequired();
  expect(comment()).toBeRequired();
  expect(status()).toBeRequired();
});

test('what is missing is reported one by one in order, while every field that misses is marked', async () => {
  const { user } = showNew();
  await organization();
  const reported = async (sentence: string, short: string, marked: HTMLElement[]) => {
    await user.click(save());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(within(alert).getAllByRole('link')).toHaveLength(1));
    expect(alert).toHaveFocus();
    for (const field of marked) expect(field).toBeInvalid();
    expect(marked[0]).toHaveAccessibleDescription(expect.stringContaining(short));
    for (const field of marked.slice(1)) expect(field).toHaveAccessibleDescription('Required.');
    const message = await screen.findByText(sentence, { selector: '[data-sonner-toast] *' });
    expect(message).toBeInTheDocument();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  };
  await reported("Organization can't be empty.", 'Select an organization.', [
    await organization(),
    status(),
  ]);
  await choose(user, organization(), 'Oak Park Center');
  await reported("Contact person can't be empty.", 'Select a contact person.', [
    await contact(),
    status(),
    comment(),
  ]);
  await choose(user, contact(), 'Cee Dee | Director');
  await reported("Last organization status can't be empty.", 'Select a status.', [
    status(),
    comment(),
  ]);
  await user.selectOptions(status(), 'Closed');
  await user.type(comment(), '   ');
  await reported("Call log comments can't be empty.", 'Enter a comment.', [comment()]);
});

test('a whole call log is sent, and its own page follows after two seconds', async () => {
  const { user, went } = showNew();
  await fillIn(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Registration site' }), 'No');
  await user.type(pastDate(), '5/1/2026');
  const values = { ...VALUES, regsite: false, callLogDate: '05/01/2026' };
  wire().post(NEW, { values }).once().reply(201, undefined, LOCATION);
  await user.dblClick(save());
  expect(await screen.findByText(CREATED)).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['push /calllog/123']), { timeout: 4000 });
});

test('clearing the organization hides and clears the contact, and keeps the comment for later', async () => {
  const { user } = showNew();
  await fillIn(user);
  await user.clear(await organization());
  hidden();
  await choose(user, organization(), 'Elm Library');
  expect(comment()).toHaveValue('Spoke with them');
  expect(await contact()).toHaveValue('');
});

test('another organization has other contacts, the same one keeps what was chosen', async () => {
  const { user } = showNew();
  await fillIn(user);
  await choose(user, organization(), 'Oak Park Center');
  expect(await contact()).toHaveValue('Cee Dee');
  await choose(user, organization(), 'Elm Library');
  expect(await contact()).toHaveValue('');
  await openList(user, contact());
  expect(
    await screen.findByRole('option', { name: 'Ada Lindqvist | Head librarian' }),
  ).toBeVisible();
  expect(screen.queryByRole('option', { name: /Cee Dee/ })).not.toBeInTheDocument();
});

test('the contacts are asked for again when the field is come back to, and none at all is said', async () => {
  nock.cleanAll();
  const list = (options: object[]) =>
    nock('http://localhost')
      .get('/api/options/organizations/9/contacts')
      .query(true)
      .reply(200, { options, total: options.length });
  list([]);
  const { user } = showNew({ kind: 'organization', orgId: 9, name: 'Oak Park Center' });
  await user.click(await contact());
  expect(await screen.findByText(/^This organization has no contacts yet\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Add a contact to this organization/ })).toBeVisible();
  await user.click(comment());
  list([CEE_DEE]);
  await user.click(await contact());
  await user.click(await screen.findByRole('option', { name: 'Cee Dee | Director' }));
  expect(await contact()).toHaveValue('Cee Dee');
});

test('the organization of the address is chosen already', async () => {
  showNew({ kind: 'organization', orgId: 9, name: 'Oak Park Center' });
  expect(await organization()).toHaveValue('Oak Park Center');
  expect(comment()).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
  expect(screen.getByRole('link', { name: /^Add a contact to this organization/ })).toHaveAttribute(
    'href',
    '/organizations/9',
  );
});

test('an organization that could not be chosen is told, and the form stands', async () => {
  showNew({ kind: 'failed', message: 'There is no such organization. Select one to begin.' });
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such organization.');
  expect(await organization()).toHaveValue('');
});

test('a failed save keeps everything, and says that it may have been saved', async () => {
  const { user, went } = showNew();
  await fillIn(user);
  wire()
    .post(NEW)
    .reply(500, { title: 'The outreach system could not do this.', outcome: 'unknown' });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('could not do this.');
  const look = screen.getByRole('link', { name: /^the list of call logs/ });
  expect(look).toHaveAttribute('target', '_blank');
  expect(comment()).toHaveValue('Spoke with them');
  expect(await contact()).toHaveValue('Cee Dee');
  wire().post(NEW, { values: VALUES }).reply(201, undefined, LOCATION);
  await user.click(save());
  await screen.findByText(CREATED);
  expect(went).toEqual([]);
});

test('who is signed out is led back in', async () => {
  const { user } = showNew();
  await fillIn(user);
  wire().post(NEW).reply(401, { title: 'You are signed out. Sign in and try again.' });
  await user.click(save());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link', { name: /^Sign in again/ })).toBeVisible();
  expect(screen.queryByText(/Perhaps not saved/)).not.toBeInTheDocument();
});

test('what was chosen and typed comes back after a way out, choices included', async () => {
  const first = showNew();
  await fillIn(first.user);
  expect(asksBeforeLeaving()).toBe(true);
  first.unmount();
  const { user } = showNew();
  expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
  expect(await organization()).toHaveValue('Oak Park Center');
  expect(await contact()).toHaveValue('Cee Dee');
  expect(comment()).toHaveValue('Spoke with them');
  await user.click(button('Discard'));
  expect(await organization()).toHaveValue('');
  hidden();
});

test('a date is picked from the calendar, can be cleared, and stays as it was typed where it is none', async () => {
  const { user } = showNew();
  await user.click(button('Calendar for Past call log date'));
  const today = await screen.findByRole('button', { name: /May 3, 2026/ });
  expect(today).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(pastDate()).toHaveValue('05/02/2026');
  expect(pastDate()).toHaveFocus();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(button('Clear Past call log date'));
  expect(pastDate()).toHaveValue('');
  expect(pastDate()).toHaveFocus();
  await user.type(pastDate(), 'last week');
  await user.click(button('Calendar for Past call log date'));
  await screen.findByRole('grid');
  await user.keyboard('{Escape}');
  expect(pastDate()).toHaveValue('last week');
  await user.click(save());
  await waitFor(() => expect(pastDate()).toBeInvalid());
  expect(pastDate()).toHaveAccessibleDescription(/has to be a day such as 05\/03\/2026/);
});

test.each(['Something went wrong while fetching Status types.', 'No Status retrieved'])(
  'without statuses the form says: %s',
  (message) => {
    showNew(undefined, { message });
    expect(status()).toHaveAccessibleDescription(message);
  },
);

test('saving says what else it updates', () => {
  showNew();
  expect(screen.getByText(/^Saving also updates/)).toHaveTextContent(
    'the organization’s last status and last contact and the contact’s last contact.',
  );
});

test('the whole form, lists and calendar included, is without faults', async () => {
  const { user, container } = showNew();
  await choose(user, organization(), 'Oak Park Center');
  await user.click(button('Calendar for Past call log date'));
  await screen.findByRole('grid');
  await openList(user, contact());
  await screen.findByRole('option', { name: 'Cee Dee | Director' });
  await user.click(save());
  await screen.findByRole('alert');
  expect(await accessibilityFaults(container)).toEqual([]);
});

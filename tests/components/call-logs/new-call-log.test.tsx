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

test('a failed save keeps everything, comes back after a way out, and is sent whole; its own page follows after two seconds', async () => {
  const first = showNew();
  await fillIn(first.user);
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Registration site' }), 'No');
  await first.user.type(pastDate(), '5/1/2026');
  const failed = { title: 'The outreach system could not do this.', outcome: 'unknown' };
  wire().post(NEW).reply(500, failed);
  await first.user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('could not do this.');
  const look = screen.getByRole('link', { name: /^the list of call logs/ });
  expect(look).toHaveAttribute('target', '_blank');
  expect(asksBeforeLeaving()).toBe(true);
  first.unmount();
  const { user, went } = showNew();
  expect(screen.getByText(/^Your changes are back\./)).toHaveTextContent('may be saved already');
  expect(await organization()).toHaveValue('Oak Park Center');
  expect(await contact()).toHaveValue('Cee Dee');
  expect(comment()).toHaveValue('Spoke with them');
  const values = { ...VALUES, regsite: false, callLogDate: '05/01/2026' };
  wire().post(NEW, { values }).once().reply(201, undefined, LOCATION);
  await user.dblClick(save());
  expect(await screen.findByText(CREATED)).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['push /calllog/123']), { timeout: 4000 });
});

test('another organization has other contacts, the same one keeps what was chosen, none hides all but the comment', async () => {
  const { user, container } = showNew();
  await fillIn(user);
  await choose(user, organization(), 'Oak Park Center');
  expect(await contact()).toHaveValue('Cee Dee');
  await choose(user, organization(), 'Elm Library');
  expect(await contact()).toHaveValue('');
  await openList(user, contact());
  const ada = 'Ada Lindqvist | Head librarian';
  expect(await screen.findByRole('option', { name: ada })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Cee Dee/ })).not.toBeInTheDocument();
  await user.click(button('Calendar for Past call log date'));
  await screen.findByRole('grid');
  await user.click(save());
  await screen.findByRole('alert');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.clear(await organization());
  hidden();
  await choose(user, organization(), 'Elm Library');
  expect(comment()).toHaveValue('Spoke with them');
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

test('the organization of the address is chosen already, or it is told why it could not be', async () => {
  const { unmount } = showNew({ kind: 'organization', orgId: 9, name: 'Oak Park Center' });
  expect(await organization()).toHaveValue('Oak Park Center');
  expect(comment()).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
  const add = screen.getByRole('link', { name: /^Add a contact to this organization/ });
  expect(add).toHaveAttribute('href', '/organizations/9');
  unmount();
  showNew({ kind: 'failed', message: 'There is no such organization. Select one to begin.' });
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such organization.');
  expect(await organization()).toHaveValue('');
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
    expect(screen.getByText(/^Saving also updates/)).toHaveTextContent(
      'the organization’s last status and last contact and the contact’s last contact.',
    );
  },
);

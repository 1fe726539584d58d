/** A call log that is there: what it tells, what can be changed where, and what a save does. */
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import {
  button,
  choose,
  comment,
  contact,
  EDIT,
  offerChoices,
  organization,
  pastDate,
  SAVED,
  save,
  showCallLog,
  status,
  viewOf,
  wire,
} from './call-log-on-screen';

const UPDATED = 'Call Log has been updated!';
const EDITS = [
  'Edit organization',
  'Edit contact',
  'Edit status',
  'Edit registration site',
  'Edit call log date',
];

beforeEach(() => {
  sessionStorage.clear();
  offerChoices();
});

const factOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.firstElementChild?.textContent;

test('a call log tells all that is known of it, and where its organization is', () => {
  showCallLog();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Call log$/);
  const facts = [
    ['Organization', 'Elm Library'],
    ['Contact person', 'Ada Lindqvist'],
    ['Status set', 'Active'],
    ['Registration site', 'No'],
    ['Past call log date', '2/2/2026 12:30 PM'],
    ['Created by', 'Bo Ek'],
    ['Created on', '2/3/2026 12:30 AM'],
    ['Last modified by', 'Cleo Park'],
    ['Last modified on', '2/4/2026 02:30 PM'],
  ];
  expect(facts.map(([term = '']) => [term, factOf(term)])).toEqual(facts);
  expect(screen.getByRole('link', { name: 'Elm Library' })).toHaveAttribute(
    'href',
    '/organization/read/5',
  );
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Create new call log')).toBe('/calllog/new');
  expect(leads('Go back to my call logs')).toBe('/calllogs');
});

test('inputs are hidden until they are asked for, then have the focus, and can be kept as they were', async () => {
  const { user, went, container } = showCallLog();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toEqual([comment()]);
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(went).toEqual([]);
  for (const name of EDITS) await user.click(button(name));
  expect(pastDate()).toHaveFocus();
  expect(pastDate()).toHaveValue('02/02/2026');
  expect(await organization()).toHaveValue('Elm Library');
  expect(await contact()).toHaveValue('Ada Lindqvist');
  expect(status()).toHaveDisplayValue('Active');
  expect(screen.getByRole('combobox', { name: 'Registration site' })).toHaveDisplayValue('No');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.selectOptions(status(), 'Closed');
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(button('Keep as it was (status)'));
  expect(asksBeforeLeaving()).toBe(false);
  expect(button('Edit status')).toHaveFocus();
});

test('a change is sent with what it was read as, and the call log is loaded anew after a second', async () => {
  const { user, went, update } = showCallLog();
  await user.type(comment(), '!');
  await user.click(button('Edit status'));
  await user.selectOptions(status(), 'Closed');
  const values = { ...SAVED, noteEntry: 'Asked for schedules!', status: { id: 3, text: 'Closed' } };
  wire().put(EDIT, { base: SAVED, values }).once().reply(204);
  await user.dblClick(save());
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['refresh']), { timeout: 3000 });
  const closed = { statusId: 3, name: 'Closed' };
  update(viewOf({ comment: 'Asked for schedules!', status: closed }));
  expect(factOf('Status set')).toBe('Closed');
  expect(comment()).toHaveValue('Asked for schedules!');
  expect(button('Edit status')).toBeVisible();
  expect(save()).toHaveFocus();
});

test('a comment takes 100 characters, and a longer one keeps all of its own', async () => {
  const { user, unmount } = showCallLog();
  expect(comment()).toHaveAttribute('maxlength', '100');
  expect(comment()).toHaveAccessibleDescription(/19 of 100 characters/);
  unmount();
  showCallLog({ comment: 'x'.repeat(300) });
  expect(comment()).toHaveValue('x'.repeat(300));
  expect(comment()).toHaveAttribute('maxlength', '300');
  await user.type(comment(), 'y');
  expect(comment()).toHaveValue('x'.repeat(300));
});

test('another organization needs a contact of its own, and going back brings the old one back', async () => {
  const { user } = showCallLog();
  await user.click(button('Edit organization'));
  await choose(user, organization(), 'Oak Park Center');
  expect(await contact()).toHaveValue('');
  await user.click(save());
  expect(await screen.findByText("Contact person can't be empty.")).toBeInTheDocument();
  expect(await contact()).toHaveAccessibleDescription(/^Select a contact person\./);
  await choose(user, contact(), 'Cee Dee | Director');
  const values = {
    ...SAVED,
    organization: { id: 9, text: 'Oak Park Center' },
    contact: { id: 8, text: 'Cee Dee' },
  };
  wire().put(EDIT, { base: SAVED, values }).reply(500);
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Perhaps not saved'));
  await user.click(button('Keep as it was (organization)'));
  expect(button('Edit contact')).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
});

test('a call log that lacks contact and status opens, and asks for both before it is saved', async () => {
  const { user } = showCallLog({ contact: null, status: null });
  expect(factOf('Contact person')).toBe('–none');
  await user.click(save());
  expect(await contact()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Contact person');
  expect(status()).toHaveAccessibleDescription('Required.');
  await choose(user, contact(), 'Ada Lindqvist | Head librarian');
  await user.selectOptions(status(), 'Active');
  const base = { ...SAVED, contact: null, status: null };
  wire()
    .put(EDIT, { base, values: { ...SAVED, contact: { id: 7, text: 'Ada Lindqvist' } } })
    .reply(204);
  await user.click(save());
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
});

test('a call log whose comment was deleted says so and takes a new one', async () => {
  const { user, unmount } = showCallLog({ comment: null, echo: null });
  const told = () => screen.getByText(/comment of this call log was deleted/);
  expect(told()).toHaveTextContent('It needs a new one to be saved.');
  await user.click(save());
  expect(await screen.findByText("Call log comments can't be empty.")).toBeInTheDocument();
  expect(comment()).toBeInvalid();
  await user.type(comment(), 'New');
  const base = { ...SAVED, noteEntry: '' };
  wire()
    .put(EDIT, { base, values: { ...SAVED, noteEntry: 'New' } })
    .reply(204);
  await user.click(save());
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  unmount();
  const nothing = { organization: null, contact: null, status: null, comment: null, echo: null };
  showCallLog({ ...nothing, createDate: null, createdBy: null, known: false });
  expect(told()).toHaveTextContent('What you save here takes its place.');
  expect(screen.getByRole('region', { name: 'Call log 12' })).toBeVisible();
});

test('what somebody else saved meanwhile stands beside the own text, choices by name', async () => {
  const { user } = showCallLog();
  await user.type(comment(), '!');
  await user.click(button('Edit status'));
  await user.selectOptions(status(), 'Closed');
  const long = 'Their comment '.repeat(10);
  const current = {
    ...SAVED,
    noteEntry: long,
    status: { id: 4, text: 'Not interested' },
    contact: { id: 8, text: 'Cee Dee' },
  };
  wire().put(EDIT).reply(409, { title: 'Somebody else changed this meanwhile.', current });
  await user.click(save());
  const review = await screen.findByRole('region', { name: /somebody else changed this/ });
  expect(review).toHaveTextContent('Contact person: Cee Dee, before Ada Lindqvist');
  expect(within(review).getByRole('radio', { name: 'Yours: Closed' })).not.toBeChecked();
  await user.click(within(review).getByRole('radio', { name: 'Theirs: Not interested' }));
  await user.click(within(review).getByRole('radio', { name: /^Theirs: Their comment/ }));
  expect(comment()).toHaveValue(long);
  expect(await contact()).toHaveValue('Cee Dee');
  await user.selectOptions(status(), 'Active');
  wire()
    .put(EDIT, { base: current, values: { ...current, status: { id: 2, text: 'Active' } } })
    .reply(204);
  await user.click(save());
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
});

test('what was changed comes back after a way out, with its inputs open', async () => {
  const { user, unmount } = showCallLog();
  await user.click(button('Edit call log date'));
  await user.clear(pastDate());
  await user.type(pastDate(), '05/01/2026');
  unmount();
  showCallLog();
  expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
  expect(pastDate()).toHaveValue('05/01/2026');
});

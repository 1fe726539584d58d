/** An existing call log: its details, what can be changed, and the save. */
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { leads } from '@/tests/support/detail-page';
import { button, wire } from '@/tests/support/form-page';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import {
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
} from './call-log-on-screen';

const UPDATED = 'Call Log has been updated!';
const updated = async () => expect(await screen.findByText(UPDATED)).toBeInTheDocument();

beforeEach(offerChoices);

const detail = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.firstElementChild?.textContent;

test('a call log shows its details and links to its organization', () => {
  showCallLog();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Call log$/);
  const details = {
    ...{ Organization: 'Elm Library', 'Contact person': 'Ada Lindqvist', 'Status set': 'Active' },
    ...{ 'Registration site': 'No', 'Past call log date': '2/2/2026 12:30 PM' },
    ...{ 'Created by': 'Bo Ek', 'Created on': '2/3/2026 12:30 AM' },
    ...{ 'Last modified by': 'Cleo Park', 'Last modified on': '2/4/2026 02:30 PM' },
  };
  for (const [term, value] of Object.entries(details)) expect(detail(term)).toBe(value);
  expect(['Elm Library', 'Create new call log', 'Go back to my call logs'].map(leads)).toEqual([
    '/organization/read/5',
    '/calllog/new',
    '/calllogs',
  ]);
});

test('controls are hidden until their button opens and focuses them, and can be reverted', async () => {
  const { user, went, container } = showCallLog();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toEqual([comment()]);
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(went).toEqual([]);
  for (const what of ['organization', 'contact', 'status', 'registration site', 'call log date']) {
    await user.click(button(`Edit ${what}`));
  }
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

test('a change is sent with its base, and the call log is loaded again after a second', async () => {
  const { user, went, showAgain } = showCallLog();
  await user.type(comment(), '!');
  await user.click(button('Edit status'));
  await user.selectOptions(status(), 'Closed');
  const values = { ...SAVED, noteEntry: 'Asked for schedules!', status: { id: 3, text: 'Closed' } };
  wire().put(EDIT, { base: SAVED, values }).once().reply(204);
  await user.dblClick(save());
  await updated();
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['refresh']), { timeout: 3000 });
  const closed = { statusId: 3, name: 'Closed' };
  showAgain(viewOf({ comment: 'Asked for schedules!', status: closed }));
  expect(detail('Status set')).toBe('Closed');
  expect(comment()).toHaveValue('Asked for schedules!');
  expect(button('Edit status')).toBeVisible();
  expect(save()).toHaveFocus();
});

test('a comment takes 100 characters, and a longer stored one keeps its length', async () => {
  const { user, unmount } = showCallLog();
  expect(comment()).toHaveAttribute('maxlength', '100');
  expect(comment()).toHaveAccessibleDescription(/19 of 100 characters/);
  unmount();
  showCallLog({ comment: 'x'.repeat(300) });
  expect(comment()).toHaveAttribute('maxlength', '300');
  await user.type(comment(), 'y');
  expect(comment()).toHaveValue('x'.repeat(300));
});

test('another organization needs another contact, and reverting it restores the contact', async () => {
  const { user } = showCallLog();
  await user.click(button('Edit organization'));
  await choose(user, organization(), 'Oak Park Center');
  expect(await contact()).toHaveValue('');
  await user.click(save());
  expect(await screen.findByText("Contact person can't be empty.")).toBeInTheDocument();
  expect(await contact()).toHaveAccessibleDescription(/^Select a contact person\./);
  await choose(user, contact(), 'Cee Dee | Director');
  const [oak, ceeDee] = [
    { id: 9, text: 'Oak Park Center' },
    { id: 8, text: 'Cee Dee' },
  ];
  const values = { ...SAVED, organization: oak, contact: ceeDee };
  wire().put(EDIT, { base: SAVED, values }).reply(500);
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('We do not know whether this was saved'),
  );
  await user.click(button('Keep as it was (organization)'));
  expect(button('Edit contact')).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
});

test('a call log without contact and status opens, and needs both for a save', async () => {
  const { user } = showCallLog({ contact: null, status: null });
  expect(detail('Contact person')).toBe('–none');
  await user.click(save());
  expect(await contact()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Contact person');
  expect(status()).toHaveAccessibleDescription('Required.');
  await choose(user, contact(), 'Ada Lindqvist | Head librarian');
  await user.selectOptions(status(), 'Active');
  const base = { ...SAVED, contact: null, status: null };
  const values = { ...SAVED, contact: { id: 7, text: 'Ada Lindqvist' } };
  wire().put(EDIT, { base, values }).reply(204);
  await user.click(save());
  await updated();
});

test('a call log with a deleted comment says so and needs a new one', async () => {
  const { user, unmount } = showCallLog({ comment: null, echo: null });
  const warning = () => screen.getByText(/comment of this call log was deleted/);
  expect(warning()).toHaveTextContent('Enter a new comment to save it.');
  await user.click(save());
  expect(await screen.findByText("Call log comments can't be empty.")).toBeInTheDocument();
  expect(comment()).toBeInvalid();
  await user.type(comment(), 'New');
  const body = { base: { ...SAVED, noteEntry: '' }, values: { ...SAVED, noteEntry: 'New' } };
  wire().put(EDIT, body).reply(204);
  await user.click(save());
  await updated();
  unmount();
  const nothing = { organization: null, contact: null, status: null, comment: null, echo: null };
  showCallLog({ ...nothing, createDate: null, createdBy: null, known: false });
  expect(warning()).toHaveTextContent('What you save here replaces it.');
  expect(screen.getByRole('region', { name: 'Call log 12' })).toBeVisible();
});

test('conflicts name the choices, and a comment of another user may be longer', async () => {
  const { user } = showCallLog();
  await user.type(comment(), '!');
  await user.click(button('Edit status'));
  await user.selectOptions(status(), 'Closed');
  const long = 'Their comment '.repeat(10);
  const current = {
    ...{ ...SAVED, noteEntry: long, contact: { id: 8, text: 'Cee Dee' } },
    status: { id: 4, text: 'Not interested' },
  };
  wire().put(EDIT).reply(409, {
    title: 'Another employee changed this record while you were editing it.',
    current,
  });
  await user.click(save());
  const review = await screen.findByRole('region', { name: /another employee changed this/ });
  expect(review).toHaveTextContent('Contact person: Cee Dee, before Ada Lindqvist');
  const choice = (name: string | RegExp) => within(review).getByRole('radio', { name });
  expect(choice('Yours: Closed')).not.toBeChecked();
  await user.click(choice('Theirs: Not interested'));
  await user.click(choice(/^Theirs: Their comment/));
  expect(comment()).toHaveValue(long);
  expect(await contact()).toHaveValue('Cee Dee');
  await user.selectOptions(status(), 'Active');
  const values = { ...current, status: { id: 2, text: 'Active' } };
  wire().put(EDIT, { base: current, values }).reply(204);
  await user.click(save());
  await updated();
});

test('a restored draft opens its controls', async () => {
  const { user, unmount } = showCallLog();
  await user.click(button('Edit call log date'));
  await user.clear(pastDate());
  await user.type(pastDate(), '05/01/2026');
  unmount();
  showCallLog();
  expect(screen.getByText('We restored your unsaved changes.')).toBeVisible();
  expect(pastDate()).toHaveValue('05/01/2026');
});

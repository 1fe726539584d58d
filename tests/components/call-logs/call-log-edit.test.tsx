/** The form of an existing call log. */
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { button, wire } from '@/tests/support/form-page';
import {
  choose,
  comment,
  contact,
  EDIT,
  formOf,
  offerChoices,
  organization,
  pastDate,
  SAVED,
  save,
  showCallLog,
  status,
} from './call-log-on-screen';

const UPDATED = 'Call Log has been updated!';
const updated = async () => expect(await screen.findByText(UPDATED)).toBeInTheDocument();

beforeEach(offerChoices);

const detail = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.firstElementChild?.textContent;

test('shows the details, and hides each control until its button opens and focuses it', async () => {
  const { user, went, container } = showCallLog();
  const details = {
    ...{ Organization: 'Elm Library', 'Contact person': 'Ada Lindqvist', 'Status set': 'Active' },
    ...{ 'Registration site': 'No', 'Past call log date': '2/2/2026 12:30 PM' },
    ...{ 'Created by': 'Bo Ek', 'Created on': '2/3/2026 12:30 AM' },
    ...{ 'Last modified by': 'Cleo Park', 'Last modified on': '2/4/2026 02:30 PM' },
  };
  for (const [term, value] of Object.entries(details)) expect(detail(term)).toBe(value);
  const link = screen.getByRole('link', { name: 'Elm Library' });
  expect(link).toHaveAttribute('href', '/organization/read/5');
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

test('sends a change with its base, and reloads the call log after a second', async () => {
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
  showAgain(formOf({ comment: 'Asked for schedules!', status: closed }));
  expect(detail('Status set')).toBe('Closed');
  expect(comment()).toHaveValue('Asked for schedules!');
  expect(button('Edit status')).toBeVisible();
  expect(save()).toHaveFocus();
});

test('limits a comment to 100 characters, or to the length of a longer stored one', async () => {
  const { user, unmount } = showCallLog();
  expect(comment()).toHaveAttribute('maxlength', '100');
  expect(comment()).toHaveAccessibleDescription(/19 of 100 characters/);
  unmount();
  showCallLog({ comment: 'x'.repeat(300) });
  expect(comment()).toHaveAttribute('maxlength', '300');
  await user.type(comment(), 'y');
  expect(comment()).toHaveValue('x'.repeat(300));
});

test('requires another contact for another organization, and restores the contact with the organization', async () => {
  const { user } = showCallLog();
  await user.click(button('Edit organization'));
  await choose(user, organization(), 'Oak Park Center');
  expect(await contact()).toHaveValue('');
  await user.click(save());
  expect(await screen.findByText("Contact person can't be empty.")).toBeInTheDocument();
  expect(await contact()).toHaveAccessibleDescription(/^Select a contact person\./);
  await choose(user, contact(), 'Cee Dee | Director');
  expect(await contact()).toHaveValue('Cee Dee');
  await user.click(button('Keep as it was (organization)'));
  expect(button('Edit contact')).toBeVisible();
  expect(asksBeforeLeaving()).toBe(false);
});

test('requires a missing contact and status before a save', async () => {
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

test('shows a warning, and requires a new comment for a deleted one', async () => {
  const { user } = showCallLog({ comment: null, warning: 'The comment was deleted.' });
  expect(screen.getByText('The comment was deleted.')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText("Call log comments can't be empty.")).toBeInTheDocument();
  expect(comment()).toBeInvalid();
  await user.type(comment(), 'New');
  const body = { base: { ...SAVED, noteEntry: '' }, values: { ...SAVED, noteEntry: 'New' } };
  wire().put(EDIT, body).reply(204);
  await user.click(save());
  await updated();
});

test('opens the controls of a restored draft', async () => {
  const { user, unmount } = showCallLog();
  await user.click(button('Edit call log date'));
  await user.clear(pastDate());
  await user.type(pastDate(), '05/01/2026');
  unmount();
  showCallLog();
  expect(screen.getByText('We restored your unsaved changes.')).toBeVisible();
  expect(pastDate()).toHaveValue('05/01/2026');
});

/** Creating and changing a contact: fields, what is sent, what is said, and where it leads. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { ADA } from './ada';
import {
  ADA_VALUES,
  button,
  EDIT,
  field,
  NEW,
  NOTHING_TYPED,
  save,
  showForm,
  wire,
} from './contact-form-on-screen';

const FAILED =
  'Something went wrong, it could be possible that the contact is already associated with the Org., otherwise ' +
  'please try again or contact IT Support.';

const CREATED = { location: 'http://localhost/api/forms/contacts/-1/456' };

const shownFields = () =>
  screen
    .getAllByRole('textbox')
    .map((box) => [box.getAttribute('name'), Reflect.get(box, 'value')]);

test('the form of a contact holds everything that can be changed, phones in their groups', () => {
  showForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Contact');
  expect(shownFields()).toEqual([
    ['firstName', 'Ada'],
    ['lastName', 'Lindqvist'],
    ['title', 'Head librarian'],
    ['phone', '312-555-0142'],
    ['altPhone', '312-555-01'],
    ['email', 'ada@elm.example'],
  ]);
  const regSite = within(screen.getByRole('group', { name: 'Registration site contact' }));
  expect(regSite.getByRole('radio', { name: 'Yes' })).toBeChecked();
  for (const label of ['First Name', 'Last Name', 'Title', 'Phone', 'Alternate Phone', 'Email']) {
    expect(field(label)).not.toBeRequired();
  }
});

test('a contact of which nothing is known can be opened, and its organizations say so', () => {
  const unknown = { firstName: null, lastName: null, title: null, email: null, phone: null };
  showForm({ contact: { ...ADA, ...unknown, altPhone: null, organizations: [] } });
  expect(screen.getByRole('region', { name: 'Contact 7' })).toBeVisible();
  expect(shownFields().map(([, value]) => value)).toEqual(['', '', '', '', '', '']);
  expect(screen.getByText('This contact is not associated with any Organization.')).toBeVisible();
});

test('each organization of the contact leads to its detail and to its form', () => {
  showForm();
  const organizations = screen.getByRole('region', {
    name: 'Organization(s) the contact is part of:',
  });
  const links = within(organizations).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Elm Library', '/organization/read/5'],
    ['Edit Elm Library', '/organizations/5'],
    ['Organization 6', '/organization/read/6'],
    ['Edit Organization 6', '/organizations/6'],
  ]);
});

test('a new contact is sent without an organization, and its detail follows', async () => {
  const { user, went } = showForm({ contact: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Contact');
  await user.type(field('First Name'), 'Cee');
  await user.type(field('Phone'), '(312) 555-0002');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  const values = { ...NOTHING_TYPED, firstName: 'Cee', phone: '3125550002', regSite: true };
  wire().post(NEW, { values }).reply(201, undefined, CREATED);
  await user.click(save());
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['push /contact/read/456']));
});

test('a contact without name, phone and email is not sent, and any one of them is enough', async () => {
  const { user } = showForm({ contact: null });
  await user.type(field('Title'), 'Director');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('First Name');
  expect(field('First Name')).toHaveAccessibleDescription(
    'Enter at least one of first name, last name, phone and email.',
  );
  await user.type(field('Email'), 'ada@elm.example');
  const values = { ...NOTHING_TYPED, title: 'Director', email: 'ada@elm.example' };
  wire().post(NEW, { values }).reply(201, undefined, CREATED);
  await user.click(save());
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
});

test('an unchanged contact is not sent, and says that nothing has changed', async () => {
  const { user, went } = showForm();
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(save()).toBeVisible();
  expect(went).toEqual([]);
});

test('a changed contact is sent with what it was read as, and the page before comes back, anew', async () => {
  const { user, went } = showForm();
  await user.clear(field('Title'));
  await user.type(field('Title'), 'Director');
  const values = { ...ADA_VALUES, title: 'Director' };
  wire().put(EDIT, { base: ADA_VALUES, values }).reply(204);
  await user.click(save());
  expect(await screen.findByText('Contact is updated.')).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['back', 'refresh']));
});

test('a changed contact whose form has no page before it leads to its detail', async () => {
  const { user, went } = showForm({ before: [] });
  await user.type(field('Title'), '!');
  wire().put(EDIT).reply(204);
  await user.click(save());
  await screen.findByText('Contact is updated.');
  await waitFor(() => expect(went).toEqual(['replace /contact/read/7']));
});

test.each([
  ['a failure of the backend', 500],
  ['a backend that cannot be reached', 503],
])('%s says what may be the matter, keeps every text and goes nowhere', async (_case, status) => {
  const { user, went } = showForm();
  await user.type(field('Title'), '!');
  wire().put(EDIT).reply(status, { title: 'The outreach system could not do this.' });
  await user.click(save());
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not saved: The outreach system could not do this. Your text is still here.',
  );
  expect(field('Title')).toHaveValue('Head librarian!');
  expect(asksBeforeLeaving()).toBe(true);
  wire().put(EDIT).reply(204);
  await user.click(save());
  await screen.findByText('Contact is updated.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(went).toEqual([]);
});

test('who is signed out is led back in, and hears nothing of organizations', async () => {
  const { user } = showForm();
  await user.type(field('Title'), '!');
  wire().put(EDIT).reply(401, { title: 'You are signed out. Sign in and try again.' });
  await user.click(save());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('href', '/login');
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('a second press while a contact is being saved sends nothing more', async () => {
  const { user } = showForm({ contact: null });
  await user.type(field('Email'), 'ada@elm.example');
  const { answer, release } = heldAnswer();
  wire()
    .post(NEW)
    .reply(answer(201, undefined, CREATED));
  await user.dblClick(save());
  await user.click(button('Saving…'));
  expect(button('Cancel')).toBeDisabled();
  release();
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
  await user.click(save());
  expect(nock.isDone()).toBe(true);
});

test('what somebody else saved meanwhile is shown beside what was typed', async () => {
  const { user } = showForm();
  await user.type(field('Title'), '!');
  const current = { ...ADA_VALUES, title: 'Director' };
  wire().put(EDIT).reply(409, { title: 'Somebody else changed this.', current });
  await user.click(save());
  const question = await screen.findByRole('group', { name: 'Title: which one is kept?' });
  await user.click(within(question).getByRole('radio', { name: /Director/ }));
  expect(field('Title')).toHaveValue('Director');
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('a last name that is there already is pointed out on a new contact, in a new tab', async () => {
  const hit = {
    index: 'contacts',
    sourceAsMap: { id: '7', firstName: 'Ada', lastName: 'Lindqvist' },
  };
  nock('http://localhost')
    .get('/api/elasticsearch/multi-field-index/Lindqvist')
    .reply(200, { totalHits: { value: 1 }, hits: [hit] });
  const { user } = showForm({ contact: null });
  await user.click(field('Last Name'));
  await user.paste('Lindqvist');
  const link = await screen.findByRole('link', { name: /Ada Lindqvist/ });
  expect(link).toHaveAttribute('href', '/contact/read/7');
  expect(link).toHaveAttribute('target', '_blank');
});

test('both forms are without faults', async () => {
  const edited = showForm();
  expect(await accessibilityFaults(edited.container)).toEqual([]);
  edited.unmount();
  const { container } = showForm({ contact: null });
  expect(await accessibilityFaults(container)).toEqual([]);
});

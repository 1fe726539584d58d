/** Creating and changing a contact: fields, what is sent, what is said, where it leads, and how it is left. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { CONTACT } from '@/lib/forms/contact';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { linksIn, part } from '@/tests/support/detail-page';
import { button, wire } from '@/tests/support/form-page';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { ADA } from './ada';
import { ADA_VALUES, EDIT, field, NEW, save, showForm } from './contact-form-on-screen';

const FAILED =
  'Something went wrong, it could be possible that the contact is already associated with the Org., otherwise ' +
  'please try again or contact IT Support.';
const CREATED = { location: `http://localhost${NEW}/456` };
const UPDATED = 'Contact is updated.';

const shownFields = () =>
  screen
    .getAllByRole('textbox')
    .map((box) => [box.getAttribute('name'), Reflect.get(box, 'value')]);
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

test('the form of a contact holds everything that can be changed, and where its organizations are', async () => {
  const { user, went, unmount, container } = showForm();
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
  for (const box of screen.getAllByRole('textbox')) expect(box).not.toBeRequired();
  const organizations = within(part('Organization(s) the contact is part of:'));
  expect(linksIn(organizations.getAllByRole('link'))).toContainEqual([
    ...['Edit Elm Library', '/organizations/5'],
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(went).toEqual([]);
  unmount();
  const unknown = { firstName: null, lastName: null, title: null, email: null, phone: null };
  showForm({ contact: { ...ADA, ...unknown, altPhone: null, organizations: [] } });
  expect(screen.getByRole('region', { name: 'Contact 7' })).toBeVisible();
  expect(shownFields().map(([, value]) => value)).toEqual(['', '', '', '', '', '']);
  expect(screen.getByText('This contact is not associated with any Organization.')).toBeVisible();
});

test('a new contact needs something it is found by, is sent once without an organization, and its detail follows', async () => {
  const { user, went, container } = showForm({ contact: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Contact');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(field('Title'), 'Director');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('First Name');
  expect(field('First Name')).toHaveAccessibleDescription(
    'Enter at least one of first name, last name, phone and email.',
  );
  await user.type(field('Phone'), '(312) 555-0002');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  const values = { ...CONTACT.blank, title: 'Director', phone: '3125550002', regSite: true };
  const { answer, release } = heldAnswer();
  wire()
    .post(NEW, { values })
    .reply(answer(201, undefined, CREATED));
  await user.dblClick(save());
  await user.click(button('Saving…'));
  expect(button('Cancel')).toBeDisabled();
  release();
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
  await user.click(save());
  expect(nock.isDone()).toBe(true);
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['/contact/read/456']));
});

test.each([
  ['the page before comes back, anew', ['/contacts'], ['back', 'refresh']],
  ['its detail follows where no page was before it', [], ['replace /contact/read/7']],
])('a changed contact is sent with what it was read as, and %s', async (_case, before, then) => {
  const { user, went } = showForm({ before });
  await user.type(field('Title'), '!');
  const values = { ...ADA_VALUES, title: 'Head librarian!' };
  wire().put(EDIT, { base: ADA_VALUES, values }).reply(204);
  await user.click(save());
  expect(await screen.findByText(UPDATED)).toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(then));
});

test('a failure says what may be the matter; who is signed out, or met by somebody else, hears nothing of that', async () => {
  const { user, went } = showForm();
  await user.type(field('Title'), '!');
  wire().put(EDIT).reply(401, { title: 'You are signed out. Sign in and try again.' });
  await user.click(save());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('href', '/login');
  const current = { ...ADA_VALUES, title: 'Director' };
  wire().put(EDIT).reply(409, { title: 'Somebody else changed this.', current });
  await user.click(save());
  const kept = await screen.findByRole('group', { name: 'Title: which one is kept?' });
  await user.click(within(kept).getByRole('radio', { name: /Head librarian!/ }));
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  wire().put(EDIT).reply(503, { title: 'The outreach system could not do this.' });
  await user.click(save());
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not saved: The outreach system could not do this. Your text is still here.',
  );
  expect(field('Title')).toHaveValue('Head librarian!');
  expect(asksBeforeLeaving()).toBe(true);
  wire().put(EDIT).reply(204);
  await user.click(save());
  await screen.findByText(UPDATED);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(went).toEqual([]);
});

test('a last name that is there already is pointed out on a new contact, in a new tab', async () => {
  const found = { id: '7', firstName: 'Ada', lastName: 'Lindqvist' };
  nock('http://localhost')
    .get('/api/elasticsearch/multi-field-index/Lindqvist')
    .reply(200, { totalHits: { value: 1 }, hits: [{ index: 'contacts', sourceAsMap: found }] });
  const { user } = showForm({ contact: null });
  await user.click(field('Last Name'));
  await user.paste('Lindqvist');
  const link = await screen.findByRole('link', { name: /Ada Lindqvist/ });
  expect(link).toHaveAttribute('href', '/contact/read/7');
  expect(link).toHaveAttribute('target', '_blank');
});

describe('Cancel', () => {
  test.each([
    ['one page back', {}, ['back']],
    ['to the contact where no page was before', { before: [] }, ['replace /contact/read/7']],
    ['to the list from a new contact', { contact: null, before: [] }, ['replace /contacts']],
    ['over a sign-in alone', { before: ['/login', '/saml/SSO'] }, ['replace /contact/read/7']],
  ])('leads %s, at once while nothing was typed', async (_where, shown, to) => {
    const { user, went } = showForm(shown);
    await user.click(button('Cancel'));
    expect(question()).not.toBeInTheDocument();
    expect(went).toEqual(to);
  });

  test('goes back over a sign-in to where the form was opened', async () => {
    const go = jest.spyOn(history, 'go').mockImplementation();
    const before = ['/contacts', '/?returnTo=%2Fcontact%2F7', '/login'];
    const { user, went } = showForm({ before });
    await user.click(button('Cancel'));
    expect(go).toHaveBeenCalledWith(-3);
    expect(went).toEqual([]);
  });

  test('counts the pages of the tab where a browser cannot tell what came before', async () => {
    const { user, went } = showForm();
    Reflect.deleteProperty(window, 'navigation');
    expect(history.length).toBe(1);
    await user.click(button('Cancel'));
    history.pushState(null, '');
    await user.click(button('Cancel'));
    expect(went).toEqual(['replace /contact/read/7', 'back']);
  });

  test('asks while something is not saved: no stays with everything, Leave asks no second time, and the texts come back', async () => {
    const { user, went, unmount } = showForm();
    await user.type(field('Title'), '!');
    await user.click(button('Cancel'));
    expect(question()).toHaveTextContent('Your changes are not saved.');
    await user.keyboard('{Tab}');
    const [, no] = screen.getAllByRole('button', { name: 'Cancel' });
    if (no) await user.click(no);
    expect(question()).not.toBeInTheDocument();
    expect(went).toEqual([]);
    await user.click(button('Cancel'));
    await user.click(button('Leave'));
    expect(went).toEqual(['back']);
    expect(asksBeforeLeaving()).toBe(false);
    unmount();
    const again = showForm();
    expect(field('Title')).toHaveValue('Head librarian!');
    await again.user.click(screen.getByRole('link', { name: 'Elm Library' }));
    expect(question()).toBeInTheDocument();
    await again.user.click(button('Leave'));
    expect(again.went).toEqual(['/organization/read/5']);
  });
});

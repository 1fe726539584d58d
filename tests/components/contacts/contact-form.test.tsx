/** The contact form: values, saves, messages and Cancel. */
import { screen, waitFor, within } from '@testing-library/react';
import { CONTACT } from '@/lib/forms/contact';
import { hitOf, requested, responseOf } from '@/tests/components/shell/open-search';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { linksIn, part } from '@/tests/support/detail-page';
import { button, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';
import { ADA_VALUES, EDIT, field, NEW, save, showForm } from './contact-form-on-screen';

const FAILED =
  'Something went wrong, it could be possible that the contact is already associated with the Org., otherwise ' +
  'please try again or contact IT Support.';
const UPDATED = 'Contact is updated.';

const shownFields = () =>
  screen
    .getAllByRole('textbox')
    .map((box) => [box.getAttribute('name'), Reflect.get(box, 'value')]);
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

test('shows the values and organizations of a contact, and saves nothing without a change', async () => {
  const { user, went, container } = showForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Contact');
  expect(shownFields()).toEqual([
    ['firstName', 'Ada'],
    ['lastName', 'Lindqvist'],
    ['title', 'Head librarian'],
    ['phone', '312-555-0142'],
    ['altPhone', '312-555-01'],
    ['email', 'ada@elm.example'],
  ]);
  for (const box of screen.getAllByRole('textbox')) expect(box).not.toBeRequired();
  const regSite = within(screen.getByRole('group', { name: 'Registration site contact' }));
  expect(regSite.getByRole('radio', { name: 'Yes' })).toBeChecked();
  const organizations = within(part('Organization(s) the contact is part of:'));
  const links = linksIn(organizations.getAllByRole('link'));
  expect(links[1]).toEqual(['Edit Elm Library', '/organizations/5']);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(went).toEqual([]);
});

test('requires a name, phone or email of a new contact, sends it once, and opens its page after two seconds', async () => {
  const { user, went, container } = showForm({ contact: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Contact');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(field('Title'), 'Director');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('First Name');
  const missing = 'Enter at least one of first name, last name, phone and email.';
  expect(field('First Name')).toHaveAccessibleDescription(missing);
  await user.type(field('Phone'), '(312) 555-0002');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  const values = { ...CONTACT.blank, title: 'Director', phone: '3125550002', regSite: true };
  const { respond, release } = heldResponse();
  wire()
    .post(NEW, { values })
    .reply(respond(201, undefined, { location: `${NEW}/456` }));
  await user.dblClick(save());
  await user.click(button('Saving…'));
  expect(button('Cancel')).toBeDisabled();
  release();
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
  await user.click(save());
  expect(went).toEqual([]);
  await waitFor(() => expect(went).toEqual(['replace /contact/read/456']));
});

test.each([
  ['shows and refreshes the earlier page', ['/contacts'], ['back', 'refresh']],
  ['opens its page if there is no earlier one', [], ['replace /contact/read/7']],
])('sends a changed contact with its base, and %s', async (_case, before, then) => {
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

test('shows a message for a failure, but not for an ended session or a conflict', async () => {
  const { user, went } = showForm();
  await user.type(field('Title'), '!');
  wire().put(EDIT).reply(401, { title: 'You are signed out. Sign in and try again.' });
  await user.click(save());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('href', '/login');
  const current = { ...ADA_VALUES, title: 'Director' };
  wire().put(EDIT).reply(409, { title: 'Somebody else changed this.', current });
  await user.click(save());
  const choices = await screen.findByRole('group', {
    name: 'Title: which one do you want to keep?',
  });
  await user.click(within(choices).getByRole('radio', { name: /Head librarian!/ }));
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  wire().put(EDIT).reply(503, { title: 'The outreach system could not complete this.' });
  await user.click(save());
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  wire().put(EDIT).reply(204);
  await user.click(save());
  await screen.findByText(UPDATED);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(went).toEqual([]);
});

test('warns of a contact with the last name of a new one, from three characters on', async () => {
  const ada = hitOf('contacts', '7', { firstName: 'Ada', lastName: 'Lindqvist' });
  requested('Lindqvist').reply(200, responseOf(ada));
  const { user } = showForm({ contact: null });
  await user.click(field('Last Name'));
  await user.paste('Lindqvist');
  expect(await screen.findByRole('link', { name: /Ada Lindqvist/ })).toBeVisible();
  await user.keyboard('{Backspace}'.repeat('ndqvist'.length));
  expect(screen.queryByRole('link', { name: /Ada Lindqvist/ })).not.toBeInTheDocument();
});

describe('Cancel', () => {
  test.each([
    ['one page back', {}, ['back']],
    ['to the contact if there is no earlier page', { before: [] }, ['replace /contact/read/7']],
    ['to the list from a new contact', { contact: null, before: [] }, ['replace /contacts']],
    ['past a sign-in', { before: ['/login', '/saml/SSO'] }, ['replace /contact/read/7']],
  ])('leads %s, without a question if nothing was typed', async (_where, shown, to) => {
    const { user, went } = showForm(shown);
    await user.click(button('Cancel'));
    expect(question()).not.toBeInTheDocument();
    expect(went).toEqual(to);
  });

  test('goes back past a sign-in to the page that opened the form', async () => {
    const go = jest.spyOn(history, 'go').mockImplementation();
    const before = ['/contacts', '/?returnTo=%2Fcontact%2F7', '/login'];
    const { user, went } = showForm({ before });
    await user.click(button('Cancel'));
    expect(go).toHaveBeenCalledWith(-3);
    expect(went).toEqual([]);
  });

  test('uses the length of the history in browsers without the Navigation API', async () => {
    const { user, went } = showForm();
    Reflect.deleteProperty(window, 'navigation');
    expect(history.length).toBe(1);
    await user.click(button('Cancel'));
    history.pushState(null, '');
    await user.click(button('Cancel'));
    expect(went).toEqual(['replace /contact/read/7', 'back']);
  });

  test('asks once about unsaved input, and Leave keeps it as a draft', async () => {
    const { user, went, unmount } = showForm();
    await user.type(field('Title'), '!');
    await user.click(button('Cancel'));
    expect(question()).toHaveTextContent('Your changes are not saved.');
    const [, stay] = screen.getAllByRole('button', { name: 'Cancel' });
    if (stay) await user.click(stay);
    expect(question()).not.toBeInTheDocument();
    expect(went).toEqual([]);
    await user.click(button('Cancel'));
    await user.click(button('Leave'));
    expect(went).toEqual(['back']);
    expect(asksBeforeLeaving()).toBe(false);
    unmount();
    showForm();
    expect(field('Title')).toHaveValue('Head librarian!');
  });
});

/** The contacts of an organization that is edited: adding, associating and removing them. */
// Wraps the browser's focus when it is loaded, which must come before user-event does the same.
import '@headlessui/react';
import { act, screen, within } from '@testing-library/react';
import nock from 'nock';
import { button, field, showForm, wire } from './organization-form-on-screen';

const CONTACTS = '/api/forms/organizations/5/contacts';
const LINK = 'Link contact with this Org.';
const EMPTY = 'No Contacts associated with this Organization.';
const BO = {
  id: 8,
  text: 'Bo Ek | bo@elm.example | Driver',
  contact: {
    ...{ contactId: 8, firstName: 'Bo', lastName: 'Ek', title: 'Driver' },
    ...{ email: 'bo@elm.example', phone: null, altPhone: null },
  },
};

const table = () => screen.getByRole('table', { name: 'Contact List for Elm Library' });
const options = () => nock('http://localhost').get('/api/options/contacts').query(true);

async function openAssociate() {
  const { user } = showForm();
  options()
    .times(9)
    .optionally()
    .reply(200, { options: [BO], total: 1 });
  await user.click(button('Associate existing contact'));
  const box = await screen.findByRole('combobox', { name: LINK });
  return { user, box };
}

async function chooseBo() {
  const { user, box } = await openAssociate();
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: BO.text }));
  expect(box).toHaveValue(BO.text);
  return user;
}

test('removing asks in these words, and the row goes once the backend said so', async () => {
  const { user } = showForm();
  await user.click(button('Remove Ada Lindqvist'));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Are you sure you want to remove this contact? Upon removing, the contact will be disassociated from the ' +
      'Organization but continue to exist in the Database.',
  );
  wire().delete('/api/orgContact/5/7').reply(204);
  await user.click(button('Remove'));
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(await screen.findByText('Contact is removed from this Org.')).toBeInTheDocument();
  expect(button('Associate existing contact')).toHaveFocus();
});

test('a removal that failed leaves the row and says why', async () => {
  const { user } = showForm();
  await user.click(button('Remove Ada Lindqvist'));
  wire().delete('/api/orgContact/5/7').reply(500, { title: 'The outreach system failed.' });
  await user.click(button('Remove'));
  expect(
    await screen.findByText('The contact was not removed: The outreach system failed.'),
  ).toBeInTheDocument();
  expect(within(table()).getByText('Lindqvist')).toBeVisible();
});

test('a contact is found, chosen and associated, and stands in the table', async () => {
  const user = await chooseBo();
  wire().put('/api/associate-org-contact/5/8').reply(204);
  await user.click(button('Associate selected contact'));
  expect(await screen.findByText('Contact is associated with this Org.')).toBeInTheDocument();
  expect(within(table()).getByText('bo@elm.example')).toBeVisible();
  expect(button('Associate existing contact')).toHaveFocus();
});

test('a contact that is associated already is shown as such and cannot be chosen', async () => {
  const { user } = showForm();
  const text = 'Ada Lindqvist | ada@elm.example | Head librarian';
  options()
    .times(9)
    .optionally()
    .reply(200, { options: [{ ...BO, id: 7, text }], total: 1 });
  await user.click(button('Associate existing contact'));
  const ada = await screen.findByRole('option', { name: `${text} (already associated)` });
  await user.click(ada);
  expect(screen.getByRole('combobox', { name: LINK })).toHaveValue('');
});

test('associating nobody is refused in these words, and nothing is sent', async () => {
  const { user } = await openAssociate();
  await user.click(button('Associate selected contact'));
  expect(
    await screen.findByText('No contact selected to associate, please try again.'),
  ).toBeInTheDocument();
});

test('a failed association says that it may be there already, and the choice stays', async () => {
  const user = await chooseBo();
  wire().put('/api/associate-org-contact/5/8').reply(500);
  await user.click(button('Associate selected contact'));
  expect(
    await screen.findByText(
      'Something went wrong while associating a contact with this Org., it could be possible that the contact is ' +
        'already associated otherwise please try again or contact IT Support.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: LINK })).toHaveValue(BO.text);
});

test('a new contact needs a first name, is created here and stands in the table', async () => {
  const { user } = showForm();
  await user.click(button('Add new contact'));
  await screen.findByRole('form', { name: 'New contact' });
  expect(field('First Name')).toHaveFocus();
  await user.click(button('Save Contact'));
  expect(await screen.findByRole('alert')).toHaveTextContent('First Name');
  expect(field('First Name')).toHaveAccessibleDescription('First Name is required.');
  await user.type(field('First Name'), 'Bo');
  await user.type(field('Contact Phone'), '312555');
  const values = {
    ...{ firstName: 'Bo', lastName: '', title: '' },
    ...{ phone: '312555', altPhone: '', email: '' },
  };
  wire()
    .post(CONTACTS, { values })
    .reply(201, undefined, { location: `${CONTACTS}/77` });
  await user.click(button('Save Contact'));
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
  expect(within(table()).getByRole('link', { name: 'Edit Bo' })).toHaveAttribute(
    'href',
    '/contact/77',
  );
  expect(button('Add new contact')).toHaveFocus();
});

test('a new contact that could not be saved keeps its texts, also over a reload', async () => {
  const { user, unmount } = showForm();
  await user.click(button('Add new contact'));
  await screen.findByRole('form', { name: 'New contact' });
  await user.type(field('First Name'), 'Bo');
  wire().post(CONTACTS).reply(500, { title: 'The outreach system could not do this.' });
  await user.click(button('Save Contact'));
  expect(
    await screen.findByText('Something went wrong, please try again or contact IT Support.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is still here.');
  unmount();
  const again = showForm();
  expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
  expect(field('First Name')).toHaveValue('Bo');
  await again.user.click(button('Cancel'));
  await act(async () => again.unmount());
  showForm();
  expect(screen.queryByRole('form', { name: 'New contact' })).not.toBeInTheDocument();
});

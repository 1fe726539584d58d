/** Creating, associating and removing contacts of an organization. */
// Wraps the browser's focus when it is loaded, which must come before user-event does the same.
import '@headlessui/react';
import { act, screen, within } from '@testing-library/react';
import nock from 'nock';
import { completeRemovals } from '@/tests/support/browser';
import { button, wire } from '@/tests/support/form-page';
import { field, showForm } from './organization-form-on-screen';

const CONTACTS = '/api/forms/organizations/5/contacts';
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
const searchBox = () => screen.findByRole('combobox', { name: 'Link contact with this Org.' });

async function openAssociate(option = BO) {
  const { user } = await showForm();
  nock('http://localhost')
    .get('/api/options/contacts')
    .query(true)
    .times(9)
    .optionally()
    .reply(200, { options: [option], total: 1 });
  await user.click(button('Associate existing contact'));
  return { user, box: await searchBox() };
}

async function chooseBo() {
  const { user, box } = await openAssociate();
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: BO.text }));
  expect(box).toHaveValue(BO.text);
  return user;
}

test('removes a contact after a question, and keeps it after a failure', async () => {
  const { user } = await showForm();
  await user.click(button('Remove Ada Lindqvist'));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Are you sure you want to remove this contact? Upon removing, the contact will be disassociated from the ' +
      'Organization but continue to exist in the Database.',
  );
  wire().delete('/api/orgContact/5/7').reply(500, { title: 'The outreach system failed.' });
  await user.click(button('Remove'));
  completeRemovals();
  const failed = 'The contact was not removed: The outreach system failed.';
  expect(await screen.findByText(failed)).toBeInTheDocument();
  expect(within(table()).getByText('Lindqvist')).toBeVisible();
  wire().delete('/api/orgContact/5/7').reply(204);
  await user.click(button('Remove Ada Lindqvist'));
  await user.click(button('Remove'));
  completeRemovals();
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(await screen.findByText('Contact is removed from this Org.')).toBeInTheDocument();
  expect(button('Associate existing contact')).toHaveFocus();
});

test('associates a found contact, and keeps the choice after a failure', async () => {
  const user = await chooseBo();
  wire().put('/api/associate-org-contact/5/8').reply(500);
  await user.click(button('Associate selected contact'));
  expect(
    await screen.findByText(
      'Something went wrong while associating a contact with this Org., it could be possible that the contact is ' +
        'already associated otherwise please try again or contact IT Support.',
    ),
  ).toBeInTheDocument();
  expect(await searchBox()).toHaveValue(BO.text);
  wire().put('/api/associate-org-contact/5/8').reply(204);
  await user.click(button('Associate selected contact'));
  expect(await screen.findByText('Contact is associated with this Org.')).toBeInTheDocument();
  expect(within(table()).getByText('bo@elm.example')).toBeVisible();
  expect(button('Associate existing contact')).toHaveFocus();
});

test('offers no associated contact, and sends nothing without a choice', async () => {
  const text = 'Ada Lindqvist | ada@elm.example | Head librarian';
  const { user, box } = await openAssociate({ ...BO, id: 7, text });
  await user.click(await screen.findByRole('option', { name: `${text} (already associated)` }));
  expect(box).toHaveValue('');
  await user.click(button('Associate selected contact'));
  const missing = 'No contact selected to associate, please try again.';
  expect(await screen.findByText(missing)).toBeInTheDocument();
});

test('creates a contact with a first name, and adds it to the table', async () => {
  const { user } = await showForm();
  await user.click(button('Add new contact'));
  await screen.findByRole('form', { name: 'New contact' });
  expect(field('First Name')).toHaveFocus();
  await user.click(button('Save Contact'));
  expect(await screen.findByRole('alert')).toHaveTextContent('First Name');
  expect(field('First Name')).toHaveAccessibleDescription('Enter a first name.');
  await user.type(field('First Name'), 'Bo');
  await user.type(field('Contact Phone'), '312555');
  const empty = { lastName: '', title: '', altPhone: '', email: '' };
  wire()
    .post(CONTACTS, { values: { firstName: 'Bo', phone: '312555', ...empty } })
    .reply(201, undefined, { location: `${CONTACTS}/77` });
  await user.click(button('Save Contact'));
  expect(await screen.findByText('New contact is created!')).toBeInTheDocument();
  const edit = within(table()).getByRole('link', { name: 'Edit Bo' });
  expect(edit).toHaveAttribute('href', '/contact/77');
  expect(button('Add new contact')).toHaveFocus();
});

test('restores a contact that was not saved after a reload, until Cancel', async () => {
  const { user, unmount } = await showForm();
  await user.click(button('Add new contact'));
  await screen.findByRole('form', { name: 'New contact' });
  await user.type(field('First Name'), 'Bo');
  wire().post(CONTACTS).reply(500, { title: 'The outreach system could not complete this.' });
  await user.click(button('Save Contact'));
  const failed = 'Something went wrong, please try again or contact IT Support.';
  expect(await screen.findByText(failed)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is still here.');
  unmount();
  const again = await showForm();
  expect(await screen.findByText('We restored your unsaved changes.')).toBeVisible();
  expect(field('First Name')).toHaveValue('Bo');
  await again.user.click(button('Cancel'));
  await act(async () => again.unmount());
  await showForm();
  expect(screen.queryByRole('form', { name: 'New contact' })).not.toBeInTheDocument();
});

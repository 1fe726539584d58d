/** The contacts of an organization. */
import { render, screen } from '@testing-library/react';
import { ContactTable } from '@/components/organizations/contact-table';
import type { OrganizationContact } from '@/lib/legacy/organizations';
import { ADA, texts } from './elm-library';

function showContacts(...contacts: OrganizationContact[]) {
  render(<ContactTable organization="Elm Library" contacts={contacts} />);
}

const rows = () => screen.getAllByRole('row').slice(1);

test('the table is named after the organization and has its seven columns', () => {
  showContacts(ADA);
  expect(screen.getByRole('heading', { name: 'Contact List for Elm Library' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Contact List for Elm Library' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'First Name',
    'Last Name',
    'Title',
    'Email',
    'Phone',
    'Alt. Phone',
    'Action',
  ]);
});

test('a contact is told with phones in groups of 3, 3 and the rest', () => {
  showContacts(ADA);
  expect(texts(rows()[0])).toEqual([
    'Ada',
    'Lindqvist',
    'Head librarian',
    'ada@elm.example',
    '312-555-0142',
    '312-555-01',
    'Edit Ada Lindqvist',
  ]);
});

test('a contact of whom little is known has empty cells and can be edited', () => {
  showContacts({
    ...ADA,
    firstName: null,
    title: null,
    email: null,
    phone: null,
    altPhone: null,
  });
  expect(texts(rows()[0])).toEqual(['', 'Lindqvist', '', '', '', '', 'Edit Lindqvist']);
  expect(screen.getByRole('link', { name: 'Edit Lindqvist' })).toHaveAttribute(
    'href',
    '/contact/7',
  );
});

test('two contacts of one name are two rows', () => {
  showContacts(ADA, { ...ADA, contactId: 8 });
  expect(rows()).toHaveLength(2);
});

test('without contacts the panel says so', () => {
  showContacts();
  expect(screen.getByText('No Contacts associated with this Organization.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

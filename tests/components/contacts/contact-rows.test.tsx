/** Rows of the contact list. */
import { render, screen } from '@testing-library/react';
import { ContactRows } from '@/components/contacts/contact-rows';
import { Table } from '@/components/ui/table';
import type { Contact } from '@/lib/legacy/contacts';
import { RIGHT_TO_LEFT, texts } from '@/tests/components/organizations/elm-library';
import { ADA } from './ada';

function showRow(change: Partial<Contact> = {}) {
  render(
    <Table label="contacts" head={null}>
      <ContactRows rows={[{ ...ADA, ...change }]} />
    </Table>,
  );
  return screen.getAllByRole('row')[1];
}

test('a row tells names, organizations, title, email, phone, last contact and registration site', () => {
  expect(texts(showRow())).toEqual([
    'Ada',
    'Lindqvist',
    'Elm Library (opens in a new tab)Organization 6 (opens in a new tab)',
    'Head librarian',
    'ada@elm.example',
    '312-555-0142',
    '3/1/2026 03:45 PM',
    'Yes',
    'Edit Ada Lindqvist',
  ]);
});

test('what is not known stays empty', () => {
  const row = showRow({
    organizations: [],
    title: null,
    email: null,
    phone: null,
    lastContactDate: null,
    regsite: false,
  });
  expect(texts(row).slice(2, 8)).toEqual(['', '', '', '', '', 'No']);
});

test('both names lead to the detail in this tab', () => {
  showRow();
  for (const name of ['Ada', 'Lindqvist']) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/contact/read/7');
    expect(link).not.toHaveAttribute('target');
  }
});

test('each organization opens in a new tab', () => {
  showRow();
  const link = screen.getByRole('link', { name: 'Elm Library (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/organization/read/5');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('Edit leads to the form and says whose', () => {
  showRow();
  expect(screen.getByRole('link', { name: 'Edit Ada Lindqvist' })).toHaveAttribute(
    'href',
    '/contact/7',
  );
});

test.each([
  ['a last name', { firstName: 'Cher', lastName: null }, ['Cher', ''], 'Edit Cher'],
  ['a last name, stored as nothing', { lastName: '' }, ['Ada', ''], 'Edit Ada'],
  ['a first name', { firstName: '' }, ['', 'Lindqvist'], 'Edit Lindqvist'],
  ['any name', { firstName: null, lastName: null }, ['Contact 7', ''], 'Edit Contact 7'],
])('a contact without %s can be opened all the same', (_what, change, names, edit) => {
  const row = showRow(change);
  expect(texts(row).slice(0, 2)).toEqual(names);
  const opened = screen.getByRole('link', { name: names.find(Boolean) ?? '' });
  expect(opened).toHaveAttribute('href', '/contact/read/7');
  expect(texts(row).at(-1)).toBe(edit);
});

test('names that read from right to left are kept apart from what stands beside them', () => {
  showRow({ firstName: RIGHT_TO_LEFT, title: '<b>=Boss</b>' });
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('<b>=Boss</b>', { selector: 'bdi' })).toBeVisible();
});

/** The page of a contact: details, organizations and notes. */
import { render, screen, within } from '@testing-library/react';
import { ContactView } from '@/components/contacts/contact-view';
import { FailureView } from '@/components/shell/problem-view';
import type { Contact } from '@/lib/contract/entities/contact';
import type { Note } from '@/lib/contract/entities/note';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { details, leads, linksIn, part } from '@/tests/support/detail-page';
import { button, showPage, wire } from '@/tests/support/form-page';
import { ADA } from './ada';

const NOTE: Note = {
  ...{ noteId: 31, text: 'Prefers email' },
  ...{ createDate: '2026-02-03T00:30:00', createdBy: 'Bo Ek' },
  ...{ lastModifiedDate: '2026-02-04T14:30:00', lastModifiedBy: 'Cleo Park' },
};

interface Shown {
  contact?: Partial<Contact>;
  notes?: Note[] | 'failed';
}

const showContact = ({ contact, notes = [NOTE] }: Shown = {}) =>
  showPage(
    <ContactView
      contact={{ ...ADA, ...contact }}
      notes={notes === 'failed' ? { ok: false } : { ok: true, value: notes }}
      person="Cleo Park"
      timeZone="America/Chicago"
    />,
  );

test('shows details and organizations with their formats and links', async () => {
  const { container } = showContact();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Details');
  expect(details()).toEqual([
    ['First name', 'Ada'],
    ['Last name', 'Lindqvist'],
    ['Title', 'Head librarian'],
    ['Phone', '312-555-0142'],
    ['Email', 'ada@elm.example'],
    ['Alternative phone', '312-555-01'],
    ['Registration site contact', 'Yes'],
    ['Created by', 'Bo Ek'],
    ['Created on', '12/31/2025 11:59 PM'],
    ['Last modified by', 'Cleo Park'],
    ['Last modified on', '2/4/2026 02:30 PM'],
  ]);
  expect(leads('Edit Contact')).toBe('/contact/7');
  expect(leads('Create new Contact?')).toBe('/contact/new');
  const organizations = within(part('Organization(s) the contact is part of:'));
  expect(linksIn(organizations.getAllByRole('link'))).toEqual([
    ['Elm Library', '/organization/read/5'],
    ['Edit Elm Library', '/organizations/5'],
    ['Organization 6', '/organization/read/6'],
    ['Edit Organization 6', '/organizations/6'],
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('shows missing details, empty sections, and failed notes beside the other sections', () => {
  const unknown = { lastName: null, title: '', altPhone: null, registrationSite: false };
  const { unmount } = showContact({ contact: { ...unknown, organizations: [] }, notes: [] });
  for (const label of ['Last name', 'Title', 'Alternative phone']) {
    expect(details()).toContainEqual([label, '–none']);
  }
  expect(details()).toContainEqual(['Registration site contact', 'No']);
  expect(part('Organization(s) the contact is part of:')).toHaveTextContent(
    "This contact is not associated with any Organization. Click 'Edit Contact' to associate one.",
  );
  expect(part('Note(s) on Ada')).toHaveTextContent('No notes created.');
  unmount();
  showContact({ notes: 'failed' });
  const again = within(part('Note(s) on Ada')).getByRole('link', { name: 'Try again' });
  expect(again).toHaveAttribute('href', '/contact/read/7');
  expect(details()).toHaveLength(11);
});

test('creates a note of this contact', async () => {
  wire()
    .post('/api/contact/newNote/7', { noteEntry: 'Call on Friday' })
    .reply(201, '', { location: 'http://backend.example/api/contact/newNote/7/77' });
  const { user } = showContact({ notes: [] });
  await user.click(button('Create contact note'));
  await user.keyboard('Call on Friday');
  await user.click(button('Save Note'));
  const table = await screen.findByRole('table', { name: 'Note(s) on Ada' });
  expect(within(table).getByDisplayValue('Call on Friday')).toBeVisible();
});

test.each([
  [{ firstName: null }, 'Lindqvist', 'Note(s) on Lindqvist'],
  [{ firstName: '', lastName: '' }, 'Contact 7', 'Note(s) on Contact 7'],
])('names a contact with %j %s', (contact, name, notes) => {
  showContact({ contact });
  expect(part(name)).toBeVisible();
  expect(part(notes)).toBeVisible();
});

test('explains that a record is damaged', () => {
  render(<FailureView kind="damaged" requestId="r-1" path="/contact/read/7" />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('We cannot show this record');
  expect(
    screen.getByText(/^The record exists, but the outreach system cannot read it/),
  ).toBeVisible();
  expect(leads('Try again')).toBe('/contact/read/7');
});

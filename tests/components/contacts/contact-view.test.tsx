/** The detail of a contact: facts, organizations, notes, and notes that could not be retrieved. */

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { ContactView } from '@/components/contacts/contact-view';
import { FailureView } from '@/components/shell/problem-view';
import type { Contact } from '@/lib/legacy/contacts';
import type { Note } from '@/lib/legacy/notes';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { holdToken } from '@/tests/support/held-token';
import { routerInto } from '@/tests/support/router';
import { ADA } from './ada';

const NOTE: Note = {
  noteId: 31,
  text: 'Prefers email',
  createDate: '2026-02-03T00:30:00',
  createdBy: 'Bo Ek',
  lastModifiedDate: '2026-02-04T14:30:00',
  lastModifiedBy: 'Cleo Park',
};

interface Shown {
  contact?: Partial<Contact>;
  notes?: Note[] | 'failed';
}

function showContact({ contact, notes = [NOTE] }: Shown = {}) {
  return render(
    <AppRouterContext.Provider value={routerInto([])}>
      <ContactView
        contact={{ ...ADA, ...contact }}
        notes={notes === 'failed' ? { ok: false } : { ok: true, value: notes }}
        person="Cleo Park"
        timeZone="America/Chicago"
      />
    </AppRouterContext.Provider>,
  );
}

const part = (name: string) => screen.getByRole('region', { name });

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('facts and organizations are told in their order and formats, and lead on', async () => {
  const { container } = showContact();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Details');
  expect(facts()).toEqual([
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
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Edit Contact')).toBe('/contact/7');
  expect(leads('Create new Contact?')).toBe('/contact/new');
  const organizations = within(part('Organization(s) the contact is part of:'));
  const links = organizations.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Elm Library', '/organization/read/5'],
    ['Edit Elm Library', '/organizations/5'],
    ['Organization 6', '/organization/read/6'],
    ['Edit Organization 6', '/organizations/6'],
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('facts that are not known read as none', () => {
  showContact({ contact: { lastName: null, title: '', altPhone: null, registrationSite: false } });
  expect(facts()).toContainEqual(['Last name', '–none']);
  expect(facts()).toContainEqual(['Title', '–none']);
  expect(facts()).toContainEqual(['Alternative phone', '–none']);
  expect(facts()).toContainEqual(['Registration site contact', 'No']);
});

test('a contact of no organization and without notes says so, and how to associate one', () => {
  showContact({ contact: { organizations: [] }, notes: [] });
  expect(part('Organization(s) the contact is part of:')).toHaveTextContent(
    "This contact is not associated with any Organization. Click 'Edit Contact' to associate one.",
  );
  expect(part('Note(s) on Ada')).toHaveTextContent('No notes created.');
});

test('notes that could not be retrieved say so, and the rest stands', () => {
  showContact({ notes: 'failed' });
  const again = within(part('Note(s) on Ada')).getByRole('link', { name: 'Try again' });
  expect(again).toHaveAttribute('href', '/contact/read/7');
  expect(facts()).toHaveLength(11);
});

test('a new note goes to this contact', async () => {
  holdToken('token-1');
  nock('http://localhost')
    .post('/api/contact/newNote/7', { noteEntry: 'Call on Friday' })
    .reply(201, '', { location: 'http://backend.example/api/contact/newNote/7/77' });
  showContact({ notes: [] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Create contact note' }));
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Call on Friday');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  const table = await screen.findByRole('table', { name: 'Note(s) on Ada' });
  expect(within(table).getByDisplayValue('Call on Friday')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
});

test.each([
  [{ firstName: null }, 'Lindqvist', 'Note(s) on Lindqvist'],
  [{ firstName: '', lastName: '' }, 'Contact 7', 'Note(s) on Contact 7'],
])('a contact with %j is told as %s', (contact, name, notes) => {
  showContact({ contact });
  expect(part(name)).toBeVisible();
  expect(part(notes)).toBeVisible();
});

test('a record that is damaged says what that means and whom to tell', () => {
  render(<FailureView kind="damaged" requestId="r-1" path="/contact/read/7" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This record cannot be shown',
  );
  expect(screen.getByText(/^It exists, but the outreach system fails/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/contact/read/7',
  );
});

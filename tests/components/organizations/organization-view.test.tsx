/** The detail of an organization: its facts, its parts, and parts that could not be retrieved. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrganizationView } from '@/components/organizations/organization-view';
import type { CallLogNote } from '@/lib/legacy/notes';
import type { Organization } from '@/lib/legacy/organizations';
import { ADA, CALL, ELM_LIBRARY, FAIR, RIGHT_TO_LEFT, texts, UNKNOWN } from './elm-library';

interface Shown {
  organization?: Partial<Organization>;
  callLogs?: CallLogNote[];
  failing?: 'notes' | 'callLogs';
}

const showOrganization = ({ organization, callLogs = [], failing }: Shown = {}) =>
  render(
    <OrganizationView
      organization={{ ...ELM_LIBRARY, ...organization }}
      notes={failing === 'notes' ? { ok: false } : { ok: true, value: [CALL] }}
      callLogs={failing === 'callLogs' ? { ok: false } : { ok: true, value: callLogs }}
      person="Cleo Park"
      timeZone="America/Chicago"
      today="2026-05-03"
    />,
  );

const part = (name: string) => screen.getByRole('region', { name });
const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Texts of the cells of a table, row by row. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1).map(texts);

test('facts, actions, contacts and notes are told in their order and formats', () => {
  showOrganization();
  expect(facts()).toEqual([
    ['Name', 'Elm Library'],
    ['Last status', 'Active'],
    ['Last contact', '3/1/2026 03:45 PM'],
    ['Address', '12 Elm St'],
    ['City', 'Elmhurst'],
    ['County', 'DuPage'],
    ['Zip', '60126'],
    ['Registration site', 'Yes'],
    ['Corporate phone', '630-555-0100'],
    ['Corporate email', 'desk@elm.example'],
  ]);
  expect(['Create call log', 'Edit', 'Create Organization'].map(leads)).toEqual([
    '/calllog/new?OrgId=5',
    '/organizations/5',
    '/organizations/new',
  ]);
  const contacts = 'Contact List for Elm Library';
  expect(within(part(contacts)).getByRole('heading', { name: contacts })).toBeVisible();
  const heads = ['First Name', 'Last Name', 'Title', 'Email', 'Phone', 'Alt. Phone', 'Action'];
  const table = within(screen.getByRole('table', { name: contacts }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(heads);
  expect(rowsOf(contacts)).toEqual([
    [
      ...['Ada', 'Lindqvist', 'Head librarian', 'ada@elm.example'],
      ...['312-555-0142', '312-555-01', 'Edit Ada Lindqvist'],
    ],
  ]);
  expect(leads('Edit Ada Lindqvist')).toBe('/contact/7');
  const note = within(part('Note(s) for Elm Library')).getByDisplayValue(/Asked for/);
  expect(note).toHaveValue('Asked for\nschedules');
});

test('an organization of which nothing is known goes by its number, and its parts say that they are empty', async () => {
  showOrganization({ organization: UNKNOWN });
  const known = facts().filter(([, value]) => value !== '–none');
  expect(known).toEqual([['Registration site', 'No']]);
  expect(screen.getAllByText('–')[0]).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('heading', { level: 2, name: 'Organization 6' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Note(s) for Organization 6' })).toBeVisible();
  expect(screen.getByText('No Contacts associated with this Organization.')).toBeVisible();
  expect(screen.getByText('No Upcoming Events with Organization 6.')).toBeVisible();
  expect(screen.getByText('No Past Events with Organization 6.')).toBeVisible();
  await userEvent.click(screen.getByText('View Call Logs'));
  expect(screen.getByText('No call logs were found...')).toBeVisible();
});

test('contacts of whom little is known have empty cells, and two of one name are two rows', () => {
  const nothing = { firstName: null, title: null, email: null, phone: null, altPhone: null };
  showOrganization({
    organization: {
      contacts: [
        { ...ADA, ...nothing },
        { ...ADA, contactId: 8 },
      ],
    },
  });
  const [first, second] = rowsOf('Contact List for Elm Library');
  expect(first).toEqual(['', 'Lindqvist', '', '', '', '', 'Edit Lindqvist']);
  expect(second?.[0]).toBe('Ada');
});

test('an event of today is upcoming and one of yesterday past, soonest first and latest first', () => {
  const at = (
    eventId: number,
    startDateTime: string,
    location: string | null = `Hall ${eventId}`,
  ) => ({
    ...FAIR,
    ...{ eventId, startDateTime, location },
  });
  const events = [
    at(1, '2026-05-02T23:59:00'),
    { ...at(2, '2026-05-04T10:00:00', null), endDateTime: null, eventType: null, presenters: [] },
    at(3, '2026-05-03T00:00:00', RIGHT_TO_LEFT),
    at(4, '2026-05-01T10:00:00'),
  ];
  showOrganization({ organization: { events } });
  const upcoming = rowsOf('Upcoming Events with Elm Library');
  expect(upcoming.map((cells) => cells.slice(0, 5))).toEqual([
    [
      ...[RIGHT_TO_LEFT, '5/3/2026 12:00 AM', '5/3/2026 12:00 PM', 'Presentation'],
      'Bo Ek, Cleo Park',
    ],
    ['Event 2', '5/4/2026 10:00 AM', '', '', ''],
  ]);
  expect(rowsOf('Past Events with Elm Library').map(([place]) => place)).toEqual([
    'Hall 1',
    'Hall 4',
  ]);
  expect([leads('Hall 1'), leads('Edit event at Hall 1')]).toEqual(['/event/read/1', '/events/1']);
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});

test('call logs are folded away, with their number, until somebody wants to see them', async () => {
  const unknown = { text: null, createdBy: null, lastModifiedDate: null, lastModifiedBy: null };
  const odd = { ...CALL, ...unknown, noteId: 32, callLogDate: null, registrationSite: false };
  const own = { ...CALL, noteId: 33, text: RIGHT_TO_LEFT };
  showOrganization({ callLogs: [CALL, odd, own] });
  expect(screen.getByText('3')).toBeVisible();
  expect(screen.getByText('Past call log date')).not.toBeVisible();
  await userEvent.click(screen.getByText('View Call Logs'));
  const view = 'View call log of 2/3/2026 12:30 AM';
  expect(rowsOf('Call Log(s) for Elm Library').slice(0, 2)).toEqual([
    [
      ...['Asked for\nschedules', '2/3/2026 12:30 AM', 'Bo Ek', '2/4/2026 02:30 PM', 'Cleo Park'],
      ...['2/2/2026 12:00 PM', 'Yes', view],
    ],
    ['', '2/3/2026 12:30 AM', '', '', '', '', 'No', view],
  ]);
  // To the call log, not to the note.
  expect(screen.getAllByRole('link', { name: view })[0]).toHaveAttribute('href', '/calllog/12');
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});

test.each([
  ['notes', 'Note(s) for Elm Library'],
  ['callLogs', 'Call Log(s) for Elm Library'],
] as const)(
  '%s that could not be retrieved say so, and the other parts stand',
  (failing, title) => {
    showOrganization({ failing });
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be retrieved.');
    const again = within(part(title)).getByRole('link', { name: 'Try again' });
    expect(again).toHaveAttribute('href', '/organization/read/5');
    expect(part('Contact List for Elm Library')).toBeVisible();
    expect(facts()).toContainEqual(['Name', 'Elm Library']);
  },
);

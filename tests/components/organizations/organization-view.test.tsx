/** The page of an organization: details and sections. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrganizationView } from '@/components/organizations/organization-view';
import type { CallLogNote } from '@/lib/contract/entities/note';
import type { Organization } from '@/lib/contract/entities/organization';
import { details, leads, part } from '@/tests/support/detail-page';
import { CALL, ELM_LIBRARY, FAIR, RIGHT_TO_LEFT, texts, UNKNOWN } from './elm-library';

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

/** Texts of the cells of a table, row by row. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1).map(texts);

test('shows details, actions, contacts and notes with their formats', () => {
  showOrganization();
  expect(details()).toEqual([
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
  const heads = ['First Name', 'Last Name', 'Title', 'Email', 'Phone', 'Alt. Phone', 'Action'];
  const table = within(screen.getByRole('table', { name: contacts }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(heads);
  const names = ['Ada', 'Lindqvist', 'Head librarian', 'ada@elm.example'];
  expect(rowsOf(contacts)).toEqual([
    [...names, '312-555-0142', '312-555-01', 'Edit Ada Lindqvist'],
  ]);
  expect(leads('Edit Ada Lindqvist')).toBe('/contact/7');
  const note = within(part('Note(s) for Elm Library')).getByDisplayValue(/Asked for/);
  expect(note).toHaveValue('Asked for\nschedules');
});

test('names an organization without data by its id, and shows empty sections', async () => {
  showOrganization({ organization: UNKNOWN });
  const known = details().filter(([, value]) => value !== '–none');
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

test('lists the events from today on in ascending order, and the past ones in descending order', () => {
  const at = (eventId: number, startDateTime: string, more: object = {}) => ({
    ...{ ...FAIR, eventId, startDateTime, location: `Hall ${eventId}` },
    ...more,
  });
  const unknown = { location: null, endDateTime: null, eventType: null, presenters: [] };
  const events = [
    at(1, '2026-05-02T23:59:00'),
    at(2, '2026-05-04T10:00:00', unknown),
    at(3, '2026-05-03T00:00:00', { location: RIGHT_TO_LEFT }),
    at(4, '2026-05-01T10:00:00'),
  ];
  showOrganization({ organization: { events } });
  const upcoming = rowsOf('Upcoming Events with Elm Library').map((cells) => cells.slice(0, 5));
  const [start, end] = ['5/3/2026 12:00 AM', '5/3/2026 12:00 PM'];
  expect(upcoming).toEqual([
    [RIGHT_TO_LEFT, start, end, 'Presentation', 'Bo Ek, Cleo Park'],
    ['Event 2', '5/4/2026 10:00 AM', '', '', ''],
  ]);
  const past = rowsOf('Past Events with Elm Library').map(([place]) => place);
  expect(past).toEqual(['Hall 1', 'Hall 4']);
  expect([leads('Hall 1'), leads('Edit event at Hall 1')]).toEqual(['/event/read/1', '/events/1']);
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});

test('shows collapsed call logs with their number', async () => {
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
  // To the call log, not to its note.
  expect(screen.getAllByRole('link', { name: view })[0]).toHaveAttribute('href', '/calllog/12');
  const table = screen.getByRole('table', { name: 'Call Log(s) for Elm Library' });
  expect(within(table).getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});

test.each([
  ['notes', 'Note(s) for Elm Library'],
  ['callLogs', 'Call Log(s) for Elm Library'],
] as const)('shows the other sections when %s cannot be loaded', (failing, title) => {
  showOrganization({ failing });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load this part of the page.');
  const again = within(part(title)).getByRole('link', { name: 'Try again' });
  expect(again).toHaveAttribute('href', '/organization/read/5');
  expect(part('Contact List for Elm Library')).toBeVisible();
  expect(details()).toContainEqual(['Name', 'Elm Library']);
});

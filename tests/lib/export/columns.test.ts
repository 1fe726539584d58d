/** Headings, order, file names and buttons, as the agency wrote them down. */
import { EXPORTS, fileNameOf, type ListName } from '@/lib/export/choices';
import { callLogColumns } from '@/lib/export/columns/call-logs';
import { contactColumns } from '@/lib/export/columns/contacts';
import { eventColumns, presenterEventColumns } from '@/lib/export/columns/events';
import { organizationColumns } from '@/lib/export/columns/organizations';
import { personalHeadings } from '@/lib/export/personal';

const OWN_EVENTS =
  'Event ID, Event Name, Event Type, Last Status, Location, Organization, Event Presenters, Address, City, State, Zip, ' +
  'Start Time, End Time, Audience Type, RTA Staff Count, Audience Count, Survey Complete';

test.each([
  [
    'organizations',
    organizationColumns,
    'Org. Name, Last status, Last contact, County, Address, City, Org. Email, Org. Phone, Org. contacts, Zip',
  ],
  [
    'contacts',
    contactColumns,
    'First name, Last name, Title, Last contact date, Email, Organizations, Phone, Alt phone, Create date, ' +
      'Last modified, Created by, Last modified by',
  ],
  [
    'all events',
    eventColumns,
    `${OWN_EVENTS}, Registration Site, New Organization, Elected Official, Survey Date, Survey Count, ` +
      'Reason for Cancellation',
  ],
  ["somebody's events", presenterEventColumns, OWN_EVENTS],
  [
    'call logs',
    callLogColumns,
    'Organization, Contact, Status, Note, Date created, Created by, Last modified on, Last modified by',
  ],
])('the headings of %s are these', (_list, columns, expected) => {
  expect(columns.map(({ heading }) => heading).join(', ')).toBe(expected);
});

test.each<[ListName, string[][]]>([
  [
    'organizations',
    [
      ['Current view', 'Orgs-export'],
      ['All orgs', 'All-Orgs'],
    ],
  ],
  [
    'contacts',
    [
      ['Current view', 'Contacts-export'],
      ['All contacts', 'All-Contacts'],
    ],
  ],
  [
    'events',
    [
      ['Current view', 'Events-export'],
      ['All events', 'All-Events'],
    ],
  ],
  [
    'my-schedule',
    [
      ['Current view', 'My-Outreach-export'],
      ['All my events', 'All-My-Events'],
    ],
  ],
  [
    'call-logs',
    [
      ['Current View', 'CallLogs-view'],
      ['My Call-Logs', 'All-My-CallLogs'],
      ['All Call-Logs', 'All-CallLogs'],
    ],
  ],
  [
    'manager-report',
    [
      ['Current view', 'Manager-Report-export'],
      ["MOC's all events", 'All-MOC-Events'],
    ],
  ],
])('the buttons of %s give the files of these names', (list, expected) => {
  const named = EXPORTS[list].filter(({ rows }) => rows !== 'matching');
  expect(named.map(({ label, file }) => [label, file])).toEqual(expected);
});

test('names of files and sheets break neither a header nor a workbook', () => {
  for (const choice of Object.values(EXPORTS).flat()) {
    expect(fileNameOf(choice, 'public', 'xlsx')).toMatch(/^[A-Za-z-]+-public\.xlsx$/);
    expect(choice.sheet).toMatch(/^[A-Za-z-]{1,31}$/);
  }
});

test.each<[ListName, string]>([
  ['organizations', 'Address, Org. Email, Org. Phone'],
  ['contacts', 'Email, Phone, Alt phone'],
  ['events', 'Address'],
  ['my-schedule', 'Address'],
  ['call-logs', 'Note'],
  ['manager-report', 'Address'],
])('a copy of %s for the public is without %s', (list, expected) => {
  expect(personalHeadings(list).join(', ')).toBe(expected);
});

/** Headings, order, file names and buttons, as the agency wrote them down. */
import { EXPORTS, fileNameOf, type ListName } from '@/lib/export/choices';
import type { ListDefinition } from '@/lib/list/definition';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList } from '@/lib/list/definitions/events';
import { managerReport } from '@/lib/list/definitions/manager-report';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { organizationList } from '@/lib/list/definitions/organizations';

const OWN_EVENTS =
  'Event ID, Event Name, Event Type, Last Status, Location, Organization, Event Presenters, Address, City, State, Zip, ' +
  'Start Time, End Time, Audience Type, RTA Staff Count, Audience Count, Survey Complete';

test.each([
  [
    'organizations',
    organizationList.fileColumns,
    'Org. Name, Last status, Last contact, County, Address, City, Org. Email, Org. Phone, Org. contacts, Zip',
  ],
  [
    'contacts',
    contactList.fileColumns,
    'First name, Last name, Title, Last contact date, Email, Organizations, Phone, Alt phone, Create date, ' +
      'Last modified, Created by, Last modified by',
  ],
  [
    'all events',
    eventList.fileColumns,
    `${OWN_EVENTS}, Registration Site, New Organization, Elected Official, Survey Date, Survey Count, ` +
      'Reason for Cancellation',
  ],
  ['my schedule', mySchedule.fileColumns, OWN_EVENTS],
  ['the manager report', managerReport.fileColumns, OWN_EVENTS],
  [
    'call logs',
    callLogList.fileColumns,
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

test.each<[ListDefinition, string]>([
  [organizationList, 'Address, Org. Email, Org. Phone'],
  [contactList, 'Email, Phone, Alt phone'],
  [eventList, 'Address'],
  [mySchedule, 'Address'],
  [callLogList, 'Note'],
  [managerReport, 'Address'],
])('a copy of $path for the public is without %s', ({ fileColumns }, expected) => {
  const personal = fileColumns.filter((column) => column.personal);
  expect(personal.map(({ heading }) => heading).join(', ')).toBe(expected);
});

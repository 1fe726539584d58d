/** Headings, buttons and file names, as the agency specified them. */
import { EXPORTS, type ListName } from '@/lib/export/export-options';
import { exportedList } from '@/lib/export/lists';

const OWN_EVENTS =
  'Event ID, Event Name, Event Type, Last Status, Location, Organization, Event Presenters, Address, City, State, Zip, ' +
  'Start Time, End Time, Audience Type, RTA Staff Count, Audience Count, Survey Complete';

test.each<[list: ListName, headings: string, personal: string, files: Record<string, string>]>([
  [
    'organizations',
    'Org. Name, Last status, Last contact, County, Address, City, Org. Email, Org. Phone, Org. contacts, Zip',
    'Address, Org. Email, Org. Phone',
    { 'Current view': 'Orgs-export', 'All orgs': 'All-Orgs' },
  ],
  [
    'contacts',
    'First name, Last name, Title, Last contact date, Email, Organizations, Phone, Alt phone, Create date, ' +
      'Last modified, Created by, Last modified by',
    'Email, Phone, Alt phone',
    { 'Current view': 'Contacts-export', 'All contacts': 'All-Contacts' },
  ],
  [
    'events',
    `${OWN_EVENTS}, Registration Site, New Organization, Elected Official, Survey Date, Survey Count, ` +
      'Reason for Cancellation',
    'Address',
    { 'Current view': 'Events-export', 'All events': 'All-Events' },
  ],
  [
    'my-schedule',
    OWN_EVENTS,
    'Address',
    { 'Current view': 'My-Outreach-export', 'All my events': 'All-My-Events' },
  ],
  [
    'call-logs',
    'Organization, Contact, Status, Note, Date created, Created by, Last modified on, Last modified by',
    'Note',
    {
      'Current View': 'CallLogs-view',
      'My Call-Logs': 'All-My-CallLogs',
      'All Call-Logs': 'All-CallLogs',
    },
  ],
  [
    'manager-report',
    OWN_EVENTS,
    'Address',
    { 'Current view': 'Manager-Report-export', "MOC's all events": 'All-MOC-Events' },
  ],
])(
  '%s has its headings, personal columns, buttons and files',
  (list, headings, personal, files) => {
    const columns = exportedList(list)?.definition.fileColumns ?? [];
    expect(columns.map(({ heading }) => heading).join(', ')).toBe(headings);
    const blank = columns.filter((column) => column.personal);
    expect(blank.map(({ heading }) => heading).join(', ')).toBe(personal);
    const named = EXPORTS[list].filter(({ rows }) => rows !== 'matching');
    expect(named.map(({ label, file }) => [label, file])).toEqual(Object.entries(files));
    for (const option of EXPORTS[list]) {
      expect(option.file).toMatch(/^[A-Za-z-]+$/);
      expect(option.sheet).toMatch(/^[A-Za-z-]{1,31}$/);
    }
  },
);

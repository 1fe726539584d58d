/** Heading, columns and first call of each list. */
import { callLogRow, contactRow, eventRow, organizationRow } from '@/tests/support/legacy-rows';

interface ShownList {
  heading: string;
  columns: string;
  /** Path of the call for an address without parameters. */
  call: string;
  row: (id: number) => object;
  /** A valid filter. */
  filter: string;
  /** Parameters that every address has. */
  always?: string;
}

const EVENT_COLUMNS =
  'Location, Event name, Event status, Presenter(s), City, Start time, End time, Type';
const REPORT_COLUMNS =
  'Location, Event Name, Event Status, Presenter(s), City, Start Time, End Time, Type, Action';
const event = (eventId: number) => eventRow({ eventId });

/** By path. */
export const SHOWN_LISTS: Record<string, ShownList> = {
  '/organizations': {
    heading: 'Organizations',
    columns: 'Name, Last status, City, County, Last contact, Reg. site, Action',
    call: '/api/orgs-sorted-default',
    row: (orgId) => organizationRow({ orgId }),
    filter: 'county=Cook',
  },
  '/contacts': {
    heading: 'Contacts',
    columns:
      'First Name, Last Name, Org(s) Associated, Title, Email, Phone, Last Contact, Reg. site, Action',
    call: '/api/contacts-sorted-default',
    row: (contactId) => contactRow({ contactId }),
    filter: 'county=Cook',
  },
  '/events': {
    heading: 'Events',
    columns: `${EVENT_COLUMNS}, Reg. site, Action`,
    call: '/api/events-sorted-default/0/10',
    row: event,
    filter: 'type=Tabling',
  },
  '/myoutreach': {
    heading: 'My Outreach Schedule',
    columns: `${EVENT_COLUMNS}, Action`,
    call: '/api/sorted-default-myevents',
    row: event,
    filter: 'type=Tabling',
  },
  '/calllogs': {
    heading: 'Call logs',
    columns:
      'Org. name, Status set, Created by, Created on, Last modified by, Last modified, Past call log date, Reg. site, Action',
    call: '/api/call-logs-filtered-sorted/0/10/null/null/null/null/false',
    row: (callId) => callLogRow({ callId }),
    filter: 'status=Active',
  },
  '/manager-reports': {
    heading: 'Manager Reports',
    columns: REPORT_COLUMNS,
    call: '/api/sorted-filtered-presenter-events/4/0/10/null/null/null/null/false',
    row: event,
    filter: 'type=Tabling',
    always: 'presenter=4',
  },
  '/manager-dashboard/events': {
    heading: 'Counted events',
    columns: REPORT_COLUMNS,
    call: '/api/all-moc-events-export/4',
    row: event,
    filter: 'type=Tabling&from=1999-01-01&to=1999-01-02',
    always: 'presenter=4',
  },
};

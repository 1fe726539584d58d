/** The six lists with pages (legacy-api.md §1.16): how each is asked, sorted, filtered and read. */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { getDefaultCallLogs, getFilteredCallLogs } from '@/lib/contract/calls/call-logs';
import { getDefaultContacts, getFilteredContacts } from '@/lib/contract/calls/contacts';
import { getDefaultEvents, getFilteredEvents } from '@/lib/contract/calls/events';
import {
  getAllStatusTypes,
  getCounties,
  getEventStatusTypes,
  getEventTypes,
  getOrganizationStatusTypes,
} from '@/lib/contract/calls/lookups';
import {
  getDefaultPresenterEvents,
  getFilteredPresenterEvents,
} from '@/lib/contract/calls/manager';
import {
  getDefaultOrganizations,
  getFilteredOrganizations,
} from '@/lib/contract/calls/organizations';
import { getDefaultMyEvents, getFilteredMyEvents } from '@/lib/contract/calls/schedule';
import { CALL_LOG_SORT_FIELDS } from '@/lib/contract/entities/call-log';
import { CONTACT_SORT_FIELDS } from '@/lib/contract/entities/contact';
import { EVENT_SORT_FIELDS, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { ORGANIZATION_SORT_FIELDS } from '@/lib/contract/entities/organization';
import type { Samples } from './samples';
import type { Row } from './wire/shapes';

type Params = Record<string, string | number>;

export interface Filter {
  /** Name of the query parameter. */
  name: string;
  lookup: Call;
  /** The description within a lookup row. */
  key: string;
  /** What of a row the filter looks at; undefined where the row does not show it. */
  of: ((row: Row) => unknown) | undefined;
}

export interface List {
  name: string;
  first: Call;
  firstParams: (samples: Samples) => Promise<Params>;
  filtered: Call;
  /** Values of its path beside page, order and range. */
  own: (samples: Samples) => Promise<Params>;
  sortFields: readonly string[];
  defaultSort: { field: string; order: 'asce' | 'desc' };
  /** What the range of dates is on; null where there is none. */
  dateField: string | null;
  filters: Filter[];
}

const nothing = async () => ({});
const presenter = async (samples: Samples) => ({ presenterId: await samples.presenterId() });
const counties = { name: 'county', lookup: getCounties, key: 'countyDesc' };
const eventFilters: Filter[] = [
  { name: 'eveType', lookup: getEventTypes, key: 'eventTypeDesc', of: (row) => row.eventTypeDesc },
  {
    name: 'eveStatus',
    lookup: getEventStatusTypes,
    key: 'statusdesc',
    of: (row) => row.lastStatus,
  },
];
const memberships = {
  firstParams: nothing,
  sortFields: MEMBERSHIP_SORT_FIELDS,
  defaultSort: { field: 'event.startDateTime', order: 'desc' },
  dateField: 'startDateTime',
  filters: eventFilters,
} as const;

export const ORGANIZATIONS: List = {
  name: 'organizations',
  first: getDefaultOrganizations,
  firstParams: nothing,
  filtered: getFilteredOrganizations,
  own: nothing,
  sortFields: ORGANIZATION_SORT_FIELDS,
  defaultSort: { field: 'orgname', order: 'asce' },
  dateField: null,
  filters: [
    { ...counties, of: (row) => row.countyName },
    { name: 'status', lookup: getAllStatusTypes, key: 'statusDesc', of: (row) => row.lastStatus },
  ],
};

export const CONTACTS: List = {
  name: 'contacts',
  first: getDefaultContacts,
  firstParams: nothing,
  filtered: getFilteredContacts,
  own: nothing,
  sortFields: CONTACT_SORT_FIELDS,
  defaultSort: { field: 'firstName', order: 'asce' },
  dateField: 'lastContactDate',
  filters: [{ ...counties, of: undefined }],
};

export const EVENTS: List = {
  name: 'events',
  first: getDefaultEvents,
  firstParams: async () => ({ page: 0, size: 10 }),
  filtered: getFilteredEvents,
  own: nothing,
  sortFields: EVENT_SORT_FIELDS,
  defaultSort: { field: 'startDateTime', order: 'desc' },
  dateField: 'startDateTime',
  filters: eventFilters,
};

export const MY_EVENTS: List = {
  ...memberships,
  filters: eventFilters,
  name: 'my events',
  first: getDefaultMyEvents,
  filtered: getFilteredMyEvents,
  own: async () => ({ upcomingOnly: 'false' }),
};

export const PRESENTER_EVENTS: List = {
  ...memberships,
  filters: eventFilters,
  name: 'presenter events',
  firstParams: presenter,
  first: getDefaultPresenterEvents,
  filtered: getFilteredPresenterEvents,
  own: async (samples) => ({ upcomingOnly: 'false', ...(await presenter(samples)) }),
};

export const CALL_LOGS: List = {
  name: 'call logs',
  first: getDefaultCallLogs,
  firstParams: nothing,
  filtered: getFilteredCallLogs,
  own: async () => ({ onlyMine: 'false' }),
  sortFields: CALL_LOG_SORT_FIELDS,
  defaultSort: { field: 'createDate', order: 'desc' },
  dateField: 'lastModifiedDate',
  filters: [
    {
      name: 'status',
      lookup: getOrganizationStatusTypes,
      key: 'statusDesc',
      of: ({ status }) => inStatus.parse(status)?.lastStatus,
    },
  ],
};

export const LISTS = [ORGANIZATIONS, CONTACTS, EVENTS, MY_EVENTS, PRESENTER_EVENTS, CALL_LOGS];

const inStatus = z.object({ lastStatus: z.string() }).nullable().catch(null);
const inOrganization = z.object({ orgName: z.string() }).nullable().catch(null);

/** By the property path of the legacy's row, the member of the JSON. */
const ELSEWHERE: Record<string, (row: Row) => unknown> = {
  'lastStatus.statusDesc': (row) => row.lastStatus,
  'county.countyDesc': (row) => row.countyName,
  'org.orgname': ({ org }) => inOrganization.parse(org)?.orgName,
};

/** What a row is sorted by. */
export function sortedValue(row: Row, field: string): unknown {
  return (ELSEWHERE[field] ?? ((plain: Row) => plain[field.replace(/^event\./, '')]))(row);
}

/** The six lists with pages (legacy-api.md §1.16): how each is asked, sorted, filtered, read, and judged by its order. */
import { z } from 'zod';
import { CALL_LOG_SORT_FIELDS } from '@/lib/contract/entities/call-log';
import { CONTACT_SORT_FIELDS } from '@/lib/contract/entities/contact';
import { EVENT_SORT_FIELDS, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { ORGANIZATION_SORT_FIELDS } from '@/lib/contract/entities/organization';
import type { Asked, Params, Query, Reader } from './line';
import type { Samples } from './rows';
import { page, type Row, row } from './shapes';
import type { ReadContext } from './suite';
import { read, that, type Witness } from './witness';

export interface Filter {
  /** Name of the query parameter. */
  name: string;
  /** The call with its values, and the description within a row of that. */
  lookup: string;
  key: string;
  /** What of a row the filter looks at; undefined where the row does not show it. */
  of: ((row: Row) => unknown) | undefined;
}

type Order = 'asce' | 'desc';

export interface List {
  name: string;
  first: string;
  firstParams: (samples: Samples) => Promise<Params>;
  filtered: string;
  /** Values of its path beside page, order and range. */
  own: (samples: Samples) => Promise<Params>;
  sortFields: readonly string[];
  defaultSort: { field: string; order: Order };
  /** What the range of dates is on; null where there is none. */
  dateField: string | null;
  filters: Filter[];
}

const nothing = async () => ({});
const presenter = async (samples: Samples) => ({ presenterId: await samples.presenterId() });
const counties = { name: 'county', lookup: 'getCounties', key: 'countyDesc' };
const member = (object: unknown, name: string) => row.safeParse(object).data?.[name];
const events = {
  dateField: 'startDateTime',
  filters: [
    {
      ...{ name: 'eveType', lookup: 'getEventTypes', key: 'eventTypeDesc' },
      of: ({ eventTypeDesc }: Row) => eventTypeDesc,
    },
    {
      ...{ name: 'eveStatus', lookup: 'getEventStatusTypes', key: 'statusdesc' },
      of: ({ lastStatus }: Row) => lastStatus,
    },
  ],
};
const memberships = {
  ...events,
  sortFields: MEMBERSHIP_SORT_FIELDS,
  defaultSort: { field: 'event.startDateTime', order: 'desc' as const },
};

export const ORGANIZATIONS: List = {
  name: 'organizations',
  first: 'getDefaultOrganizations',
  firstParams: nothing,
  filtered: 'getFilteredOrganizations',
  own: nothing,
  sortFields: ORGANIZATION_SORT_FIELDS,
  defaultSort: { field: 'orgname', order: 'asce' },
  dateField: null,
  filters: [
    { ...counties, of: ({ countyName }) => countyName },
    {
      ...{ name: 'status', lookup: 'getAllStatusTypes', key: 'statusDesc' },
      of: ({ lastStatus }) => lastStatus,
    },
  ],
};

export const CONTACTS: List = {
  name: 'contacts',
  first: 'getDefaultContacts',
  firstParams: nothing,
  filtered: 'getFilteredContacts',
  own: nothing,
  sortFields: CONTACT_SORT_FIELDS,
  defaultSort: { field: 'firstName', order: 'asce' },
  dateField: 'lastContactDate',
  filters: [{ ...counties, of: undefined }],
};

export const EVENTS: List = {
  ...events,
  name: 'events',
  first: 'getDefaultEvents',
  firstParams: async () => ({ page: 0, size: 10 }),
  filtered: 'getFilteredEvents',
  own: nothing,
  sortFields: EVENT_SORT_FIELDS,
  defaultSort: { field: 'startDateTime', order: 'desc' },
};

export const MY_EVENTS: List = {
  ...memberships,
  name: 'my events',
  first: 'getDefaultMyEvents',
  firstParams: nothing,
  filtered: 'getFilteredMyEvents',
  own: async () => ({ upcomingOnly: 'false' }),
};

export const PRESENTER_EVENTS: List = {
  ...memberships,
  name: 'presenter events',
  first: 'getDefaultPresenterEvents',
  firstParams: presenter,
  filtered: 'getFilteredPresenterEvents',
  own: async (samples) => ({ upcomingOnly: 'false', ...(await presenter(samples)) }),
};

export const CALL_LOGS: List = {
  name: 'call logs',
  first: 'getDefaultCallLogs',
  firstParams: nothing,
  filtered: 'getFilteredCallLogs',
  own: async () => ({ onlyMine: 'false' }),
  sortFields: CALL_LOG_SORT_FIELDS,
  defaultSort: { field: 'createDate', order: 'desc' },
  dateField: 'lastModifiedDate',
  filters: [
    {
      ...{ name: 'status', lookup: 'getOrganizationStatusTypes', key: 'statusDesc' },
      of: ({ status }) => member(status, 'lastStatus'),
    },
  ],
};

export const LISTS = [ORGANIZATIONS, CONTACTS, EVENTS, MY_EVENTS, PRESENTER_EVENTS, CALL_LOGS];

/** By the property path of the legacy's row, the member of the JSON. */
const ELSEWHERE: Record<string, (row: Row) => unknown> = {
  'lastStatus.statusDesc': ({ lastStatus }) => lastStatus,
  'county.countyDesc': ({ countyName }) => countyName,
  'org.orgname': ({ org }) => member(org, 'orgName'),
};

/** The same of several lists, each a part by itself. */
export function ofEach(
  lists: readonly List[],
  ask: (context: ReadContext, list: List) => Promise<void>,
) {
  return async (context: ReadContext, witness: Witness) => {
    for (const list of lists) await witness.part(list.name, () => ask(context, list));
  };
}

/** Small: rows nest whole contacts and events. */
export const SIZE = 5;

interface Wanted {
  page?: number;
  sortField?: string;
  order?: string;
  from?: string;
  to?: string;
  query?: Query;
  /** Values of the list's own. */
  own?: Params;
}

export type Page = z.output<typeof page> & { asked: Asked };

export async function firstPage({ reader, samples }: ReadContext, list: List): Promise<Page> {
  return parsed(await reader.ask(list.first, await list.firstParams(samples)));
}

/** The raw answer, for questions about the answer itself. */
export async function askPage(
  { reader, samples }: ReadContext,
  list: List,
  wanted: Wanted,
  again = false,
): Promise<Asked> {
  const { page: number = 0, sortField = 'null', order = 'null', query = {} } = wanted;
  const range = { from: wanted.from ?? 'null', to: wanted.to ?? 'null' };
  const own = { ...(await list.own(samples)), ...wanted.own };
  const paging = { page: number, size: SIZE, sortField, order };
  const params = { ...own, ...paging, ...(list.dateField === null ? {} : range) };
  return again
    ? reader.askAgain(list.filtered, params, query)
    : reader.ask(list.filtered, params, query);
}

export async function filteredPage(context: ReadContext, list: List, wanted: Wanted = {}) {
  return parsed(await askPage(context, list, wanted));
}

export function parsed(asked: Asked): Page {
  return { ...read(asked, page), asked };
}

/** The descriptions that a filter may be asked with. */
export async function descriptionsFor(reader: Reader, { lookup, key }: Filter): Promise<string[]> {
  const rows = read(await reader.ask(lookup), z.array(z.object({ [key]: z.string() })));
  return rows.flatMap((one) => one[key] ?? []);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
const comparable = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]/i.test(value);

/** Breaks only where every collation agrees that two rows stand the wrong way round; where nothing stands is open. */
export function inOrder({ content, asked }: Page, field: string, order: Order): void {
  const sortedBy = ELSEWHERE[field] ?? ((one: Row) => one[field.replace(/^event\./, '')]);
  const values = content.map(sortedBy);
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (!comparable(before) || !comparable(value)) continue;
    const [low, high] = order === 'asce' ? [before, value] : [value, before];
    const wrong = collator.compare(low, high) > 0 && low.toLowerCase() > high.toLowerCase();
    const expected = `rows in ${order === 'asce' ? 'ascending' : 'descending'} order`;
    that(asked, !wrong, expected, `/content/${index}`);
  }
}

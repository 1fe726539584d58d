/** The six lists with pages (legacy-api.md §1.16): how each is requested, sorted, filtered and checked. */
import { z } from 'zod';
import type { PathValues, QueryValues } from '@/lib/contract/call';
import { CALL_LOG_SORT_FIELDS } from '@/lib/contract/entities/call-log';
import { CONTACT_SORT_FIELDS } from '@/lib/contract/entities/contact';
import { EVENT_SORT_FIELDS, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { ORGANIZATION_SORT_FIELDS } from '@/lib/contract/entities/organization';
import { check, type Recorder, read } from './checks';
import type { Reader, Received } from './client';
import { page, type Row, row } from './shapes';
import type { ReadContext } from './suite';

export interface Filter {
  /** Name of the query parameter. */
  name: string;
  /** The call that returns its values, and the member with the description. */
  lookup: string;
  key: string;
  /** The member of a row that the filter compares; null where the row does not contain it. */
  member: string | null;
}

type Order = 'asce' | 'desc';

export interface List {
  /** The calls of the list are `getDefault…` and `getFiltered…`. */
  noun: string;
  sortFields: readonly string[];
  defaultSort: { field: string; order: Order };
  /** The property that the range of dates filters by; null where there is none. */
  dateField: string | null;
  filters: Filter[];
}

const counties = { name: 'county', lookup: 'getCounties', key: 'countyDesc' };
const statuses = { name: 'status', lookup: 'getAllStatusTypes', key: 'statusDesc' };
const eventTypes = { name: 'eveType', lookup: 'getEventTypes', key: 'eventTypeDesc' };
const eventStatuses = { name: 'eveStatus', lookup: 'getEventStatusTypes', key: 'statusdesc' };

/** By a path such as `org/orgName`. */
export const memberOf = (found: Row, path: string): unknown =>
  path.split('/').reduce<unknown>((one, name) => row.safeParse(one).data?.[name], found);

const events = {
  dateField: 'startDateTime',
  filters: [
    { ...eventTypes, member: 'eventTypeDesc' },
    { ...eventStatuses, member: 'lastStatus' },
  ],
};
const memberships = {
  ...events,
  sortFields: MEMBERSHIP_SORT_FIELDS,
  defaultSort: { field: 'event.startDateTime', order: 'desc' as const },
};

export const ORGANIZATIONS: List = {
  noun: 'Organizations',
  sortFields: ORGANIZATION_SORT_FIELDS,
  defaultSort: { field: 'orgname', order: 'asce' },
  dateField: null,
  filters: [
    { ...counties, member: 'countyName' },
    { ...statuses, member: 'lastStatus' },
  ],
};

export const CONTACTS: List = {
  noun: 'Contacts',
  sortFields: CONTACT_SORT_FIELDS,
  defaultSort: { field: 'firstName', order: 'asce' },
  dateField: 'lastContactDate',
  filters: [{ ...counties, member: null }],
};

export const EVENTS: List = {
  ...events,
  noun: 'Events',
  sortFields: EVENT_SORT_FIELDS,
  defaultSort: { field: 'startDateTime', order: 'desc' },
};

export const MY_EVENTS: List = { ...memberships, noun: 'MyEvents' };
export const PRESENTER_EVENTS: List = { ...memberships, noun: 'PresenterEvents' };

export const CALL_LOGS: List = {
  noun: 'CallLogs',
  sortFields: CALL_LOG_SORT_FIELDS,
  defaultSort: { field: 'createDate', order: 'desc' },
  dateField: 'lastModifiedDate',
  filters: [{ ...statuses, lookup: 'getOrganizationStatusTypes', member: 'status/lastStatus' }],
};

export const LISTS = [ORGANIZATIONS, CONTACTS, EVENTS, MY_EVENTS, PRESENTER_EVENTS, CALL_LOGS];

/** The member of the JSON by the property path of the legacy's row, where the two differ. */
const SORTED_BY: Record<string, string> = {
  'lastStatus.statusDesc': 'lastStatus',
  'county.countyDesc': 'countyName',
  'org.orgname': 'org/orgName',
};

/** The same check of several lists, one part each. */
export function ofEach(
  lists: readonly List[],
  checkList: (context: ReadContext, list: List) => Promise<void>,
) {
  return async (context: ReadContext, recorder: Recorder) => {
    for (const list of lists) await recorder.part(list.noun, () => checkList(context, list));
  };
}

interface Wanted {
  /** Values of the path that are not neutral. */
  params?: PathValues;
  query?: QueryValues;
}

export type Page = z.output<typeof page> & { response: Received };

export async function firstPage({ samples }: ReadContext, { noun }: List): Promise<Page> {
  return parsed(await samples.request(`getDefault${noun}`, { size: 10 }));
}

export function requestPage(
  { samples }: ReadContext,
  { noun }: List,
  { params, query }: Wanted,
): Promise<Received> {
  return samples.request(`getFiltered${noun}`, params, query);
}

export async function filteredPage(context: ReadContext, list: List, wanted: Wanted = {}) {
  return parsed(await requestPage(context, list, wanted));
}

export function parsed(response: Received): Page {
  return { ...read(response, page), response };
}

export function checkTotal({ response }: Page, holds: boolean, expected: string): void {
  check(response, holds, expected, '/totalElements');
}

/** `at` is the pointer within the row. */
export function checkRows(
  { response, content }: Page,
  expected: string,
  at: string,
  holds: (row: Row) => boolean,
): void {
  for (const [index, found] of content.entries())
    check(response, holds(found), expected, `/content/${index}${at}`);
}

/** The descriptions that a filter may have as values. */
export async function descriptionsFor(reader: Reader, { lookup, key }: Filter): Promise<string[]> {
  const rows = read(await reader.call(lookup), z.array(z.object({ [key]: z.string() })));
  return rows.flatMap((one) => one[key] ?? []);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
const comparable = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9]/i.test(value);

/** Fails only where two collations agree on the wrong order; nulls may be first or last. */
export function checkOrder({ content, response }: Page, field: string, order: Order): void {
  const member = SORTED_BY[field] ?? field.replace(/^event\./, '');
  const values = content.map((one) => memberOf(one, member));
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (!comparable(before) || !comparable(value)) continue;
    const [low, high] = order === 'asce' ? [before, value] : [value, before];
    const wrong = collator.compare(low, high) > 0 && low.toLowerCase() > high.toLowerCase();
    const expected = `rows in ${order === 'asce' ? 'ascending' : 'descending'} order`;
    check(response, !wrong, expected, `/content/${index}`);
  }
}

/** Reads the organizations that were not contacted for a time. */
import 'server-only';
import type { OrganizationListRow } from '@/lib/contract/entities/organization';
import { daysBetween } from '@/lib/format/wall-clock';
import { listOrganizations } from '@/lib/legacy/organizations';
import type { RequestContext } from '@/lib/legacy/request-context';
import {
  ageOf,
  FOLLOW_UP_AGES,
  followUpList,
  type OrganizationFollowUp,
} from './definitions/follow-up';
import { legacyQuery } from './legacy-query';
import type { ListState } from './state';

const PAGE = 200;
/** Bounds the number of calls: of more organizations those with the oldest contacts are read. */
const MOST_PAGES = 10;

export interface FollowUp {
  /** Those without a contact first, then the oldest contact first. */
  rows: OrganizationFollowUp[];
  /** Number of damaged organizations, which are missing. */
  unreadable: number;
  /** More organizations are due than were read. */
  isCut: boolean;
}

/** `today`: `YYYY-MM-DD`. Throws LegacyError. */
export async function readFollowUp(
  context: RequestContext,
  state: ListState,
  today: string,
): Promise<FollowUp> {
  const { days: least } = FOLLOW_UP_AGES[ageOf(state)];
  const daysOf = ({ lastContact }: OrganizationListRow) =>
    lastContact === null ? null : daysBetween(lastContact.slice(0, 10), today);
  const isDue = (row: OrganizationListRow) => (daysOf(row) ?? Number.POSITIVE_INFINITY) >= least;
  const read = (order: 'asce' | 'desc', belongs: (row: OrganizationListRow) => boolean) =>
    readWhile(context, { ...state, sort: { ...followUpList.defaultSort, order } }, belongs);

  const due = await read('asce', isDue);
  // Databases differ in whether nulls come first (legacy-api.md §1.16).
  const last = due.rows.some((row) => row.lastContact === null)
    ? NOTHING
    : await read('desc', (row) => row.lastContact === null);
  return {
    rows: [...last.rows, ...due.rows]
      .map((row) => ({ ...row, days: daysOf(row) }))
      .sort((a, b) => (a.lastContact ?? '').localeCompare(b.lastContact ?? '')),
    unreadable: last.unreadable + due.unreadable,
    isCut: last.isCut || due.isCut,
  };
}

const NOTHING = { rows: [], unreadable: 0, isCut: false };

/**
 * The rows from the first one up to one that does not belong. Equal rows have no order (legacy-api.md §1.16), so that a row
 * may come twice and another one not at all: then the whole list is read, sorted by id.
 */
async function readWhile(
  context: RequestContext,
  state: ListState,
  belongs: (row: OrganizationListRow) => boolean,
) {
  const byId = state.sort?.field === followUpList.numberField;
  const { params, query } = legacyQuery(followUpList, state);
  const rows: OrganizationListRow[] = [];
  let unreadable = 0;
  let isCut = true;
  for (let page = 0; page < MOST_PAGES && isCut; page += 1) {
    const input = { params: { ...params, page, size: PAGE }, query };
    const read = await listOrganizations(context, input);
    rows.push(...read.rows);
    unreadable += read.gaps.length;
    isCut = page + 1 < read.totalPages && (byId || read.rows.every(belongs));
  }
  if (!byId && new Set(rows.map(({ orgId }) => orgId)).size < rows.length && !isCut) {
    const sort = { field: followUpList.numberField, order: 'asce' } as const;
    return readWhile(context, { ...state, sort }, belongs);
  }
  return { rows: rows.filter(belongs), unreadable, isCut };
}

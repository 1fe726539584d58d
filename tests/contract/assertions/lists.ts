/** Assertions 10 to 19: the envelope around rows, their order, filters, ranges and switches (legacy-api.md §1.13 to §1.16). */
import { z } from 'zod';
import { dayOf } from '@/lib/format/wall-clock';
import { CannotCheck, check, checkMembers, read, required } from '@/tests/contract/checks';
import type { Received } from '@/tests/contract/client';
import {
  CALL_LOGS,
  checkOrder,
  checkRows,
  checkTotal,
  descriptionsFor,
  type Filter,
  filteredPage,
  firstPage,
  LISTS,
  type List,
  MY_EVENTS,
  memberOf,
  ORGANIZATIONS,
  ofEach,
  type Page,
  PRESENTER_EVENTS,
  parsed,
  requestPage,
} from '@/tests/contract/lists';
import { SIZE, UNKNOWN_TEXT } from '@/tests/contract/rows';
import { envelope, type Row, user } from '@/tests/contract/shapes';
import type { Assertions, ReadContext } from '@/tests/contract/suite';

const FIRST_SIZE = 10;
const LONG_AGO = { from: '1900-01-01 00:00:00', to: '1900-01-01 23:59:00' };
const SOONEST = { sortField: 'event.startDateTime', order: 'asce', upcomingOnly: 'true' };
const WIDE = { from: '1990-01-01 00:00:00', to: '1990-12-31 23:59:00' };
const DATED = LISTS.filter(({ dateField }) => dateField !== null);
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);

/** Checks every rule of §1.13. */
function checkEnvelope(response: Received, number: number, size: number): void {
  const found = read(response, envelope);
  const { content, totalElements, totalPages, pageable } = found;
  checkMembers(response, {
    '/totalPages': [totalPages, Math.ceil(totalElements / size)],
    '/number': [found.number, number],
    '/size': [found.size, size],
    '/numberOfElements': [found.numberOfElements, content.length],
    '/first': [found.first, number === 0],
    '/last': [found.last, number + 1 >= totalPages],
    '/empty': [found.empty, content.length === 0],
    '/sort/sorted': [found.sort.sorted, true],
    '/pageable/pageNumber': [pageable.pageNumber, number],
    '/pageable/pageSize': [pageable.pageSize, size],
    '/pageable/offset': [pageable.offset, number * size],
  });
}

async function checkPastTheEnd(context: ReadContext, list: List): Promise<void> {
  const { totalPages, totalElements } = await filteredPage(context, list);
  const past = await filteredPage(context, list, { params: { page: totalPages + 3 } });
  check(past.response, past.content.length === 0, 'no rows', '/content');
  checkTotal(past, past.totalElements === totalElements, 'the totals of the other pages');
}

async function checkNoMatch(context: ReadContext, list: List): Promise<void> {
  const nothing = list.dateField === null ? await emptyFilter(context) : { params: LONG_AGO };
  const { response, totalElements, totalPages } = await filteredPage(context, list, nothing);
  checkMembers(response, { '/totalElements': [totalElements, 0], '/totalPages': [totalPages, 0] });
}

const MOST_TRIES = 6;

/** A county and a status that no organization has together; organizations have no dates to filter by. */
async function emptyFilter(context: ReadContext) {
  const lookups = [];
  for (const filter of ORGANIZATIONS.filters)
    lookups.push(await descriptionsFor(context.reader, filter));
  const [counties = [], statuses = []] = lookups;
  for (const county of counties.slice(0, MOST_TRIES)) {
    const query = { county: [county], status: statuses.slice(-1) };
    const { content } = await filteredPage(context, ORGANIZATIONS, { query });
    if (content.length === 0) return { query };
  }
  throw new CannotCheck('every filter that was tried matches something');
}

async function checkSort(context: ReadContext, list: List, sortField: string, order: string) {
  const sorted = await filteredPage(context, list, { params: { sortField, order } });
  checkOrder(sorted, sortField, order === 'desc' ? 'desc' : 'asce');
}

/** Prefers two values of the first page to those of the lookup. */
async function checkOr(context: ReadContext, list: List, filter: Filter): Promise<void> {
  const known = await descriptionsFor(context.reader, filter);
  const { content } = await firstPage(context, list);
  const { member } = filter;
  const used = known.filter((value) =>
    content.some((row) => member !== null && memberOf(row, member) === value),
  );
  const values = [...new Set([...used, ...known])].slice(0, 2);
  if (values.length < 2) throw new CannotCheck(`it needs two values for ${filter.name}`);
  const pageOf = (wanted: string[]) =>
    filteredPage(context, list, { query: { [filter.name]: wanted } });
  const counts = [];
  for (const value of values) counts.push((await pageOf([value])).totalElements);
  const both = await pageOf(values);
  const [least, most] = [Math.max(...counts), counts.reduce((sum, one) => sum + one, 0)];
  // A row that can have several values counts once.
  const right = member ? both.totalElements === most : both.totalElements >= least;
  checkTotal(both, right && both.totalElements <= most, 'the rows of either');
  checkMatches(both, filter, values);
}

function checkMatches(page: Page, { name, member }: Filter, values: unknown[]): void {
  if (member === null) return;
  const matches = (row: Row) => values.includes(memberOf(row, member));
  checkRows(page, `a row that ${name} matches`, '', matches);
}

async function checkAnd(context: ReadContext, list: List): Promise<void> {
  const [one, other] = list.filters;
  if (!one?.member || !other?.member) return;
  const members = [one.member, other.member];
  const { content } = await firstPage(context, list);
  const full = content.find((row) => members.every((member) => memberOf(row, member)));
  const row = required(full, 'a row to match');
  const [first = '', second = ''] = members.map((member) => `${memberOf(row, member)}`);
  const query = { [one.name]: [first], [other.name]: [second] };
  const both = await filteredPage(context, list, { query });
  checkTotal(both, both.totalElements > 0, 'at least the row that has both');
  checkMatches(both, one, [first]);
  checkMatches(both, other, [second]);
}

/** Expects the rows of the unfiltered list. */
async function checkNoFilter(context: ReadContext, list: List, wanted: object, why: string) {
  const all = await filteredPage(context, list);
  const found = await filteredPage(context, list, wanted);
  checkTotal(found, found.totalElements === all.totalElements, why);
}

/** The field of the range and its values in rows, those of the first page first. */
async function datesOf(context: ReadContext, list: List) {
  const field = required(list.dateField, 'a list with dates');
  const sortField = list.sortFields.find((name) => name.endsWith(field)) ?? 'null';
  const latest = await filteredPage(context, list, { params: { sortField, order: 'desc' } });
  const { content } = await firstPage(context, list);
  return { field, dates: [...content, ...latest.content].map((row) => row[field]) };
}

async function checkRangeEnds(context: ReadContext, list: List): Promise<void> {
  const { field, dates } = await datesOf(context, list);
  const whole = dates.find((date) => moment.safeParse(date).success);
  // A range in a path has no fractions of a second.
  const at = `${required(whole, `a row whose ${field} is a whole second`)}`.replace('T', ' ');
  const exactly = await filteredPage(context, list, { params: { from: at, to: at } });
  checkTotal(exactly, exactly.totalElements > 0, 'the row of that very second');
  for (const params of [{ from: at }, { to: at }])
    await checkNoFilter(context, list, { params }, 'all rows: half a range is none');
}

async function checkRangeField(context: ReadContext, list: List): Promise<void> {
  const { field, dates } = await datesOf(context, list);
  const date = dates.find((found) => typeof found === 'string');
  const day = `${required(date, `a row with ${field}`)}`.slice(0, 10);
  const params = { from: `${day} 00:00:00`, to: `${day} 23:59:00` };
  const page = await filteredPage(context, list, { params });
  checkTotal(page, page.totalElements > 0, 'the rows of that day');
  const at = `/${field}`;
  checkRows(page, 'a date within the range', at, (row) => `${row[field]}`.startsWith(day));
}

async function checkUpcoming(context: ReadContext, list: List): Promise<void> {
  const upcoming = await filteredPage(context, list, { params: SOONEST });
  const ranged = await filteredPage(context, list, { params: { ...SOONEST, ...WIDE } });
  const same = ranged.totalElements === upcoming.totalElements;
  checkTotal(ranged, same, 'the same rows, whatever the range');
  const today = `${dayOf(new Date(), context.zone)}T00:00:00`;
  checkRows(upcoming, 'today or later', '/startDateTime', ({ startDateTime: start }) => {
    return typeof start === 'string' && start >= today;
  });
}

export const LIST_ASSERTIONS: Assertions = {
  10: {
    sentence: 'the first call of each list returns page 0 with 10 rows in the default order',
    reads: ofEach(LISTS, async (context, list) => {
      const first = await firstPage(context, list);
      const { response, content, totalElements } = first;
      const expected = `${FIRST_SIZE} rows, or as many as there are`;
      check(response, content.length === Math.min(FIRST_SIZE, totalElements), expected, '/content');
      checkOrder(first, list.defaultSort.field, list.defaultSort.order);
    }),
  },
  11: {
    sentence: 'the envelope has all its members, and they agree with each other',
    reads: ofEach(LISTS, async (context, list) => {
      checkEnvelope((await firstPage(context, list)).response, 0, FIRST_SIZE);
      checkEnvelope(await requestPage(context, list, { params: { page: 1 } }), 1, SIZE);
    }),
  },
  12: {
    sentence: 'a page past the end is empty with unchanged totals; no match means no page',
    async reads(context, recorder) {
      await ofEach(LISTS, checkPastTheEnd)(context, recorder);
      await ofEach(LISTS, checkNoMatch)(context, recorder);
    },
  },
  13: {
    sentence: 'asce and null ascend, desc descends, and without a field the default order counts',
    reads: ofEach(LISTS, async (context, list) => {
      const { field, order } = list.defaultSort;
      for (const wanted of ['asce', 'desc', 'null']) await checkSort(context, list, field, wanted);
      const opposite = order === 'asce' ? 'desc' : 'asce';
      checkOrder(await filteredPage(context, list, { params: { order: opposite } }), field, order);
    }),
  },
  14: {
    sentence: 'every field that the client sorts by is accepted',
    reads: ofEach(LISTS, async (context, list) => {
      for (const field of list.sortFields) await checkSort(context, list, field, 'asce');
    }),
  },
  15: {
    sentence: 'values of a filter are OR-ed, filters AND-ed; an unknown value alone is no filter',
    reads: ofEach(LISTS, async (context, list) => {
      for (const filter of list.filters) {
        await checkOr(context, list, filter);
        const query = { [filter.name]: [UNKNOWN_TEXT] };
        await checkNoFilter(context, list, { query }, 'all rows, as without a filter');
      }
      await checkAnd(context, list);
    }),
  },
  16: {
    sentence: 'a range of dates includes both its ends, and half a range is none',
    reads: ofEach(DATED, checkRangeEnds),
  },
  17: {
    sentence: 'ranges are on lastContactDate, events: startDateTime, call logs: lastModifiedDate',
    reads: ofEach(DATED, checkRangeField),
  },
  18: {
    sentence: 'upcomingOnly ignores the range and begins with today 00:00, that moment included',
    reads: ofEach([MY_EVENTS, PRESENTER_EVENTS], checkUpcoming),
    async writes({ fixtures, samples, writer, zone }, recorder) {
      await recorder.part('midnight', async () => {
        const startDateTime = `${dayOf(new Date(), zone)}T00:00:00`;
        const eventId = await fixtures.event({ values: { startDateTime }, join: true });
        const params = await samples.params('getFilteredMyEvents', SOONEST);
        const page = parsed(await writer.call('getFilteredMyEvents', params));
        const listed = page.content.some((row) => row.eventId === eventId);
        check(page.response, listed, 'the event that begins at midnight of today', '/content');
      });
    },
  },
  19: {
    sentence: 'onlyMine shows only call logs that the caller created',
    async reads(context) {
      const { firstName, lastName } = read(await context.reader.call('getUser'), user);
      const mine = await filteredPage(context, CALL_LOGS, { params: { onlyMine: 'true' } });
      checkRows(mine, "the caller's name", '/createdBy', ({ createdBy }) => {
        return createdBy === `${firstName} ${lastName}`;
      });
    },
  },
};

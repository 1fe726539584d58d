/** Assertions 10 to 19: the envelope around rows, their order, filters, ranges and switches (legacy-api.md §1.13 to §1.16). */
import { z } from 'zod';
import { startOfToday } from '@/tests/contract/clock';
import type { Asked } from '@/tests/contract/line';
import {
  askPage,
  CALL_LOGS,
  descriptionsFor,
  type Filter,
  filteredPage,
  firstPage,
  inOrder,
  LISTS,
  type List,
  MY_EVENTS,
  ORGANIZATIONS,
  ofEach,
  type Page,
  PRESENTER_EVENTS,
  parsed,
  SIZE,
} from '@/tests/contract/lists';
import { UNKNOWN_TEXT } from '@/tests/contract/rows';
import { envelope, user } from '@/tests/contract/shapes';
import type { Question, ReadContext } from '@/tests/contract/suite';
import { agrees, CannotAsk, given, read, that } from '@/tests/contract/witness';

const FIRST_SIZE = 10;
const LONG_AGO = { from: '1900-01-01 00:00:00', to: '1900-01-01 23:59:00' };
const WIDE = { from: '1990-01-01 00:00:00', to: '1990-12-31 23:59:00' };
const DATED = LISTS.filter(({ dateField }) => dateField !== null);
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);

/** Every rule of §1.13. */
function hasEnvelope(asked: Asked, number: number, size: number): void {
  const found = read(asked, envelope);
  const { content, totalElements, totalPages, pageable } = found;
  agrees(asked, {
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

async function goesPastTheEnd(context: ReadContext, list: List): Promise<void> {
  const before = await filteredPage(context, list);
  const past = await filteredPage(context, list, { page: before.totalPages + 3 });
  that(past.asked, past.content.length === 0, 'no rows', '/content');
  if (past.totalElements === before.totalElements) return;
  // Rows may have been written meanwhile.
  const after = parsed(await askPage(context, list, {}, true));
  const same = past.totalElements === after.totalElements;
  that(past.asked, same, 'the totals of the other pages', '/totalElements');
}

async function findsNothing(context: ReadContext, list: List): Promise<void> {
  const nothing = list.dateField === null ? await emptyFilter(context) : LONG_AGO;
  const { asked, totalElements, totalPages } = await filteredPage(context, list, nothing);
  agrees(asked, { '/totalElements': [totalElements, 0], '/totalPages': [totalPages, 0] });
}

const MOST_TRIES = 6;

/** A county and a status that no organization has together; organizations have no dates to go by. */
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
  throw new CannotAsk('every filter that was tried matches something');
}

async function sorts(context: ReadContext, list: List, field: string, order: string) {
  const sorted = await filteredPage(context, list, { sortField: field, order });
  inOrder(sorted, field, order === 'desc' ? 'desc' : 'asce');
}

/** Of two descriptions that rows of the first page have; lookup rows where the rows do not tell. */
async function ors(context: ReadContext, list: List, filter: Filter): Promise<void> {
  const known = await descriptionsFor(context.reader, filter);
  const { content } = await firstPage(context, list);
  const used = known.filter((value) => content.some((row) => filter.of?.(row) === value));
  const values = [...new Set([...used, ...known])].slice(0, 2);
  if (values.length < 2) throw new CannotAsk(`it needs two values for ${filter.name}`);
  const asking = (wanted: string[]) =>
    filteredPage(context, list, { query: { [filter.name]: wanted } });
  const counts = [];
  for (const value of values) counts.push((await asking([value])).totalElements);
  const both = await asking(values);
  const [least, most] = [Math.max(...counts), counts.reduce((sum, one) => sum + one, 0)];
  // A row that can have several values counts once.
  const right = filter.of ? both.totalElements === most : both.totalElements >= least;
  that(both.asked, right && both.totalElements <= most, 'the rows of either', '/totalElements');
  isAmong(both, filter, values);
}

function isAmong({ asked, content }: Page, filter: Filter, values: string[]): void {
  for (const [index, row] of content.entries()) {
    const right = filter.of === undefined || values.some((value) => filter.of?.(row) === value);
    that(asked, right, `a row that ${filter.name} matches`, `/content/${index}`);
  }
}

async function ands(context: ReadContext, list: List): Promise<void> {
  const [one, other] = list.filters;
  if (!one?.of || !other?.of) return;
  const { content } = await firstPage(context, list);
  const row = given(
    content.find((found) => one.of?.(found) && other.of?.(found)),
    'a row to match',
  );
  const [first, second] = [`${one.of(row)}`, `${other.of(row)}`];
  const query = { [one.name]: [first], [other.name]: [second] };
  const both = await filteredPage(context, list, { query });
  that(both.asked, both.totalElements > 0, 'at least the row that has both', '/totalElements');
  isAmong(both, one, [first]);
  isAmong(both, other, [second]);
}

/** The same rows as without it. */
async function isNoFilter(context: ReadContext, list: List, wanted: object, why: string) {
  const all = await filteredPage(context, list);
  const found = await filteredPage(context, list, wanted);
  that(found.asked, found.totalElements === all.totalElements, why, '/totalElements');
}

/** Dates that rows of the list have, those of the first page first. */
async function datesOf(context: ReadContext, list: List, field: string): Promise<unknown[]> {
  const sortField = list.sortFields.find((name) => name.endsWith(field)) ?? 'null';
  const latest = await filteredPage(context, list, { sortField, order: 'desc' });
  const { content } = await firstPage(context, list);
  return [...content, ...latest.content].map((row) => row[field]);
}

async function ranges(context: ReadContext, list: List): Promise<void> {
  const field = given(list.dateField, 'a list with dates');
  const dates = await datesOf(context, list, field);
  const whole = dates.find((date) => moment.safeParse(date).success);
  // A path names no fractions of a second.
  const at = `${given(whole, `a row whose ${field} is a whole second`)}`.replace('T', ' ');
  const exactly = await filteredPage(context, list, { from: at, to: at });
  that(exactly.asked, exactly.totalElements > 0, 'the row of that very second', '/totalElements');
  for (const open of [{ from: at }, { to: at }])
    await isNoFilter(context, list, open, 'all rows: half a range is none');
}

async function rangesOn(context: ReadContext, list: List): Promise<void> {
  const field = given(list.dateField, 'a list with dates');
  const dates = await datesOf(context, list, field);
  const date = dates.find((found) => typeof found === 'string');
  const day = `${given(date, `a row with ${field}`)}`.slice(0, 10);
  const range = { from: `${day} 00:00:00`, to: `${day} 23:59:00` };
  const { asked, totalElements, content } = await filteredPage(context, list, range);
  that(asked, totalElements > 0, 'the rows of that day', '/totalElements');
  for (const [index, row] of content.entries())
    that(
      asked,
      `${row[field]}`.startsWith(day),
      'a date within the range',
      `/content/${index}/${field}`,
    );
}

async function showsUpcoming(context: ReadContext, list: List): Promise<void> {
  const own = { upcomingOnly: 'true' };
  const sorted = { sortField: 'event.startDateTime', order: 'asce', own };
  const upcoming = await filteredPage(context, list, sorted);
  const ranged = await filteredPage(context, list, { ...sorted, ...WIDE });
  const same = ranged.totalElements === upcoming.totalElements;
  that(ranged.asked, same, 'the same rows, whatever the range', '/totalElements');
  const today = startOfToday(context.zone);
  for (const [index, { startDateTime }] of upcoming.content.entries()) {
    const due = typeof startDateTime === 'string' && startDateTime >= today;
    that(upcoming.asked, due, 'today or later', `/content/${index}/startDateTime`);
  }
}

export const LIST_QUESTIONS: Question[] = [
  {
    label: '10',
    sentence: 'the first call of each list answers page 0 with 10 rows in the default order',
    reads: ofEach(LISTS, async (context, list) => {
      const first = await firstPage(context, list);
      const { asked, content, totalElements } = first;
      const expected = `${FIRST_SIZE} rows, or as many as there are`;
      that(asked, content.length === Math.min(FIRST_SIZE, totalElements), expected, '/content');
      inOrder(first, list.defaultSort.field, list.defaultSort.order);
    }),
  },
  {
    label: '11',
    sentence: 'the envelope has all its members, and they agree with each other',
    reads: ofEach(LISTS, async (context, list) => {
      hasEnvelope((await firstPage(context, list)).asked, 0, FIRST_SIZE);
      hasEnvelope(await askPage(context, list, { page: 1 }), 1, SIZE);
    }),
  },
  {
    label: '12',
    sentence:
      'a page past the end is empty with unchanged totals; where nothing matches there is no page',
    async reads(context, witness) {
      await ofEach(LISTS, goesPastTheEnd)(context, witness);
      await ofEach(LISTS, findsNothing)(context, witness);
    },
  },
  {
    label: '13',
    sentence: 'asce and null ascend, desc descends, and without a field the default order counts',
    reads: ofEach(LISTS, async (context, list) => {
      const { field, order } = list.defaultSort;
      for (const asked of ['asce', 'desc', 'null']) await sorts(context, list, field, asked);
      const opposite = order === 'asce' ? 'desc' : 'asce';
      inOrder(await filteredPage(context, list, { order: opposite }), field, order);
    }),
  },
  {
    label: '14',
    sentence: 'every field that the client sorts by is accepted',
    reads: ofEach(LISTS, async (context, list) => {
      for (const field of list.sortFields) await sorts(context, list, field, 'asce');
    }),
  },
  {
    label: '15',
    sentence:
      'values of one filter are OR-ed, filters are AND-ed, and an unknown value alone is no filter',
    reads: ofEach(LISTS, async (context, list) => {
      for (const filter of list.filters) {
        await ors(context, list, filter);
        const query = { [filter.name]: [UNKNOWN_TEXT] };
        await isNoFilter(context, list, { query }, 'all rows, as without a filter');
      }
      await ands(context, list);
    }),
  },
  {
    label: '16',
    sentence: 'a range of dates includes both its ends, and half a range is none',
    reads: ofEach(DATED, ranges),
  },
  {
    label: '17',
    sentence:
      'ranges are on lastContactDate of contacts, startDateTime of events, lastModifiedDate of call logs',
    reads: ofEach(DATED, rangesOn),
  },
  {
    label: '18',
    sentence: 'upcomingOnly ignores the range and begins with today 00:00, that moment included',
    reads: ofEach([MY_EVENTS, PRESENTER_EVENTS], showsUpcoming),
    async writes(context, witness) {
      await witness.part('midnight', async () => {
        const { fixtures, writer, zone } = context;
        const startDateTime = startOfToday(zone);
        const eventId = await fixtures.event({ values: { startDateTime }, join: true });
        const sort = { page: 0, size: 5, sortField: 'event.startDateTime', order: 'asce' };
        const range = { from: 'null', to: 'null', upcomingOnly: 'true' };
        const asked = await writer.ask(MY_EVENTS.filtered, { ...sort, ...range });
        const rows = z.object({ content: z.array(z.object({ eventId: z.number() })) });
        const listed = read(asked, rows).content.some((row) => row.eventId === eventId);
        that(asked, listed, 'the event that begins at midnight of today', '/content');
      });
    },
  },
  {
    label: '19',
    sentence: 'onlyMine shows only call logs that the caller created',
    async reads(context) {
      const { firstName, lastName } = read(await context.reader.ask('getUser'), user);
      const mine = await filteredPage(context, CALL_LOGS, { own: { onlyMine: 'true' } });
      for (const [index, { createdBy }] of mine.content.entries()) {
        const own = createdBy === `${firstName} ${lastName}`;
        that(mine.asked, own, "the caller's name", `/content/${index}/createdBy`);
      }
    },
  },
];

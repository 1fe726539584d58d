/** Assertions 15 to 19: filters, ranges of dates, and the two switches (legacy-api.md §1.15, §3.4 to §3.8). */
import { z } from 'zod';
import { getUser } from '@/lib/contract/calls/session';
import { startOfToday } from '@/tests/contract/clock';
import {
  CALL_LOGS,
  type Filter,
  LISTS,
  type List,
  MY_EVENTS,
  PRESENTER_EVENTS,
} from '@/tests/contract/lists';
import { descriptionsFor } from '@/tests/contract/lookups';
import { filteredPage, firstPage, ofEach, type Page } from '@/tests/contract/pages';
import { UNKNOWN_TEXT } from '@/tests/contract/samples';
import type { Question, ReadContext } from '@/tests/contract/suite/question';
import { CannotAsk, given, read, that } from '@/tests/contract/suite/witness';
import { user } from '@/tests/contract/wire/shapes';

const SCHEDULES = [MY_EVENTS, PRESENTER_EVENTS];
const DATED = LISTS.filter(({ dateField }) => dateField !== null);
const WIDE = { from: '1990-01-01 00:00:00', to: '1990-12-31 23:59:00' };
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);

async function manyAre(context: ReadContext, list: List, query: Record<string, string[]>) {
  return (await filteredPage(context, list, { query })).totalElements;
}

/** Two descriptions that rows of the first page have; lookup rows where the rows do not tell. */
async function twoValues(context: ReadContext, list: List, filter: Filter): Promise<string[]> {
  const known = await descriptionsFor(context.reader, filter);
  const { content } = await firstPage(context, list);
  const used = known.filter((value) => content.some((row) => filter.of?.(row) === value));
  return [...new Set([...used, ...known])].slice(0, 2);
}

async function ors(context: ReadContext, list: List, filter: Filter): Promise<void> {
  const values = await twoValues(context, list, filter);
  if (values.length < 2) throw new CannotAsk(`it needs two values for ${filter.name}`);
  const counts = [];
  for (const value of values) counts.push(await manyAre(context, list, { [filter.name]: [value] }));
  const both = await filteredPage(context, list, { query: { [filter.name]: values } });
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

async function ignoresUnknown(context: ReadContext, list: List, filter: Filter): Promise<void> {
  const all = await filteredPage(context, list);
  const query = { [filter.name]: [UNKNOWN_TEXT] };
  const found = await filteredPage(context, list, { query });
  const expected = 'all rows, as without a filter';
  that(found.asked, found.totalElements === all.totalElements, expected, '/totalElements');
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
  const whole = dates.map((date) => moment.safeParse(date)).find(({ success }) => success);
  // A path names no fractions of a second.
  const at = given(whole?.data, `a row whose ${field} is a whole second`).replace('T', ' ');
  const exactly = await filteredPage(context, list, { from: at, to: at });
  that(exactly.asked, exactly.totalElements > 0, 'the row of that very second', '/totalElements');
  const all = await filteredPage(context, list);
  for (const open of [{ from: at }, { to: at }]) {
    const half = await filteredPage(context, list, open);
    const expected = 'all rows: half a range is none';
    that(half.asked, half.totalElements === all.totalElements, expected, '/totalElements');
  }
}

async function rangesOn(context: ReadContext, list: List): Promise<void> {
  const field = given(list.dateField, 'a list with dates');
  const dates = await datesOf(context, list, field);
  const date = dates.find((found) => typeof found === 'string');
  const day = given(date, `a row with ${field}`).slice(0, 10);
  const found = await filteredPage(context, list, {
    from: `${day} 00:00:00`,
    to: `${day} 23:59:00`,
  });
  that(found.asked, found.totalElements > 0, 'the rows of that day', '/totalElements');
  for (const [index, row] of found.content.entries()) {
    const within = typeof row[field] === 'string' && row[field].startsWith(day);
    that(found.asked, within, 'a date within the range', `/content/${index}/${field}`);
  }
}

async function showsUpcoming(context: ReadContext, list: List): Promise<void> {
  const own = { upcomingOnly: 'true' };
  const sorted = { sortField: 'event.startDateTime', order: 'asce', own };
  const upcoming = await filteredPage(context, list, sorted);
  const ranged = await filteredPage(context, list, { ...sorted, ...WIDE });
  const [same, counted] = [ranged.totalElements === upcoming.totalElements, '/totalElements'];
  that(ranged.asked, same, 'the same rows, whatever the range', counted);
  const today = startOfToday(context.zone);
  for (const [index, { startDateTime }] of upcoming.content.entries()) {
    const due = typeof startDateTime === 'string' && startDateTime >= today;
    that(upcoming.asked, due, 'today or later', `/content/${index}/startDateTime`);
  }
}

export const FILTERS: Question[] = [
  {
    label: '15',
    sentence:
      'values of one filter are OR-ed, filters are AND-ed, and an unknown value alone is no filter',
    reads: ofEach(LISTS, async (context, list) => {
      for (const filter of list.filters) {
        await ors(context, list, filter);
        await ignoresUnknown(context, list, filter);
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
    reads: ofEach(SCHEDULES, showsUpcoming),
    async writes(context, witness) {
      await witness.part('midnight', async () => {
        const { fixtures, writer, zone } = context;
        const startDateTime = startOfToday(zone);
        const eventId = await fixtures.event({ values: { startDateTime }, join: true });
        const params = { page: 0, size: 5, sortField: 'event.startDateTime', order: 'asce' };
        const asked = await writer.read(MY_EVENTS.filtered, {
          params: { ...params, from: 'null', to: 'null', upcomingOnly: 'true' },
        });
        const rows = read(asked, z.object({ content: z.array(z.object({ eventId: z.number() })) }));
        const listed = rows.content.some((row) => row.eventId === eventId);
        that(asked, listed, 'the event that begins at midnight of today', '/content');
      });
    },
  },
  {
    label: '19',
    sentence: 'onlyMine shows only call logs that the caller created',
    async reads(context) {
      const { firstName, lastName } = read(await context.reader.ask(getUser), user);
      const mine = await filteredPage(context, CALL_LOGS, { own: { onlyMine: 'true' } });
      for (const [index, row] of mine.content.entries()) {
        const own = row.createdBy === `${firstName} ${lastName}`;
        that(mine.asked, own, "the caller's name", `/content/${index}/createdBy`);
      }
    },
  },
];

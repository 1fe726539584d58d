/** Dates, search tokens and streamed rows (legacy-api.md §1.11, §1.12, §3.4, §3.7 and §4). */
import { text } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as schema from '@/backend/database/schema';
import { jsonList } from '@/backend/http/responses';
import { tokenize } from '@/backend/search/tokens';
import { offsetDate, parseWallClock, wallClockAt } from '@/backend/wire/dates';
import { pathDate } from '@/backend/wire/path-and-query';
import { allRows, EVERY_ROW } from '@/backend/wire/rows';

const CHICAGO = 'America/Chicago';

test('an instant is printed in UTC or in a zone', () => {
  expect(offsetDate(new Date(0))).toBe('1970-01-01T00:00:00.000+00:00');
  const instants = ['2021-05-03T14:30:00.123Z', '2022-01-01T05:59:59.999Z'];
  expect(instants.map((instant) => wallClockAt(new Date(instant), CHICAGO))).toEqual([
    ...['2021-05-03 09:30:00.123', '2021-12-31 23:59:59.999'],
  ]);
});

test.each([
  ['2021-05-03T09:30', '2021-05-03 09:30'],
  ['2021-05-03T09:30:00.123456789', '2021-05-03 09:30:00.123456789'],
  ['2021-05-03T14:30:00Z', '2021-05-03 14:30:00'],
  ['2024-02-29T00:00:00', '2024-02-29 00:00:00'],
])('the date %s of a body is stored as %s', (sent, stored) => {
  expect(parseWallClock(sent)).toBe(stored);
});

test.each([
  ...['2021-05-03T09:30:00-05:00', '2021-05-03 09:30:00', '2021-05-03', '2021-5-3T09:30:00'],
  ...['2021-02-29T09:30:00', '2021-13-01T09:30:00', '2021-05-03T24:00:00', '2021-05-03T09:60:00'],
  ...['2021-05-03T09:30:60', '0000-01-01T00:00:00', 'tomorrow'],
])('%s is not a valid date of a body', (sent) => {
  expect(parseWallClock(sent)).toBeUndefined();
});

test.each([
  ['2021-05-31 23:59:00', '2021-05-31 23:59:00'],
  ['2021-02-30 10:00:00', '2021-02-28 10:00:00'],
  ['NULL', null],
])('the date %s of a path is read as %s', (sent, read) => {
  expect(pathDate(sent)).toBe(read);
});

test.each([
  ...['2021-05-01', '2021-05-01T00:00:00', '2021-13-01 00:00:00', '2021-05-01 24:00:00', ''],
])('the date "%s" of a path is a server error', (sent) => {
  expect(() => pathDate(sent)).toThrow(expect.objectContaining({ statusCode: 500 }));
});

test.each([
  ["St. Mary's", ['st', 'mary', 's']],
  ['cafe\u0301 ÉTÉ', ['café', 'été']],
  ['a_b, a/b; A', ['a', 'b']],
  ['مركز 日本', ['مركز', '日本']],
  ['… & —', []],
  // Truncated as in the search engine.
  ['x'.repeat(1000), ['x'.repeat(255)]],
])('the tokens of "%s" are %j', (searched, tokens) => {
  expect(tokenize(searched)).toEqual(tokens);
});

test.each([0, 2_000, 5_001])('an export of %i rows has each row once, in batches', async (size) => {
  const limits: number[] = [];
  let given = 0;
  const source = {
    id: schema.contact.contactId,
    idOf: (row: { id: number }) => row.id,
    read: async (_db: unknown, _condition: unknown, limit = EVERY_ROW) => {
      limits.push(limit);
      const length = Math.min(limit, size - given);
      const rows = Array.from({ length }, (_, index) => ({ id: given + index + 1 }));
      given += length;
      return rows;
    },
  };
  const listed = JSON.parse(await text(jsonList(allRows(drizzle.mock({ schema }), source))));
  expect(listed).toEqual(Array.from({ length: size }, (_, index) => ({ id: index + 1 })));
  expect(Math.max(...limits)).toBe(2_000);
});

test('a failing batch interrupts the list, so that it is not valid JSON', async () => {
  async function* failing() {
    yield [{ id: 1 }];
    throw new Error('connection lost');
  }
  await expect(text(jsonList(failing()))).rejects.toThrow('connection lost');
});

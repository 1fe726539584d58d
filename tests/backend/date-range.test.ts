/** The dates that a list's path carries (legacy-api.md §1.11). */
import { pathDate } from '@/backend/wire/request-values';

test.each([
  ['2021-05-01 00:00:00', '2021-05-01 00:00:00'],
  ['2021-05-31 23:59:00', '2021-05-31 23:59:00'],
  ['2021-02-30 10:00:00', '2021-02-28 10:00:00'],
  ['2024-02-31 10:00:00', '2024-02-29 10:00:00'],
  ['2021-04-31 10:00:00', '2021-04-30 10:00:00'],
  ['2021-12-31 10:00:00', '2021-12-31 10:00:00'],
  ['0001-01-01 00:00:00', '0001-01-01 00:00:00'],
])('the path date %s is taken as %s', (text, stored) => {
  expect(pathDate(text)).toBe(stored);
});

test.each(['null', 'NULL', 'Null'])('the word %s is no date', (text) => {
  expect(pathDate(text)).toBeNull();
});

test.each([
  '2021-05-01',
  '2021-05-01T00:00:00',
  '2021-05-01  00:00:00',
  '2021-05-01 00:00',
  '2021-5-01 00:00:00',
  '2021-05-01 0:00:00',
  '2021-05-00 00:00:00',
  '2021-05-32 00:00:00',
  '2021-00-01 00:00:00',
  '2021-13-01 00:00:00',
  '2021-05-01 24:00:00',
  '2021-05-01 00:60:00',
  '2021-05-01 00:00:60',
  '0000-01-01 00:00:00',
  'yesterday',
  '',
])('the path date "%s" is a server error', (text) => {
  expect(() => pathDate(text)).toThrow(expect.objectContaining({ statusCode: 500 }));
});

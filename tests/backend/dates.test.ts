/** The two date families and the agency's clock (legacy-api.md §1.11 and §1.12). */
import { offsetDate, rowDate, sentDate, wallClockAt } from '@/backend/wire/dates';

const CHICAGO = 'America/Chicago';

test.each([
  ['summer', '2021-05-03 09:30:00', '2021-05-03T14:30:00.000+00:00'],
  ['winter', '2021-12-03 09:30:00.5', '2021-12-03T15:30:00.500+00:00'],
  ['the evening before a new year', '2021-12-31 20:00:00', '2022-01-01T02:00:00.000+00:00'],
  ['just before the spring change', '2021-03-14 01:59:59', '2021-03-14T07:59:59.000+00:00'],
  ['the hour that spring skips', '2021-03-14 02:30:00', '2021-03-14T08:30:00.000+00:00'],
  ['just after the spring change', '2021-03-14 03:00:00', '2021-03-14T08:00:00.000+00:00'],
  ['just before the doubled hour', '2021-11-07 00:59:59', '2021-11-07T05:59:59.000+00:00'],
  ['the hour that autumn doubles', '2021-11-07 01:30:00', '2021-11-07T07:30:00.000+00:00'],
  ['just after the doubled hour', '2021-11-07 02:00:00', '2021-11-07T08:00:00.000+00:00'],
])('a raw row of %s is shifted from Chicago to UTC', (_case, stored, shifted) => {
  expect(rowDate(stored, CHICAGO)).toBe(shifted);
});

test.each([
  ['UTC', '2021-05-03T09:30:00.000+00:00'],
  ['Asia/Kolkata', '2021-05-03T04:00:00.000+00:00'],
  ['Pacific/Auckland', '2021-05-02T21:30:00.000+00:00'],
])('a raw row is read in the zone %s of the server', (zone, shifted) => {
  expect(rowDate('2021-05-03 09:30:00', zone)).toBe(shifted);
});

test('a raw row without a date has none', () => {
  expect(rowDate(null, CHICAGO)).toBeNull();
});

test.each([
  ['2021-05-03T14:30:00.123Z', '2021-05-03 09:30:00.123'],
  ['2022-01-01T05:59:59.999Z', '2021-12-31 23:59:59.999'],
])('at %s the clock in Chicago shows %s', (instant, shown) => {
  expect(wallClockAt(new Date(instant), CHICAGO)).toBe(shown);
});

test('an instant is printed in UTC with three digits and an offset of zeros', () => {
  expect(offsetDate(new Date(0))).toBe('1970-01-01T00:00:00.000+00:00');
});

test.each([
  ['2021-05-03T09:30', '2021-05-03 09:30'],
  ['2021-05-03T09:30:00', '2021-05-03 09:30:00'],
  ['2021-05-03T09:30:00.123456789', '2021-05-03 09:30:00.123456789'],
  ['2021-05-03T14:30:00Z', '2021-05-03 14:30:00'],
  ['2024-02-29T00:00:00', '2024-02-29 00:00:00'],
])('the date %s is taken as it stands', (sent, stored) => {
  expect(sentDate(sent)).toBe(stored);
});

test.each([
  '2021-05-03T09:30:00-05:00',
  '2021-05-03T14:30:00.000+00:00',
  '2021-05-03 09:30:00',
  '2021-05-03',
  '2021-5-3T09:30:00',
  '2021-02-29T09:30:00',
  '2021-04-31T09:30:00',
  '2021-13-01T09:30:00',
  '2021-05-03T24:00:00',
  '2021-05-03T09:60:00',
  '2021-05-03T09:30:60',
  '0000-01-01T00:00:00',
  'tomorrow',
])('the text %s is no date', (sent) => {
  expect(sentDate(sent)).toBeUndefined();
});

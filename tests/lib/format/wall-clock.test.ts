/** Wall-clock text: printed for people, taken from instants, never moved by a zone. */
import { dayOf, formatDateTime, formatDay, wallClockOf } from '@/lib/format/wall-clock';

test.each([
  ['2021-05-03T09:05:00', '5/3/2021 09:05 AM'],
  ['2021-05-03T00:00:00', '5/3/2021 12:00 AM'],
  ['2021-05-03T00:59:59', '5/3/2021 12:59 AM'],
  ['2021-05-03T12:00:00', '5/3/2021 12:00 PM'],
  ['2021-05-03T13:07:00', '5/3/2021 01:07 PM'],
  ['2021-12-31T23:59:00', '12/31/2021 11:59 PM'],
  ['2021-03-14T02:30:00', '3/14/2021 02:30 AM'],
])('%s prints as %s', (wallClock, expected) => {
  expect(formatDateTime(wallClock)).toBe(expected);
});

test.each([null, '', 'yesterday', '2021-05-03'])('%j prints as nothing', (text) => {
  expect(formatDateTime(text)).toBe('');
});

test.each([
  ['America/Chicago', '2021-05-03T14:30:00Z', '2021-05-03T09:30:00'],
  ['America/Chicago', '2021-01-15T05:59:59Z', '2021-01-14T23:59:59'],
  ['America/Chicago', '2021-01-15T06:00:00Z', '2021-01-15T00:00:00'],
  ['UTC', '2021-05-03T14:30:00Z', '2021-05-03T14:30:00'],
  ['Pacific/Kiritimati', '2021-05-03T14:30:00Z', '2021-05-04T04:30:00'],
  ['Asia/Kathmandu', '2021-05-03T14:30:00Z', '2021-05-03T20:15:00'],
])('a clock in %s shows %s as %s', (zone, instant, expected) => {
  expect(wallClockOf(new Date(instant), zone)).toBe(expected);
});

test.each([
  ['the hour before summer time', 'America/Chicago', '2021-03-14T07:59:59Z', '2021-03-14'],
  ['the hour after it began', 'America/Chicago', '2021-03-14T08:00:00Z', '2021-03-14'],
  ['the last second of that short day', 'America/Chicago', '2021-03-15T04:59:59Z', '2021-03-14'],
  ['the first second after it', 'America/Chicago', '2021-03-15T05:00:00Z', '2021-03-15'],
  ['the hour that comes twice', 'America/Chicago', '2021-11-07T07:30:00Z', '2021-11-07'],
  ['the last second of that long day', 'America/Chicago', '2021-11-08T05:59:59Z', '2021-11-07'],
  ['the first second after it', 'America/Chicago', '2021-11-08T06:00:00Z', '2021-11-08'],
  ['a day that begins at 01:00', 'America/Santiago', '2022-09-11T05:00:00Z', '2022-09-11'],
  ['a zone that is a day ahead', 'Pacific/Auckland', '2021-05-03T14:30:00Z', '2021-05-04'],
])('in %s (%s, %s) today is %s', (_what, zone, instant, day) => {
  expect(dayOf(new Date(instant), zone)).toBe(day);
});

test('a day prints without leading zeros, and no zone moves it', () => {
  expect(formatDay('2026-01-01')).toBe('1/1/2026');
  expect(formatDay('1900-12-31')).toBe('12/31/1900');
});

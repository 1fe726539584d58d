/** Wall-clock text, formatted and taken from instants. */
import { dayOf, formatDateTime, wallClockOf } from '@/lib/format/wall-clock';

test.each<[string | null, string]>([
  ['2021-05-03T09:05:00', '5/3/2021 09:05 AM'],
  ['2021-05-03T00:00:00', '5/3/2021 12:00 AM'],
  ['2021-05-03T12:00:00', '5/3/2021 12:00 PM'],
  ['2021-12-31T23:59:00', '12/31/2021 11:59 PM'],
  ['2021-03-14T02:30:00', '3/14/2021 02:30 AM'],
  ...[null, '', 'yesterday', '2021-05-03'].map((text): [string | null, string] => [text, '']),
])('formats %j as "%s"', (wallClock, expected) => {
  expect(formatDateTime(wallClock)).toBe(expected);
});

test.each([
  ['America/Chicago', '2021-05-03T14:30:00Z', '2021-05-03T09:30:00'],
  ['America/Chicago', '2021-01-15T05:59:59Z', '2021-01-14T23:59:59'],
  ['America/Chicago', '2021-01-15T06:00:00Z', '2021-01-15T00:00:00'],
  ['Asia/Kathmandu', '2021-05-03T14:30:00Z', '2021-05-03T20:15:00'],
  // A clock change at midnight.
  ['America/Santiago', '2022-09-11T05:00:00Z', '2022-09-11T02:00:00'],
  // The days on which the clocks change.
  ['America/Chicago', '2021-03-15T04:59:59Z', '2021-03-14T23:59:59'],
  ['America/Chicago', '2021-11-07T07:30:00Z', '2021-11-07T01:30:00'],
  ['America/Chicago', '2021-11-08T05:59:59Z', '2021-11-07T23:59:59'],
  ['Pacific/Auckland', '2021-05-03T14:30:00Z', '2021-05-04T02:30:00'],
])('the wall clock in %s at %s is %s', (zone, instant, expected) => {
  expect(wallClockOf(new Date(instant), zone)).toBe(expected);
  expect(dayOf(new Date(instant), zone)).toBe(expected.slice(0, 10));
});

/** Dates of both families as wall clock, where the backend runs in another zone than the agency. */
import { wallClock } from '@/lib/legacy/wall-clock';
import { setSettings } from '@/tests/support/settings';

// A backend in New York, whose rows must not be read with the agency's zone.
setSettings({ LEGACY_ROW_TIME_ZONE: 'America/New_York', AGENCY_TIME_ZONE: 'America/Chicago' });

test.each([
  ['with seconds', '2021-05-03T09:30:00', '2021-05-03T09:30:00'],
  ['with a fraction of one digit', '2021-05-03T09:30:00.1', '2021-05-03T09:30:00'],
  ['with a fraction of nine digits', '2021-05-03T09:30:59.123456789', '2021-05-03T09:30:59'],
  ['without seconds', '2021-05-03T09:30', '2021-05-03T09:30:00'],
  ['in an hour that summer time skips', '2021-03-14T02:30:00', '2021-03-14T02:30:00'],
])('a local date %s stays the same wall clock', (_what, wire, expected) => {
  expect(wallClock(wire)).toBe(expected);
});

test.each([
  ['in summer', '2021-05-03T14:30:00.000+00:00', '2021-05-03T10:30:00'],
  ['in winter', '2021-01-15T14:30:00.000+00:00', '2021-01-15T09:30:00'],
  ['just before summer time', '2021-03-14T06:59:59.000+00:00', '2021-03-14T01:59:59'],
  ['just after summer time began', '2021-03-14T07:00:00.000+00:00', '2021-03-14T03:00:00'],
  ['on the day before', '2021-05-03T02:00:00.000+00:00', '2021-05-02T22:00:00'],
  ['at midnight', '2021-05-03T04:00:00.000+00:00', '2021-05-03T00:00:00'],
  ['with the letter Z', '2021-05-03T14:30:00Z', '2021-05-03T10:30:00'],
  ['with another offset', '2021-05-03T14:30:00.000+02:00', '2021-05-03T08:30:00'],
])("a date with an offset %s is converted to the backend's zone", (_what, wire, expected) => {
  expect(wallClock(wire)).toBe(expected);
});

test.each([
  null,
  '',
  'yesterday',
  'note 2021',
  '2021-05-03',
  '1620052200000',
  '2021-99-03T14:30:00Z',
])('%j is not a date and becomes null', (wire) => {
  expect(wallClock(wire)).toBeNull();
});

/** Dates as they are typed: what can be read is read for certain, the rest is left, and no zone moves anything. */
import {
  anHourLater,
  partsOf,
  printDateTime,
  printDay,
  readDateTime,
  readDay,
  withDay,
  withTime,
} from '@/lib/format/typed-date';

const LOCAL_PARTS = [
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'getTimezoneOffset',
  'toString',
  'setHours',
] as const;

/** Every way by which the zone of the machine could come in. */
beforeEach(() => {
  for (const name of LOCAL_PARTS) {
    jest.spyOn(Date.prototype, name).mockImplementation(() => {
      throw new Error(`${name} looks at the zone of the machine`);
    });
  }
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['05-03-2026 09:30 AM', '2026-05-03T09:30'],
  ['5/3/2026 9:30 am', '2026-05-03T09:30'],
  ['5.3.26 9:30p.m.', '2026-05-03T21:30'],
  ['5/3/2026, 9 PM', '2026-05-03T21:00'],
  ['05-03-2026 12:00 AM', '2026-05-03T00:00'],
  ['05-03-2026 12:59 PM', '2026-05-03T12:59'],
  ['05-03-2026 14:30', '2026-05-03T14:30'],
  ['05-03-2026 00:30', '2026-05-03T00:30'],
  ['2026-05-03T14:30:00', '2026-05-03T14:30'],
  ['  02-29-2028   11:59   pm ', '2028-02-29T23:59'],
])('%j reads as %s', (typed, expected) => {
  expect(readDateTime(typed)).toBe(expected);
});

test.each([
  '',
  'tomorrow at nine',
  '05-03-2026',
  '09:30 AM',
  // Morning or evening?
  '05-03-2026 9:30',
  '05-03-2026 9',
  '05-03-2026 13:30 PM',
  '05-03-2026 00:30 AM',
  '05-03-2026 24:00',
  '05-03-2026 10:60 AM',
  '02-29-2026 09:30 AM',
  '04-31-2026 09:30 AM',
  '13-01-2026 09:30 AM',
  '00-10-2026 09:30 AM',
  '05-03-0026 09:30 AM',
  '05-03-20266 09:30 AM',
  '05-03-2026 09:30:15 AM',
])('%j is not read at all', (typed) => {
  expect(readDateTime(typed)).toBeNull();
});

test.each([
  ['2026-05-03T09:30:15.003', '05-03-2026 09:30 AM'],
  ['2026-05-03T00:00:00', '05-03-2026 12:00 AM'],
  ['2026-05-03T12:05', '05-03-2026 12:05 PM'],
  ['2026-12-31T23:59:00', '12-31-2026 11:59 PM'],
  ['2026-03-08T02:30:00', '03-08-2026 02:30 AM'],
])('%s prints as %s, which reads as the same minute', (wallClock, printed) => {
  expect(printDateTime(wallClock)).toBe(printed);
  expect(readDateTime(printed)).toBe(wallClock.slice(0, 16));
});

test.each([null, '', 'yesterday'])('%j prints as nothing', (text) => {
  expect([printDateTime(text), printDay(text)]).toEqual(['', '']);
});

test('every day of a leap year and of another prints and reads as itself', () => {
  for (const start of ['2027-01-01', '2028-01-01']) {
    for (let day = 0; day < 366; day += 1) {
      const at = Date.parse(`${start}T00:00:00Z`) + day * 86_400_000;
      const text = new Date(at).toISOString().slice(0, 10);
      expect(readDay(printDay(text))).toBe(text);
    }
  }
});

test.each([
  ['an ordinary hour', '2026-05-03T09:30', '2026-05-03T10:30'],
  ['midnight', '2026-05-03T23:15', '2026-05-04T00:15'],
  ['the end of a month', '2026-04-30T23:00', '2026-05-01T00:00'],
  ['the end of February', '2026-02-28T23:30', '2026-03-01T00:30'],
  ['the end of February in a leap year', '2028-02-28T23:30', '2028-02-29T00:30'],
  ['the end of a year', '2026-12-31T23:59', '2027-01-01T00:59'],
  ['the hour that the clocks leave out', '2026-03-08T01:30', '2026-03-08T02:30'],
  ['the hour that comes twice', '2026-11-01T00:30', '2026-11-01T01:30'],
  ['the second time of it', '2026-11-01T01:30', '2026-11-01T02:30'],
  ['seconds, which are dropped', '2026-05-03T09:30:59.9', '2026-05-03T10:30'],
])('an hour later than %s is an hour later by the clock on the wall', (_what, start, end) => {
  expect(anHourLater(start)).toBe(end);
});

test('an hour later than the last one that can be written is none', () => {
  expect(anHourLater('9999-12-31T23:30')).toBeNull();
});

test('a calendar changes the day and leaves the time as it was typed', () => {
  expect(withDay('05-03-2026 9:30', '2026-05-04')).toBe('05-04-2026 9:30');
  expect(withDay('', '2026-05-04')).toBe('05-04-2026');
  expect(withDay('next week', '2026-05-04')).toBe('05-04-2026');
  expect(withTime('5/4/26', '21:05')).toBe('05-04-2026 09:05 PM');
  expect(partsOf('5/4/26 noon')).toEqual({ day: '2026-05-04', time: null });
});

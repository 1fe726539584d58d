/** Typed dates: parsing of unambiguous texts, formatting, and independence of zones. */
import { execFileSync } from 'node:child_process';
import {
  anHourLater,
  DATE_TIME,
  DAY,
  partsOf,
  SLASHED_DAY,
  withTime,
} from '@/lib/format/typed-date';

test.each<[string, string | null]>([
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
  ...[
    ...['', 'tomorrow at nine', '05-03-2026', '09:30 AM'],
    // AM or PM?
    ...['05-03-2026 9:30', '05-03-2026 9'],
    ...['05-03-2026 13:30 PM', '05-03-2026 00:30 AM', '05-03-2026 24:00', '05-03-2026 10:60 AM'],
    ...['02-29-2026 09:30 AM', '04-31-2026 09:30 AM', '13-01-2026 09:30 AM', '00-10-2026 1 PM'],
    ...['05-03-0026 09:30 AM', '05-03-1026 09:30 AM', '05-03-20266 09:30 AM', '5/3/202 9 AM'],
    '05-03-2026 09:30:15 AM',
  ].map((typed): [string, null] => [typed, null]),
])('%j reads as %s', (typed, expected) => {
  expect(DATE_TIME.read(typed)).toBe(expected);
});

test.each([
  ['2026-05-03T09:30:15.003', '05-03-2026 09:30 AM'],
  ['2026-05-03T00:00:00', '05-03-2026 12:00 AM'],
  ['2026-05-03T12:05', '05-03-2026 12:05 PM'],
  ['2026-12-31T23:59:00', '12-31-2026 11:59 PM'],
  ['2026-03-08T02:30:00', '03-08-2026 02:30 AM'],
])('%s prints as %s, which reads as the same minute', (wallClock, printed) => {
  expect(DATE_TIME.print(wallClock)).toBe(printed);
  expect(DATE_TIME.read(printed)).toBe(wallClock.slice(0, 16));
});

test.each([null, '', 'yesterday', '2026-05-03'])('prints %j as an empty text', (text) => {
  expect(DATE_TIME.print(text)).toBe('');
});

test('reads and prints every day of a leap year and of another in both formats without a time', () => {
  expect([DAY, SLASHED_DAY].map(({ print }) => print('2026-05-03T23:59:00'))).toEqual([
    '05-03-2026',
    '05/03/2026',
  ]);
  expect(SLASHED_DAY.read(' 5/3/2026 ')).toBe('2026-05-03');
  expect([null, ''].map(DAY.print)).toEqual(['', '']);
  for (const start of ['2027-01-01', '2028-01-01']) {
    for (let day = 0; day < 366; day += 1) {
      const at = Date.parse(`${start}T00:00:00Z`) + day * 86_400_000;
      const text = new Date(at).toISOString().slice(0, 10);
      for (const { print, read } of [DAY, SLASHED_DAY]) expect(read(print(text))).toBe(text);
    }
  }
});

test.each([
  ['2026-05-03T09:30:59.9', '2026-05-03T10:30'],
  ['2026-12-31T23:59', '2027-01-01T00:59'],
  ['9999-12-31T23:30', null],
])('an hour after %s is %s', (start, end) => {
  expect(anHourLater(start)).toBe(end);
});

test('moves no wall clock at a clock change of the machine', () => {
  const script = `
    const { anHourLater, DATE_TIME } = require('./lib/format/typed-date.ts');
    const hours = ['2026-03-08T01:30', '2026-11-01T00:30', '2026-11-01T01:30'];
    console.log(JSON.stringify([hours.map(anHourLater), DATE_TIME.print('2026-03-08T02:30'),
      DATE_TIME.read('03-08-2026 02:30 AM'), new Date(2026, 2, 8, 2, 30).getHours()]));`;
  const printed = execFileSync('node', ['--import', 'tsx', '-e', script], {
    env: { ...process.env, TZ: 'America/Chicago' },
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([
    ['2026-03-08T02:30', '2026-11-01T01:30', '2026-11-01T02:30'],
    '03-08-2026 02:30 AM',
    '2026-03-08T02:30',
    3,
  ]);
});

test('replaces the day of a text and keeps its time as typed', () => {
  const { withDay } = DATE_TIME;
  expect(withDay('05-03-2026 9:30', '2026-05-04')).toBe('05-04-2026 9:30');
  expect(withDay('', '2026-05-04')).toBe('05-04-2026');
  expect(withDay('next week', '2026-05-04')).toBe('05-04-2026');
  expect(SLASHED_DAY.withDay('5/3', '2026-05-04')).toBe('05/04/2026');
  expect(withTime(DATE_TIME, '5/4/26', '21:05')).toBe('05-04-2026 09:05 PM');
  expect(partsOf('5/4/26 noon')).toEqual({ day: '2026-05-04', time: null });
});

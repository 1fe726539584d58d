/** Holidays, clock changes and office hours, against published dates and the time-zone database. */
import fc from 'fast-check';
import {
  clockChanges,
  DAY,
  dayAt,
  HOUR,
  isHoliday,
  isWeekend,
  textOf,
  weekday,
  workingMoment,
} from '@/backend/demo/calendar';
import { startStream } from '@/backend/demo/chance';

const daysFrom = (first: string, last: string) =>
  Array.from(
    { length: (dayAt(last) - dayAt(first)) / DAY + 1 },
    (_, index) => dayAt(first) + index * DAY,
  );
const dateOf = (day: number) => textOf(day).slice(0, 10);

test('federal holidays are those that the Office of Personnel Management published for 2026, moved from weekends', () => {
  const found = daysFrom('2026-01-01', '2026-12-31').filter(isHoliday);
  expect(found.map(dateOf)).toEqual([
    ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19'],
    // Independence Day is a Saturday, so that the Friday is taken off as well.
    ...['2026-07-03', '2026-07-04', '2026-09-07', '2026-10-12', '2026-11-11'],
    ...['2026-11-26', '2026-12-25'],
  ]);
  // A Sunday's moves to the Monday, New Year on a Saturday into the year before.
  const moved = ['2027-07-05', '2027-12-31', '2026-12-31'];
  expect(moved.map((date) => isHoliday(dayAt(date)))).toEqual([true, true, false]);
});

test('clocks change on the days on which the offset of Chicago does, ends of the range included', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    timeZoneName: 'longOffset',
  });
  const offsetAtNoon = (day: number) => format.format(day + 18 * HOUR).replace(/.* /, '');
  const changed = daysFrom('2022-01-01', '2031-12-31').filter(
    (day) => offsetAtNoon(day) !== offsetAtNoon(day - DAY),
  );
  expect(changed).toHaveLength(20);
  expect(clockChanges(dayAt('2022-01-01'), dayAt('2031-12-31'))).toEqual(changed);
  const between = (first: string, last: string) =>
    clockChanges(dayAt(first), dayAt(last)).map(dateOf);
  expect(between('2026-03-08', '2026-10-31')).toEqual(['2026-03-08']);
  expect(between('2026-03-09', '2026-11-01')).toEqual(['2026-11-01']);
});

test('a record is written in office hours, after its beginning, and on no Sunday or holiday', () => {
  const workdays = daysFrom('2023-01-01', '2026-12-31').filter(
    (day) => !isWeekend(day) && !isHoliday(day),
  );
  const options = [fc.integer(), fc.constantFrom(...workdays), fc.nat({ max: 400 })] as const;
  fc.assert(
    fc.property(...options, (seed, first, days) => {
      startStream(seed, 'test');
      const moment = workingMoment(first, first + days * DAY);
      const [date = '', time = ''] = textOf(moment).split('T');
      expect([moment >= first, moment < first + (days + 1) * DAY]).toEqual([true, true]);
      expect([time >= '08:30', time < '17:00']).toEqual([true, true]);
      expect([weekday(moment) === 0, isHoliday(dayAt(date))]).toEqual([false, false]);
    }),
  );
  // One that begins in the evening of its last day, a little later.
  const evening = dayAt('2026-03-10') + 18 * HOUR;
  const moment = workingMoment(evening, dayAt('2026-03-10'));
  expect([moment > evening, moment < evening + HOUR / 2]).toEqual([true, true]);
});

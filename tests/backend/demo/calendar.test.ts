/** Clock changes against the time-zone database, and office hours. */
import fc from 'fast-check';
import {
  clockChanges,
  DAY,
  dayAt,
  HOUR,
  isWeekend,
  textOf,
  workingMoment,
} from '@/backend/demo/calendar';
import { startStream } from '@/backend/demo/random';

const daysFrom = (first: string, last: string) =>
  Array.from(
    { length: (dayAt(last) - dayAt(first)) / DAY + 1 },
    (_, index) => dayAt(first) + index * DAY,
  );
const dateOf = (day: number) => textOf(day).slice(0, 10);

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

test('a record is written in office hours, after its beginning, and on no weekend', () => {
  const workdays = daysFrom('2023-01-01', '2026-12-31').filter((day) => !isWeekend(day));
  const options = [fc.integer(), fc.constantFrom(...workdays), fc.nat({ max: 400 })] as const;
  fc.assert(
    fc.property(...options, (seed, first, days) => {
      startStream(seed, 'test');
      const moment = workingMoment(first, first + days * DAY);
      const [date = '', time = ''] = textOf(moment).split('T');
      expect([moment >= first, moment < first + (days + 1) * DAY]).toEqual([true, true]);
      expect([time >= '08:30', time < '17:00']).toEqual([true, true]);
      expect(isWeekend(dayAt(date))).toBe(false);
    }),
  );
  // One that begins in the evening of its last day, a little later.
  const evening = dayAt('2026-03-10') + 18 * HOUR;
  const moment = workingMoment(evening, dayAt('2026-03-10'));
  expect([moment > evening, moment < evening + HOUR / 2]).toEqual([true, true]);
});

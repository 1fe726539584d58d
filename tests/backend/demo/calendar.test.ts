/** Clock changes against the time-zone database. */
import { clockChanges, DAY, dayAt, HOUR, textOf } from '@/backend/demo/calendar';

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

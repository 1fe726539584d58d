/** Holidays, clock changes and office hours, against published dates and the time-zone database. */
import fc from 'fast-check';

import { clockChanges } from '@/backend/demo/calendar/clock-changes';
import { addDays, addMinutes, daysBetween, momentAt, weekday } from '@/backend/demo/calendar/dates';
import { isFederalHoliday } from '@/backend/demo/calendar/federal-holidays';
import { workingMoment } from '@/backend/demo/calendar/office-hours';
import { createRandom } from '@/backend/demo/random';

function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

describe('federal holidays', () => {
  test('are those that the Office of Personnel Management published for 2026', () => {
    expect(daysFrom('2026-01-01', '2026-12-31').filter(isFederalHoliday)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      // Independence Day is a Saturday, so that the Friday is taken off as well.
      '2026-07-03',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  test.each([
    ['a holiday on a Sunday moves to the Monday', '2027-07-05', true],
    ['New Year on a Saturday is observed in the year before', '2027-12-31', true],
    ['the last day of another year is a working day', '2026-12-31', false],
    ['Juneteenth was a working day before it became a holiday', '2020-06-19', false],
  ])('%s', (_, date, holiday) => {
    expect(isFederalHoliday(date)).toBe(holiday);
  });
});

describe('clock changes', () => {
  test('are the days on which the offset of Chicago changes', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      timeZoneName: 'longOffset',
    });
    const offsetAtNoon = (date: string) =>
      format
        .formatToParts(new Date(`${date}T18:00:00Z`))
        .find(({ type }) => type === 'timeZoneName')?.value;
    const changed = daysFrom('2022-01-01', '2031-12-31').filter(
      (date) => offsetAtNoon(date) !== offsetAtNoon(addDays(date, -1)),
    );

    expect(changed).toHaveLength(20);
    expect(clockChanges('2022-01-01', '2031-12-31')).toEqual(changed);
  });

  test('outside the asked range are left out, those at its ends are not', () => {
    expect(clockChanges('2026-03-08', '2026-10-31')).toEqual(['2026-03-08']);
    expect(clockChanges('2026-03-09', '2026-11-01')).toEqual(['2026-11-01']);
  });
});

describe('wall-clock arithmetic', () => {
  test('carries minutes over midnight, months and leap days', () => {
    expect(addMinutes('2028-02-28T23:30:00.000', 60)).toBe('2028-02-29T00:30:00.000');
    expect(momentAt('2026-12-31', 24 * 60)).toBe('2027-01-01T00:00:00.000');
  });

  test('knows no hour that a clock change skips or repeats', () => {
    expect(addMinutes('2026-03-08T00:30:00.000', 180)).toBe('2026-03-08T03:30:00.000');
    expect(addMinutes('2026-11-01T00:30:00.000', 180)).toBe('2026-11-01T03:30:00.000');
  });

  test('agrees with the calendar on every weekday, also before 1970', () => {
    expect(weekday('2026-03-08')).toBe(0);
    expect(weekday('1969-12-31')).toBe(3);
  });
});

describe('a working moment', () => {
  test('lies in office hours, after its start, and on no Sunday or holiday', () => {
    const workdays = daysFrom('2023-01-01', '2026-12-31').filter(
      (date) => ![0, 6].includes(weekday(date)) && !isFederalHoliday(date),
    );
    const options = [fc.integer(), fc.constantFrom(...workdays), fc.nat({ max: 400 })] as const;
    fc.assert(
      fc.property(...options, (seed, first, days) => {
        const last = addDays(first, days);
        const moment = workingMoment(createRandom(seed, 'test'), momentAt(first, 0), last);
        const [date = '', time = ''] = moment.split('T');

        expect([date >= first, date <= last]).toEqual([true, true]);
        expect([time >= '08:30', time < '17:00']).toEqual([true, true]);
        expect([weekday(date) === 0, isFederalHoliday(date)]).toEqual([false, false]);
      }),
    );
  });

  test('comes after a start in the evening of the last day', () => {
    const moment = workingMoment(createRandom(1, 'test'), '2026-03-10T18:30:00.000', '2026-03-10');
    expect(moment > '2026-03-10T18:30:00.000').toBe(true);
    expect(moment < '2026-03-10T19:00:00.000').toBe(true);
  });
});

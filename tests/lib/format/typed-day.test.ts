/** Days as they are typed into a form. */
import { printTypedDay, readTypedDay } from '@/lib/format/typed-day';

test.each([
  ['05/03/2026', '2026-05-03'],
  [' 5/3/2026 ', '2026-05-03'],
  ['02/29/2028', '2028-02-29'],
  ['12-31-1999', '1999-12-31'],
])('%j is the day %s', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});

test.each(['', '5/3', '31/12/2026', '02/29/2026', '05/03/1026', '5/3/202', 'x'])(
  '%j is no day',
  (typed) => {
    expect(readTypedDay(typed)).toBeNull();
  },
);

test('a stored date prints as it would be typed', () => {
  expect(printTypedDay('2026-05-03T23:59:00')).toBe('05/03/2026');
  expect(printTypedDay('2026-05-03')).toBe('05/03/2026');
  expect(printTypedDay(null)).toBe('');
});

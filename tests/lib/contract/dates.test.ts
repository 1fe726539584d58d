/** Dates on their way to the backend: what it takes passes, and nothing else does (legacy-api.md §1.11). */
import fc from 'fast-check';
import { rangeDate, writtenDate, writtenDateIfGiven } from '@/lib/contract/dates';

test.each([
  ['2021-05-03T09:30:00', '2021-05-03T09:30:00'],
  ['2021-05-03T09:30', '2021-05-03T09:30:00'],
  ['2021-05-03T09:30:00.123', '2021-05-03T09:30:00.123'],
  ['2020-02-29T23:59:59', '2020-02-29T23:59:59'],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is written as %j', (sent, expected) => {
  expect(writtenDate.parse(sent)).toBe(expected);
});

test.each([
  '2021-05-03T14:30:00Z',
  '2021-05-03T09:30:00-05:00',
  '2021-05-03T14:30:00.000+00:00',
  '2021-05-03T24:00:00',
  '2021-05-03T24:30:00',
  '2021-05-03T09:60:00',
  '2021-05-03 09:30:00',
  '2021-05-03',
  '2021-02-30T09:30:00',
  '2021-13-01T09:30:00',
  'null',
  ' ',
  1620034200000,
])('%j is refused in a body', (sent) => {
  const { error } = writtenDate.safeParse(sent);
  expect(error?.issues[0]?.message).toMatch(/without an offset$/);
});

test('whatever is taken is wall clock with seconds, and taken again', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.integer({ min: 15, max: 24 }), (date, cut) => {
      const read = writtenDate.safeParse(date.toISOString().slice(0, cut));
      if (!read.success) return;
      expect(read.data).toMatch(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d(\.\d+)?$/);
      expect(writtenDate.parse(read.data)).toBe(read.data);
    }),
  );
});

test('a date that is missing is told from one that was cleared', () => {
  expect([undefined, null, ''].map((sent) => writtenDateIfGiven.parse(sent))).toEqual([
    undefined,
    null,
    null,
  ]);
});

test.each(['null', '2021-05-01 00:00:00', '2021-05-31 23:59:00'])(
  'the range may end at %s',
  (sent) => {
    expect(rangeDate.parse(sent)).toBe(sent);
  },
);

test.each([
  '',
  'NULL',
  '2021-05-01',
  '2021-05-01T00:00:00',
  '2021-02-30 00:00:00',
  '2021-05-01 24:00:00',
  '2021-5-1 00:00:00',
])('the range may not end at "%s"', (sent) => {
  expect(rangeDate.safeParse(sent).success).toBe(false);
});

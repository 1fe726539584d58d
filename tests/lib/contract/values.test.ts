/** Values of paths, queries and dates that are accepted or rejected. */
import fc from 'fast-check';
import { rangeDate, writtenDate, writtenDateIfGiven } from '@/lib/contract/dates';
import { pathTextChange, safePathText } from '@/lib/contract/text';
import * as values from '@/lib/contract/values';

/** Text with many characters that are unsafe in a path. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '%', ';', '.', ' ', '\n', '\t', '\0', '\ud800', 'a'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

test('safe text has no character that the backend rejects, is not a dot segment, and is unchanged by a second call', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const safe = safePathText(text);
      expect(safe).not.toMatch(/[/\\%;\p{Cc}]/u);
      expect(safe).not.toMatch(/^\.{1,2}$/);
      expect(safe).toBe(safe.trim());
      expect(() => encodeURIComponent(safe)).not.toThrow();
      expect(safePathText(safe)).toBe(safe);
    }),
  );
});

test.each([
  ['Señor & Söhne?#', 'Señor & Söhne?#', []],
  ['...', '...', []],
  ['../..', '.. ..', ['/']],
  ['10/12: 50% off; a\\b/c', '10 12: 50 off a b c', ['/', '%', ';', '\\']],
  ['Dear all,\r\n\tcome', 'Dear all, come', ['line break', 'tab']],
  ['a\0b\ud800c', 'a b c', ['invisible character']],
  ['..', '', ['.']],
  [' / ', '', ['/']],
  ['', '', []],
])('"%s" becomes "%s", with the replaced characters', (text, safe, replaced) => {
  expect(pathTextChange(text)).toEqual({ safe, replaced });
});

test('text without replaced characters changes in its blanks only', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const { safe, replaced } = pathTextChange(text);
      if (replaced.length === 0) expect(safe).toBe(text.replace(/\s+/g, ' ').trim());
      else expect(safe).not.toBe(text);
    }),
  );
});

test.each([
  [
    'an id or none',
    values.idOrNone,
    ['1', 7, -1, '-1'],
    ['0', '-2', '', 'null', '--1', null, true],
  ],
  ['a switch', values.trueOrFalse, ['true', 'false'], ['null', '1', 'yes', 'TRUE', '']],
  ['a flag in a path', values.zeroOrOne, ['0', '1', 0, 1], ['2', '-1', '', 'true', 'null']],
  ['ids', values.ids, [[], ['1', '2'], [7], undefined], [['0'], ['x'], '5', Array(201).fill('1')]],
  [
    'an id',
    values.id,
    ['1', 7, '2147483647'],
    ['0', '-1', '', ' ', '1.5', '0x10', '1e3', 'abc', '2147483648', true, null, [5]],
  ],
  ['a page', values.page, ['0', 3, '1000000'], ['', '-1', '1.5', '1000001', 'x', false]],
  ['a size', values.size, ['1', '200'], ['0', '201', '', '10.5', 'x']],
  ['an order', values.sortOrder, ['asce', 'desc', 'null'], ['asc', 'ASCE', '', 'ascending']],
  [
    'a sort field',
    values.sortField('city', 'county.countyDesc'),
    ['city', 'county.countyDesc', 'null'],
    ['orgId', '', 'CITY', 'constructor'],
  ],
  [
    'a description',
    values.description,
    ['Cook', 'St. Clair', "O'Brien & Co, Ltd.", 'Cook ', 'two  blanks'],
    ['', ' ', '..', 'a/b', 'a;b', '100%', 'a\\b', 'a\nb', 'x'.repeat(201)],
  ],
  [
    'free text',
    values.freeText,
    ['a', '%a', '...', 'x'.repeat(200)],
    ['', ' ', '//', '..', 'x'.repeat(201)],
  ],
  [
    'filter values',
    values.filterValues,
    [[], ['a/b;%', 'c,d'], undefined],
    [[''], ['x'.repeat(201)], 'a'],
  ],
  [
    'a flag filter',
    values.flagFilter,
    [[], ['0'], ['1'], undefined],
    [['2'], ['true'], ['0', '1']],
  ],
  [
    'an end of a range',
    rangeDate,
    ['null', '2021-05-01 00:00:00', '2021-05-31 23:59:00'],
    [
      ...['', 'NULL', '2021-05-01', '2021-05-01T00:00:00', '2021-02-30 00:00:00'],
      ...['2021-05-01 24:00:00', '2021-5-1 00:00:00'],
    ],
  ],
])('%s accepts valid values and rejects others', (_what, schema, accepted, rejected) => {
  const accepts = (value: unknown) => [value, schema.safeParse(value).success];
  expect(accepted.map(accepts)).toEqual(accepted.map((value) => [value, true]));
  expect(rejected.map(accepts)).toEqual(rejected.map((value) => [value, false]));
});

test.each([
  ['2021-05-03T09:30:00', '2021-05-03T09:30:00'],
  ['2021-05-03T09:30', '2021-05-03T09:30:00'],
  ['2021-05-03T09:30:00.123', '2021-05-03T09:30:00.123'],
  ['2020-02-29T23:59:59', '2020-02-29T23:59:59'],
  ['', null],
  [null, null],
  [undefined, null],
])(
  'the date %j is written as %j, and only a missing one may stay missing (§1.11)',
  (sent, expected) => {
    expect(writtenDate.parse(sent)).toBe(expected);
    expect(writtenDateIfGiven.parse(sent)).toBe(sent === undefined ? undefined : expected);
  },
);

test.each([
  ...['2021-05-03T14:30:00Z', '2021-05-03T09:30:00-05:00', '2021-05-03T14:30:00.000+00:00'],
  ...['2021-05-03T24:00:00', '2021-05-03T24:30:00', '2021-05-03T09:60:00', '2021-05-03 09:30:00'],
  ...['2021-05-03', '2021-02-30T09:30:00', '2021-13-01T09:30:00', 'null', ' ', 1620034200000],
])('%j is rejected in a body', (sent) => {
  const { error } = writtenDate.safeParse(sent);
  expect(error?.issues[0]?.message).toMatch(/without an offset$/);
});

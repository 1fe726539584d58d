/** What may stand in a path or a query, and what is refused before it reaches the backend. */
import fc from 'fast-check';
import { pathTextChange, safePathText } from '@/lib/contract/text';
import {
  description,
  filterValues,
  flagFilter,
  freeText,
  id,
  idOrNone,
  ids,
  page,
  size,
  sortField,
  sortOrder,
  trueOrFalse,
  zeroOrOne,
} from '@/lib/contract/values';

/** Any characters, with those that matter here far more often than chance would have them. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '%', ';', '.', ' ', '\n', '\t', '\0', '\ud800', 'a'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

test('text made safe holds nothing that the backend refuses, and is no step of a path', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const safe = safePathText(text);
      expect(safe).not.toMatch(/[/\\%;\p{Cc}]/u);
      expect(safe).not.toMatch(/^\.{1,2}$/);
      expect(safe).toBe(safe.trim());
      expect(() => encodeURIComponent(safe)).not.toThrow();
    }),
  );
});

test('text made safe is safe already', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(safePathText(safePathText(text))).toBe(safePathText(text));
    }),
  );
});

test.each([
  ['Cook/Lake', 'Cook Lake'],
  ['50% off; now', '50 off now'],
  ['one\ntwo\tthree', 'one two three'],
  ['.', ''],
  ['..', ''],
  ['...', '...'],
  ['../..', '.. ..'],
  ['St. Clair', 'St. Clair'],
  ['Señor & Söhne?#', 'Señor & Söhne?#'],
])('"%s" is asked for as "%s"', (text, expected) => {
  expect(safePathText(text)).toBe(expected);
});

test.each([
  ['Bring forms', 'Bring forms', []],
  ['10/12: 50% off; a\\b/c', '10 12: 50 off a b c', ['/', '%', ';', '\\']],
  ['Dear all,\r\n\tcome', 'Dear all, come', ['line break', 'tab']],
  ['a\0b\ud800c', 'a b c', ['invisible character']],
  ['..', '', ['.']],
  [' / ', '', ['/']],
  ['', '', []],
])('of "%s" the person is told what becomes of it', (text, safe, replaced) => {
  expect(pathTextChange(text)).toEqual({ safe, replaced });
});

test('where something is replaced the person is told, and where nothing is told only blanks were lost', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const { safe, replaced } = pathTextChange(text);
      if (replaced.length === 0) expect(safe).toBe(text.replace(/\s+/g, ' ').trim());
      else expect(safe).not.toBe(text);
    }),
  );
});

test.each([
  ['an id or none', idOrNone, ['1', 7, -1, '-1'], ['0', '-2', '', 'null', '--1', null, true]],
  ['a switch', trueOrFalse, ['true', 'false'], ['null', '1', 'yes', 'TRUE', '']],
  ['a flag in a path', zeroOrOne, ['0', '1', 0, 1], ['2', '-1', '', 'true', 'null']],
  ['ids', ids, [[], ['1', '2'], [7], undefined], [['0'], ['x'], '5', Array(201).fill('1')]],
  [
    'an id',
    id,
    ['1', 7, '2147483647'],
    ['0', '-1', '', ' ', '1.5', '0x10', '1e3', 'abc', '2147483648', true, null, [5]],
  ],
  ['a page', page, ['0', 3, '1000000'], ['', '-1', '1.5', '1000001', 'x', false]],
  ['a size', size, ['1', '200'], ['0', '201', '', '10.5', 'x']],
  ['an order', sortOrder, ['asce', 'desc', 'null'], ['asc', 'ASCE', '', 'ascending']],
  [
    'a sort field',
    sortField(['city', 'county.countyDesc']),
    ['city', 'county.countyDesc', 'null'],
    ['orgId', '', 'CITY', 'constructor'],
  ],
  [
    'a description',
    description,
    ['Cook', 'St. Clair', "O'Brien & Co, Ltd.", 'Cook ', 'two  blanks'],
    ['', ' ', '..', 'a/b', 'a;b', '100%', 'a\\b', 'a\nb', 'x'.repeat(201)],
  ],
  [
    'free text',
    freeText,
    ['a', '%a', '...', 'x'.repeat(200)],
    ['', ' ', '//', '..', 'x'.repeat(201)],
  ],
  [
    'filter values',
    filterValues,
    [[], ['a/b;%', 'c,d'], undefined],
    [[''], ['x'.repeat(201)], 'a'],
  ],
  ['a flag filter', flagFilter, [[], ['0'], ['1'], undefined], [['2'], ['true'], ['0', '1']]],
])('%s takes what makes sense and refuses the rest', (_what, schema, taken, refused) => {
  for (const value of taken)
    expect([value, schema.safeParse(value).success]).toEqual([value, true]);
  for (const value of refused) {
    expect([value, schema.safeParse(value).success]).toEqual([value, false]);
  }
});

test('an id in digits comes out as a number', () => {
  expect(id.parse('042')).toBe(42);
});

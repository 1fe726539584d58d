/** Parsing a list's state: an invalid value means the default. */
import fc from 'fast-check';
import { contactList } from '@/lib/list/definitions/contacts';
import { mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { listHref } from '@/lib/list/state';
import { searchParamsOf } from '@/tests/support/requests';
import { EVERY_LIST } from './every-list';

const parse = (params: SearchParams) => parseListState(organizationList, params);

test.each(EVERY_LIST)(
  '$path parses any address, and the link to a state as that state',
  ({ list }) => {
    const filters = [...list.choices, ...list.flags].map(({ name }) => name);
    const names = fc.constantFrom(
      ...['page', 'size', 'sort', 'order', 'from', 'to', '__proto__', ...filters],
    );
    const values = fc.option(fc.oneof(fc.string(), fc.array(fc.string())), { nil: undefined });
    fc.assert(
      fc.property(fc.dictionary(names, values), (params) => {
        const { halfRange: _, ...state } = parseListState(list, params);
        expect(parseListState(list, searchParamsOf(listHref(list, state)))).toEqual(state);
      }),
    );
  },
);

test.each<SearchParams>([
  {},
  ...['0', '-3', '1.5', 'two', '1e99', ''].map((page) => ({ page })),
  { size: '25' },
  { sort: 'regsite', order: 'desc' },
  { sort: 'constructor' },
  { order: 'desc' },
  { sort: 'orgname', order: 'asce' },
  { county: ['', ''] },
  { county: 'x'.repeat(201) },
  { county: 'A\u0000B' },
  { regsite: 'yes' },
  { from: '2026-05-01', to: '2026-05-31' },
  { utm_source: 'mail', toString: '1' },
])('%j means the default', (params) => {
  expect(parse(params)).toEqual({
    ...{ page: 1, size: null, sort: null, range: null, kept: {} },
    choices: { county: [], status: [] },
    flags: { regsite: false },
  });
});

test('takes the last value of a repeated parameter, 100 different values of a filter with up to 200 characters, and `asc` as ascending (§1.16)', () => {
  const filters = { county: ['Cook', 'Lake', 'Cook'], regsite: ['0', '1'] };
  expect(parse({ page: ['2', '3'], sort: 'city', order: 'asc', ...filters })).toMatchObject({
    page: 3,
    sort: { field: 'city', order: 'asce' },
    choices: { county: ['Cook', 'Lake'] },
    flags: { regsite: true },
  });
  const many = Array.from({ length: 500 }, (_, index) => `County ${index}`);
  expect(parse({ county: many }).choices.county).toHaveLength(100);
  const [longest, tooLong] = ['x'.repeat(200), 'y'.repeat(201)];
  expect(parse({ county: [longest, tooLong] }).choices.county).toEqual([longest]);
});

test.each<[string | string[] | undefined, boolean]>([
  [undefined, true],
  ['1', true],
  ['', true],
  ['no', true],
  ['0', false],
  [['0', '1'], true],
])('parses a flag that is on by default from %j as %s', (upcoming, on) => {
  const range = { from: '2026-05-01', to: '2026-05-31' };
  const state = parseListState(mySchedule, { upcoming, ...range });
  expect(state.flags).toEqual({ upcoming: on });
  // Upcoming events have no range.
  expect(state.range).toEqual(on ? null : range);
});

const NO_HALF = [undefined, undefined];

test.each<[address: (string | undefined)[], range: string[] | null, half: (string | undefined)[]]>([
  [['2026-05-01', '2026-05-31'], ['2026-05-01', '2026-05-31'], NO_HALF],
  [['2026-05-31', '2026-05-01'], ['2026-05-01', '2026-05-31'], NO_HALF],
  [['2024-02-29', '2024-02-29'], ['2024-02-29', '2024-02-29'], NO_HALF],
  [['2026-05-01'], null, ['2026-05-01', '']],
  [[undefined, '2026-05-01'], null, ['', '2026-05-01']],
  [['2026-05-01', ''], null, ['2026-05-01', '']],
  [['2025-02-29', '2026-03-31'], null, ['', '2026-03-31']],
  [['0026-05-01', '2026-05-31'], null, ['', '2026-05-31']],
  [['2026-05-01', '10000-01-01'], null, ['2026-05-01', '']],
  [['05/01/2026', '05/31/2026'], null, NO_HALF],
  [['2026-05-01 00:00:00', '2026-05-31 23:59:00'], null, NO_HALF],
  [['null', 'null'], null, NO_HALF],
])('parses %j as the range %j, or as the days %j of half a range', ([from, to], range, half) => {
  const state = parseListState(contactList, { from, to });
  expect(state.range).toEqual(range && { from: range[0], to: range[1] });
  expect([state.halfRange?.from, state.halfRange?.to]).toEqual(half);
});

test.each(EVERY_LIST.filter(({ list }) => list.range))(
  'keeps half a range of $path out of the backend and of links',
  ({ list }) => {
    const flags = Object.fromEntries(list.flags.map(({ name }) => [name, '0']));
    const state = parseListState(list, { ...flags, to: '2026-05-01' });
    expect(legacyQuery(list, state).params).toMatchObject({ from: 'null', to: 'null' });
    expect(listHref(list, state)).not.toContain('2026');
    expect(state.halfRange).toEqual({ from: '', to: '2026-05-01' });
  },
);

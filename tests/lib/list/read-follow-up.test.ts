/** The follow-up list: which organizations are due, and how they are read. */
import { followUpList } from '@/lib/list/definitions/follow-up';
import { parseListState, type SearchParams } from '@/lib/list/parse-state';
import { readFollowUp } from '@/lib/list/read-follow-up';
import { backend, CONTEXT } from '@/tests/support/backend';
import { organizationRow, pageOf } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const TODAY = '2026-11-22';
const LISTS = '/api/orgs-filtered-sorted';
const organization = (orgId: number, lastContact: string | null) =>
  organizationRow({ orgId, lastContact: lastContact && `${lastContact}T09:30:00.123` });
const read = async (params: SearchParams = {}) => {
  const found = await readFollowUp(CONTEXT, parseListState(followUpList, params), TODAY);
  return { ...found, rows: found.rows.map(({ orgId, days }) => [orgId, days]) };
};
const stub = (path: string, rows: object[], change: object = {}) =>
  backend()
    .get(`${LISTS}/${path}`)
    .reply(200, pageOf(rows, { ...change }));

const OLDEST_FIRST = [
  organization(1, null),
  organization(2, '2026-08-24'),
  organization(3, '2026-08-25'),
  organization(4, '2026-10-23'),
  organization(5, '2026-10-24'),
];

test.each<[SearchParams, (number | null)[][]]>([
  [
    {},
    [
      [1, null],
      [2, 90],
    ],
  ],
  [
    { age: '90' },
    [
      [1, null],
      [2, 90],
    ],
  ],
  [
    { age: '60' },
    [
      [1, null],
      [2, 90],
      [3, 89],
    ],
  ],
  [
    { age: '30' },
    [
      [1, null],
      [2, 90],
      [3, 89],
      [4, 30],
    ],
  ],
  [{ age: 'never' }, [[1, null]]],
])('with %j the organizations and days %j are due', async (params, due) => {
  stub('0/200/lastContact/asce', OLDEST_FIRST);
  expect(await read(params)).toEqual({ rows: due, unreadable: 0, isCut: false });
});

test('filters by county and status at the backend', async () => {
  stub('0/200/lastContact/asce?county=Lake&status=Active', [organization(1, null)]);
  expect((await read({ county: 'Lake', status: 'Active' })).rows).toEqual([[1, null]]);
});

test('finds organizations without a contact also where the database sorts them last', async () => {
  stub('0/200/lastContact/asce', [organization(2, '2026-01-01'), organization(1, null)]);
  expect((await read()).rows).toEqual([
    [1, null],
    [2, 325],
  ]);
  stub('0/200/lastContact/asce', [organization(2, '2026-01-01'), organization(3, '2026-11-20')]);
  stub('0/200/lastContact/desc', [organization(1, null), organization(3, '2026-11-20')]);
  expect((await read()).rows).toEqual([
    [1, null],
    [2, 325],
  ]);
});

test('reads pages up to the first organization that is not due', async () => {
  stub('0/200/lastContact/asce', [organization(1, null)], { totalPages: 9 });
  stub('1/200/lastContact/asce', [organization(2, '2026-01-01'), organization(3, TODAY)], {
    totalPages: 9,
  });
  expect((await read()).rows).toEqual([
    [1, null],
    [2, 325],
  ]);
});

test('where equal rows moved between pages, reads by id, so that none is missing', async () => {
  const two = { totalPages: 2 };
  stub('0/200/lastContact/asce', [organization(1, null)], two);
  stub('1/200/lastContact/asce', [organization(1, null)], two);
  stub('0/200/orgId/asce', [organization(1, null), organization(3, TODAY)], two);
  stub('1/200/orgId/asce', [organization(2, null)], two);
  expect((await read()).rows).toEqual([
    [1, null],
    [2, null],
  ]);
});

test('ends after ten pages and says so', async () => {
  for (let page = 0; page < 10; page += 1) {
    stub(`${page}/200/lastContact/asce`, [organization(page + 1, null)], { totalPages: 11 });
  }
  const { rows, isCut } = await read();
  expect([rows.length, isCut]).toEqual([10, true]);
});

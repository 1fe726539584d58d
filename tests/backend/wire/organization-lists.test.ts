/** Lists of organizations on the wire (legacy-api.md §9, assertions 10 to 15). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const page = z.object({
  content: z.array(z.object({ orgId: z.number(), orgname: z.string().nullable() })),
  totalElements: z.number(),
  totalPages: z.number(),
});

let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  const rows: [
    number,
    string | null,
    string | null,
    number,
    number | null,
    string | null,
    number,
  ][] = [
    [1, 'delta library', 'Zion', 1, 1, '2024-03-01 10:00', 0],
    [2, 'Alpha Center', 'aurora', 2, 2, null, 1],
    [3, 'Charlie Home', null, 3, null, '2024-01-15 09:00', 0],
    [4, 'bravo Hall', 'Berwyn', 1, 8, '2024-02-01 08:00', 1],
    [5, null, 'Cicero', 4, 1, '2023-12-31 23:59:59.5', 0],
  ];
  for (const [org_id, orgname, city, county_id, last_status_id, last_contact, regsite] of rows) {
    const row = { org_id, orgname, city, county_id, last_status_id, last_contact, regsite };
    await insert(db, 'organization', [row]);
  }
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function list(path: string) {
  const answer = await employee.get(`/api/orgs-filtered-sorted/${path}`);
  expect(answer.status).toBe(200);
  return page.parse(answer.json());
}

async function ids(path: string): Promise<number[]> {
  return (await list(path)).content.map(({ orgId }) => orgId);
}

test('10: the default call is page 0 of size 10 by name, ascending and ignoring case', async () => {
  const answer = await employee.get('/api/orgs-sorted-default');
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ number: 0, size: 10 });
  const { content } = page.parse(answer.json());
  expect(content.map(({ orgname }) => orgname)).toEqual([
    null,
    'Alpha Center',
    'bravo Hall',
    'Charlie Home',
    'delta library',
  ]);
});

test('11: the envelope has every member of a page in the middle', async () => {
  const answer = await employee.get('/api/orgs-filtered-sorted/1/2/orgname/asce');
  expect(answer.json()).toEqual({
    content: [expect.objectContaining({ orgId: 4 }), expect.objectContaining({ orgId: 3 })],
    pageable: {
      sort: { sorted: true, unsorted: false, empty: false },
      offset: 2,
      pageNumber: 1,
      pageSize: 2,
      paged: true,
      unpaged: false,
    },
    totalPages: 3,
    totalElements: 5,
    last: false,
    size: 2,
    number: 1,
    sort: { sorted: true, unsorted: false, empty: false },
    numberOfElements: 2,
    first: false,
    empty: false,
  });
});

test('11: the first and the last page say so', async () => {
  const first = await employee.get('/api/orgs-filtered-sorted/0/3/null/null');
  expect(first.json()).toMatchObject({ first: true, last: false, numberOfElements: 3 });
  const last = await employee.get('/api/orgs-filtered-sorted/1/3/null/null');
  expect(last.json()).toMatchObject({ first: false, last: true, numberOfElements: 2 });
});

test('12: a page past the end is empty and leaves the totals as they are', async () => {
  const answer = await employee.get('/api/orgs-filtered-sorted/7/2/null/null');
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({
    content: [],
    totalElements: 5,
    totalPages: 3,
    number: 7,
    numberOfElements: 0,
    last: true,
    empty: true,
  });
});

test('12: nothing matching has no pages at all', async () => {
  const answer = await employee.get(
    '/api/orgs-filtered-sorted/0/10/null/null?county=Lake&status=Cancelled',
  );
  expect(answer.json()).toMatchObject({
    content: [],
    totalElements: 0,
    totalPages: 0,
    first: true,
    last: true,
    empty: true,
  });
});

test('12: a page below 0 or of size 0 is a server error', async () => {
  for (const path of ['-1/10', '0/0', '0/-5']) {
    const answer = await employee.get(`/api/orgs-filtered-sorted/${path}/null/null`);
    expect(answer.status).toBe(500);
  }
});

test('12: a page far out and a size beyond measure are answered', async () => {
  expect(await ids('2147483647/2147483647/null/null')).toEqual([]);
  expect(await ids('0/2147483647/null/null')).toHaveLength(5);
});

test.each([
  ['orgname/asce', [5, 2, 4, 3, 1]],
  ['orgname/ASCE', [5, 2, 4, 3, 1]],
  ['orgname/null', [5, 2, 4, 3, 1]],
  ['orgname/desc', [1, 3, 4, 2, 5]],
  ['orgname/asc', [1, 3, 4, 2, 5]],
  ['null/desc', [5, 2, 4, 3, 1]],
  ['NULL/null', [5, 2, 4, 3, 1]],
])('13: the order %s is understood as the legacy does', async (order, expected) => {
  expect(await ids(`0/10/${order}`)).toEqual(expected);
});

test.each([
  ['lastStatus.statusDesc/asce', [3, 2, 4, 1, 5]],
  ['lastStatus.statusDesc/desc', [5, 1, 4, 2, 3]],
  ['city/asce', [3, 2, 4, 5, 1]],
  ['city/desc', [1, 5, 4, 2, 3]],
  ['county.countyDesc/asce', [1, 4, 2, 5, 3]],
  ['county.countyDesc/desc', [3, 5, 2, 4, 1]],
  ['lastContact/asce', [2, 5, 3, 4, 1]],
  ['lastContact/desc', [1, 4, 3, 5, 2]],
])(
  '14: the list sorts by %s, nulls first ascending and last descending',
  async (order, expected) => {
    expect(await ids(`0/10/${order}`)).toEqual(expected);
  },
);

test.each(['nonsense', 'constructor', 'orgname%20desc', 'county', "orgname'--"])(
  '14: the unknown sort field %s is a server error',
  async (field) => {
    const answer = await employee.get(`/api/orgs-filtered-sorted/0/10/${field}/asce`);
    expect(answer.status).toBe(500);
    expect(answer.json()).toMatchObject({ status: 500, message: '' });
  },
);

test('14: pages of equals neither repeat nor lose a row', async () => {
  const seen = [];
  for (const number of [0, 1, 2, 3, 4]) seen.push(...(await ids(`${number}/1/regsite/asce`)));
  expect(seen).toEqual([1, 3, 5, 2, 4]);
});

test.each([
  ['county=Cook', [4, 1]],
  ['county=Cook&county=Lake', [2, 4, 1]],
  ['county=Cook,Lake', [2, 4, 1]],
  ['county=Cook,%20Lake', [2, 4, 1]],
  ['county=St.%20Clair', [3]],
  ['county=St.+Clair', [3]],
  ['status=Interested', [5, 1]],
  ['status=Interested&status=Info%20Needed', [5, 4, 1]],
  ['county=Cook&status=Interested', [1]],
  ['county=Cook&county=Lake&status=Active', [2]],
])('15: the filter %s selects, values OR-ed and filters AND-ed', async (query, expected) => {
  expect(await ids(`0/10/orgname/asce?${query}`)).toEqual(expected);
});

test('15: a description with a comma is torn apart alone and whole among others', async () => {
  expect(await ids('0/10/null/null?county=Rock,%20Island')).toHaveLength(5);
  expect(await ids('0/10/null/null?county=Rock,%20Island&county=Lake')).toEqual([5, 2]);
});

test.each([
  'county=Nowhere',
  'status=Nothing&status=Never',
  'county=',
  '',
  '&',
  'county=&status=',
  'other=1',
])('15: the query "%s" is no filter', async (query) => {
  expect(await ids(`0/10/null/null?${query}`)).toHaveLength(5);
});

test('15: an unknown value among known ones is dropped', async () => {
  expect(await ids('0/10/null/null?county=Lake&county=Nowhere')).toEqual([2]);
});

test('15: a registration site of 1 filters, and 0, absent or unreadable does not', async () => {
  expect(await ids('0/10/null/null?regsite=1')).toEqual([2, 4]);
  for (const value of ['0', '', 'yes', '1&regsite=1']) {
    expect(await ids(`0/10/null/null?regsite=${value}`)).toHaveLength(5);
  }
});

test('55: a page or a size that is no number is refused with 400', async () => {
  for (const path of ['x/10', '0/ten', '1.5/10', '0/99999999999', 'null/10']) {
    const answer = await employee.get(`/api/orgs-filtered-sorted/${path}/null/null`);
    expect(answer.status).toBe(400);
  }
});

/** Contacts as they are read, one by one and in lists (legacy-api.md §9, assertions 10 to 17, 22 and 54). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const page = z.object({
  content: z.array(z.object({ contactId: z.number() })),
  totalElements: z.number(),
});

let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'organization', [
    { org_id: 1, orgname: 'Org A', county_id: 1 },
    { org_id: 2, orgname: 'Org B', county_id: 2 },
    { org_id: 3, orgname: null, county_id: 1 },
  ]);
  const people = { created_by_id: 11, last_modified_by_id: 12 };
  const dates = {
    create_date: '2021-05-03 09:30:00',
    last_modified_date: '2021-05-03 09:30:05.003',
  };
  const rows: [
    number,
    string | null,
    string | null,
    string | null,
    string | null,
    number,
    string | null,
  ][] = [
    [1, 'dora', 'Young', 'Chair', 'd@example.org', 0, '2024-03-01 00:00:00'],
    [2, 'Abe', 'adams', null, 'B@example.org', 1, '2024-03-31 23:59:00'],
    [4, 'abe', null, 'chair', 'a@example.org', 1, '2024-03-31 23:59:01'],
    [5, null, 'Bell', '', 'c@example.org', 0, '2024-02-28 12:00:00'],
  ];
  for (const [
    contact_id,
    first_name,
    last_name,
    title,
    email,
    regsite,
    last_contact_date,
  ] of rows) {
    const row = { contact_id, first_name, last_name, title, email, regsite, last_contact_date };
    await insert(db, 'contact', [row]);
  }
  const named = {
    first_name: 'Cee',
    last_name: 'Dee',
    title: 'T',
    phone: '3125550002',
    alt_phone: '',
  };
  await insert(db, 'contact', [{ contact_id: 3, ...named, ...people, ...dates }]);
  for (const [org_id, contact_id] of [
    [1, 3],
    [2, 3],
    [3, 3],
    [2, 4],
    [1, 5],
    [3, 5],
  ] as const) {
    await insert(db, 'organization_contact', [{ org_id, contact_id }]);
  }
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

async function list(path: string) {
  const answer = await employee.get(`/api/contacts-filtered-sorted/${path}`);
  expect(answer.status).toBe(200);
  return page.parse(answer.json());
}

async function ids(path: string): Promise<number[]> {
  return (await list(path)).content.map(({ contactId }) => contactId);
}

/** As D2 has it, with both spellings of the flag (§7.3). */
const CEE_DEE = {
  contactId: 3,
  firstName: 'Cee',
  lastName: 'Dee',
  title: 'T',
  email: null,
  phone: '3125550002',
  altPhone: '',
  regsite: 0,
  regSite: 0,
  createDate: '2021-05-03T09:30:00',
  lastModifiedDate: '2021-05-03T09:30:05.003',
  lastContactDate: null,
  createdBy: 'Ann Bee',
  lastModifiedBy: 'Max null',
  contactOrgs: { 1: 'Org A', 2: 'Org B', 3: null },
};

test('22: a contact shows its people as text and its organizations as a map', async () => {
  const answer = await employee.get('/api/contact/3');
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual(CEE_DEE);
});

test('22: a contact of nobody and nothing has nulls and an empty map', async () => {
  expect((await employee.get('/api/contact/1')).json()).toMatchObject({
    createDate: null,
    createdBy: null,
    lastModifiedBy: null,
    contactOrgs: {},
  });
});

test('10: the default call is page 0 of size 10 by first name, ascending and ignoring case', async () => {
  const answer = await employee.get('/api/contacts-sorted-default');
  expect(answer.json()).toMatchObject({ number: 0, size: 10, totalElements: 5, totalPages: 1 });
  const { content } = page.parse(answer.json());
  expect(content.map(({ contactId }) => contactId)).toEqual([5, 2, 4, 3, 1]);
  expect(answer.json()).toMatchObject({ content: expect.arrayContaining([CEE_DEE]) });
});

test('11, 12: pages are cut out of the whole order, and one past the end is empty', async () => {
  expect(await ids('1/2/firstName/asce/null/null')).toEqual([4, 3]);
  expect(await ids('1/2/firstName/desc/null/null')).toEqual([4, 2]);
  expect(await list('9/2/null/null/null/null')).toEqual({ content: [], totalElements: 5 });
});

test('12: a page below 0 or of size 0 is a server error', async () => {
  for (const path of ['-1/10', '0/0']) {
    const answer = await employee.get(`/api/contacts-filtered-sorted/${path}/null/null/null/null`);
    expect(answer.status).toBe(500);
  }
});

test.each([
  ['firstName/null', [5, 2, 4, 3, 1]],
  ['firstName/desc', [1, 3, 4, 2, 5]],
  ['null/desc', [5, 2, 4, 3, 1]],
  ['lastName/asce', [4, 2, 5, 3, 1]],
  ['title/asce', [2, 5, 1, 4, 3]],
  ['title/desc', [3, 4, 1, 5, 2]],
  ['email/asce', [3, 4, 2, 5, 1]],
  ['lastContactDate/asce', [3, 5, 1, 2, 4]],
  ['lastContactDate/desc', [4, 2, 1, 5, 3]],
])('13, 14: the list sorts by %s', async (order, expected) => {
  expect(await ids(`0/10/${order}/null/null`)).toEqual(expected);
});

test('14: an unknown sort field is a server error', async () => {
  const answer = await employee.get('/api/contacts-filtered-sorted/0/10/orgname/asce/null/null');
  expect(answer.status).toBe(500);
});

test.each([
  ['county=Cook', [5, 3]],
  ['county=Lake', [4, 3]],
  ['county=Cook&county=Lake', [5, 4, 3]],
  ['county=St.%20Clair', []],
  ['county=Nowhere', [5, 2, 4, 3, 1]],
  ['county=&regsite=0', [5, 2, 4, 3, 1]],
  ['regsite=1', [2, 4]],
  ['county=Lake&regsite=1', [4]],
])(
  '15: %s selects by the counties of the organizations and by the flag',
  async (query, expected) => {
    const found = await list(`0/10/firstName/asce/null/null?${query}`);
    expect(found.content.map(({ contactId }) => contactId)).toEqual(expected);
    expect(found.totalElements).toBe(expected.length);
  },
);

test.each([
  ['2024-03-01%2000:00:00/2024-03-31%2023:59:00', [2, 1]],
  ['2024-03-01%2000:00:01/2024-03-31%2023:59:00', [2]],
  ['2024-02-01%2000:00:00/2024-02-30%2023:59:00', [5]],
  ['2025-01-01%2000:00:00/2024-01-01%2000:00:00', []],
  ['null/2024-03-31%2023:59:00', [5, 2, 4, 3, 1]],
  ['2024-03-01%2000:00:00/NULL', [5, 2, 4, 3, 1]],
])('16, 17: the range %s holds the last contact, both ends included', async (range, expected) => {
  expect(await ids(`0/10/firstName/asce/${range}`)).toEqual(expected);
});

test('16: a range that is no date is a server error', async () => {
  for (const range of ['2024-03-01/2024-03-31', 'x/null']) {
    const path = `/api/contacts-filtered-sorted/0/10/null/null/${range}`;
    expect((await employee.get(path)).status).toBe(500);
  }
});

test('15, 16: range, county and flag are AND-ed', async () => {
  const march = '2024-03-01%2000:00:00/2024-04-30%2023:59:00';
  expect(await ids(`0/10/null/null/${march}?county=Lake`)).toEqual([4]);
  expect(await ids(`0/10/null/null/${march}?county=Cook&regsite=1`)).toEqual([]);
});

test('the export holds every contact in full', async () => {
  const answer = await employee.get('/api/all-contacts-export');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  const rows = z.array(z.looseObject({ contactId: z.number() })).parse(answer.json());
  expect(rows.map(({ contactId }) => contactId)).toEqual([1, 2, 3, 4, 5]);
  expect(rows[2]).toEqual(CEE_DEE);
});

test('27: the list of names has seven values of every contact', async () => {
  const answer = await employee.get('/api/all-contact-names');
  const rows = z.array(z.unknown()).parse(answer.json());
  expect(rows).toHaveLength(5);
  expect(rows).toContainEqual({
    contactId: 3,
    firstName: 'Cee',
    lastName: 'Dee',
    title: 'T',
    phone: '3125550002',
    altPhone: '',
    email: null,
  });
});

test('the contacts of an organization come in full, and of none comes nothing', async () => {
  const answer = await employee.get('/api/orgContacts/2');
  expect(answer.json()).toEqual([CEE_DEE, expect.objectContaining({ contactId: 4 })]);
  const none = await employee.get('/api/orgContacts/-1');
  expect([none.status, none.text]).toEqual([200, '']);
});

test.each(['/api/contact/999', '/api/orgContacts/999', '/api/orgContacts/0'])(
  '54: %s is a server error',
  async (path) => {
    expect((await employee.get(path)).status).toBe(500);
  },
);

test.each(['/api/contact/abc', '/api/orgContacts/null'])(
  '55: %s is refused with 400',
  async (path) => {
    expect((await employee.get(path)).status).toBe(400);
  },
);

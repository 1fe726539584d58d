/** Lists in which the backend cannot tell a row: the others are there, and what is missing is named. */
import { listContacts } from '@/lib/legacy/contacts';
import { listOrganizations } from '@/lib/legacy/organizations';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const FROM_THE_START = { sortField: 'null', order: 'null' };
const CONTACT_START = { ...FROM_THE_START, from: 'null', to: 'null' };

const LISTS = [
  {
    list: 'organizations',
    byDefault: '/api/orgs-sorted-default',
    filtered: (page: number, size: number) => `/api/orgs-filtered-sorted/${page}/${size}/null/null`,
    ask: () => listOrganizations(CONTEXT, null),
    askPage: () => listOrganizations(CONTEXT, { params: { page: 1, size: 10, ...FROM_THE_START } }),
    row: (id: number) => rows.organizationRow({ orgId: id }),
    idOf: (row: object) => ('orgId' in row ? row.orgId : undefined),
  },
  {
    list: 'contacts',
    byDefault: '/api/contacts-sorted-default',
    filtered: (page: number, size: number) =>
      `/api/contacts-filtered-sorted/${page}/${size}/null/null/null/null`,
    ask: () => listContacts(CONTEXT, null),
    askPage: () => listContacts(CONTEXT, { params: { page: 1, size: 10, ...CONTACT_START } }),
    row: (id: number) => rows.contactRow({ contactId: id }),
    idOf: (row: object) => ('contactId' in row ? row.contactId : undefined),
  },
];

describe.each(LISTS)('the list of $list', ({ byDefault, filtered, ask, askPage, row, idOf }) => {
  /** Rows from `first` to `last`, as ids, in a page of a list of 23. */
  const page = (first: number, last: number) => {
    const content = Array.from({ length: last - first + 1 }, (_, index) => row(first + index));
    return rows.pageOf(content, { totalElements: 23, totalPages: Math.ceil(23 / content.length) });
  };

  /** Row 17 of the backend is the 7th of the second page; its place alone and in company fails. */
  const answerAround = (fail: (path: string) => void) => {
    fail(filtered(1, 10));
    backend().get(filtered(2, 5)).reply(200, page(11, 15));
    fail(filtered(3, 5));
    for (const place of [15, 17, 18, 19]) {
      backend()
        .get(filtered(place, 1))
        .reply(200, page(place + 1, place + 1));
    }
    fail(filtered(16, 1));
  };

  test.each<[string, (path: string) => void]>([
    ['answers 500', (path) => backend().get(path).reply(500)],
    ['breaks off midway', (path) => backend().get(path).reply(200, '{"content":[{"orgId":11,"or')],
    [
      'is closed early, with a second document behind it',
      (path) =>
        backend()
          .get(path)
          .reply(200, `${JSON.stringify({ content: [row(11)] })}${rows.SECOND_DOCUMENT}`),
    ],
  ])('that %s is put together from smaller pages around the damaged row', async (_how, fail) => {
    answerAround(fail);
    const found = await askPage();
    expect(found.rows.map(idOf)).toEqual([11, 12, 13, 14, 15, 16, 18, 19, 20]);
    expect(found.gaps).toEqual([{ position: 7, why: 'damaged' }]);
    expect(found.pageSize).toBe(10);
  });

  test('whose default page fails asks for the same in pieces', async () => {
    backend().get(byDefault).reply(500);
    backend().get(filtered(0, 5)).reply(200, page(1, 5));
    backend().get(filtered(1, 5)).reply(200, page(6, 10));
    expect(await ask()).toMatchObject({ gaps: [], totalRows: 23, totalPages: 3, pageSize: 10 });
  });

  test('with a row that breaks the contract keeps the others and names its place', async () => {
    const content = [row(1), { ...row(2), orgId: null, contactId: 'two' }, row(3), null];
    backend().get(byDefault).reply(200, rows.pageOf(content));
    const found = await ask();
    expect(found.rows.map(idOf)).toEqual([1, 3]);
    expect(found.gaps).toEqual([
      { position: 2, why: 'damaged' },
      { position: 4, why: 'damaged' },
    ]);
  });

  test('of a backend that fails on everything fails after four more calls', async () => {
    for (const path of [byDefault, filtered(0, 5), filtered(1, 5), filtered(0, 1), filtered(9, 1)])
      backend().get(path).reply(500);
    expect(await failureOf(ask())).toMatchObject({ kind: 'unexpected', status: 500 });
  });

  test.each([
    [302, 'signed-out'],
    [403, 'forbidden'],
  ])('that is answered %i is not asked for again', async (status, kind) => {
    backend().get(byDefault).reply(status);
    expect((await failureOf(ask())).kind).toBe(kind);
  });

  test('stops asking when the session ends between two pieces', async () => {
    backend().get(byDefault).reply(500);
    backend().get(filtered(0, 5)).reply(200, page(1, 5));
    backend().get(filtered(1, 5)).reply(302, '', { location: '/saml/discovery' });
    expect((await failureOf(ask())).kind).toBe('signed-out');
  });
});

describe('a page that the backend fails on, sorted', () => {
  const path = (piece: string, sort: string) =>
    `/api/contacts-filtered-sorted/${piece}/${sort}/null/null?county=Cook`;
  const BAD = 'lastContactDate/desc';
  const BEHIND_THE_END = '1000000/1';
  const PARAMS = { ...CONTACT_START, sortField: 'lastContactDate', order: 'desc' };
  const ask = () =>
    listContacts(CONTEXT, {
      params: { ...PARAMS, page: 1, size: 10 },
      query: { county: ['Cook'] },
    });
  const fails = (piece: string, sort: string) => backend().get(path(piece, sort)).reply(500);
  const page = (...ids: number[]) =>
    rows.pageOf(
      ids.map((contactId) => rows.contactRow({ contactId })),
      { totalElements: 23, totalPages: 3 },
    );

  test('comes in the default order, with its filters, where the sort fails without rows too', async () => {
    fails('1/10', BAD);
    fails(BEHIND_THE_END, BAD);
    backend().get(path('1/10', 'null/null')).reply(200, page(4, 9));
    const found = await ask();
    expect(found.rows.map(({ contactId }) => contactId)).toEqual([4, 9]);
    expect(found).toMatchObject({ sortFailed: true, gaps: [], totalPages: 3, totalRows: 23 });
  });

  test('is read around a damaged row in the default order as well', async () => {
    fails('1/10', BAD);
    fails(BEHIND_THE_END, BAD);
    fails('1/10', 'null/null');
    backend()
      .get(path('2/5', 'null/null'))
      .reply(200, page(1, 2, 3, 4, 5));
    fails('3/5', 'null/null');
    for (const place of [16, 17, 18, 19])
      backend()
        .get(path(`${place}/1`, 'null/null'))
        .reply(200, page(place));
    fails('15/1', 'null/null');
    const found = await ask();
    expect(found).toMatchObject({ sortFailed: true, gaps: [{ position: 6, why: 'damaged' }] });
    expect(found.rows).toHaveLength(9);
  });

  test('keeps its sort where that works without rows', async () => {
    fails('1/10', BAD);
    backend().get(path(BEHIND_THE_END, BAD)).reply(200, page());
    backend()
      .get(path('2/5', BAD))
      .reply(200, page(1, 2, 3, 4, 5));
    backend()
      .get(path('3/5', BAD))
      .reply(200, page(6, 7, 8, 9, 10));
    expect(await ask()).toMatchObject({ sortFailed: false, gaps: [] });
  });

  test('is an outage where the default order fails as well, after six more calls', async () => {
    fails('1/10', BAD);
    fails(BEHIND_THE_END, BAD);
    for (const piece of ['1/10', '2/5', '3/5', '10/1', '19/1']) fails(piece, 'null/null');
    expect(await failureOf(ask())).toMatchObject({ kind: 'unexpected', status: 500 });
  });

  test('is signed out where the session ends in between', async () => {
    fails('1/10', BAD);
    backend().get(path(BEHIND_THE_END, BAD)).reply(302, '', { location: '/saml/discovery' });
    expect((await failureOf(ask())).kind).toBe('signed-out');
  });
});

describe('equal rows whose order depends on the size of the page', () => {
  const TOTAL = 88;
  const ALL = Array.from({ length: TOTAL }, (_, at) => at + 1);
  const DAMAGED = 17;

  /** All in one city. A page with organization 17 in it fails. */
  const answerByCity = () =>
    backend()
      .persist()
      .get(/^\/api\/orgs-filtered-sorted\/\d+\/\d+\/city\/asce/)
      .reply((path) => {
        const [page = 0, size = 1] = path.split('/').slice(3, 5).map(Number);
        const key = (id: number) => (id * size) % 101;
        const equal = ALL.toSorted((a, b) => key(a) - key(b));
        const shown = equal.slice(page * size, (page + 1) * size);
        if (shown.includes(DAMAGED)) return [500];
        const totals = { totalElements: TOTAL, totalPages: Math.ceil(TOTAL / size) };
        const content = shown.map((orgId) => rows.organizationRow({ orgId }));
        return [200, rows.pageOf(content, totals)];
      });

  test('stand once on a page that is read around a damaged one, and as many as came twice are told to be missing', async () => {
    answerByCity();
    const params = { page: 0, size: 100, sortField: 'city', order: 'asce' };
    const { rows: shown, gaps } = await listOrganizations(CONTEXT, { params });
    const ids = shown.map(({ orgId }) => orgId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(gaps.filter(({ why }) => why === 'repeated').length).toBeGreaterThan(0);
    expect(ids.length + gaps.length).toBe(TOTAL);
  });
});

test('pieces keep the sort, the range and the filters of the page', async () => {
  const query = '?county=Cook&regsite=1';
  const path = (piece: string) =>
    `/api/contacts-filtered-sorted/${piece}/lastName/desc/2026-05-01%2000%3A00%3A00/2026-05-31%2023%3A59%3A00${query}`;
  backend().get(path('0/10')).reply(500);
  backend().get(path('1000000/1')).reply(200, rows.pageOf([]));
  backend()
    .get(path('0/5'))
    .reply(200, rows.pageOf([rows.contactRow()]));
  backend().get(path('1/5')).reply(200, rows.pageOf([]));
  const found = await listContacts(CONTEXT, {
    params: {
      page: 0,
      size: 10,
      sortField: 'lastName',
      order: 'desc',
      from: '2026-05-01 00:00:00',
      to: '2026-05-31 23:59:00',
    },
    query: { county: ['Cook'], regsite: ['1'] },
  });
  expect(found.rows).toHaveLength(1);
});

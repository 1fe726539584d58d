/** Pages of lists without their damaged rows, and without a sort that the backend fails on. */
import { listContacts } from '@/lib/legacy/contacts';
import { listOrganizations } from '@/lib/legacy/organizations';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const MAY = { from: '2026-05-01 00:00:00', to: '2026-05-31 23:59:00' };
const PATH_OF_MAY = '2026-05-01%2000%3A00%3A00/2026-05-31%2023%3A59%3A00';
const UNSORTED = 'null/null';
const BEHIND_THE_END = '1000000/1';

/** Contacts of a list of 23 rows, in pages of 10. */
const page = (...ids: number[]) =>
  rows.pageOf(
    ids.map((contactId) => rows.contactRow({ contactId })),
    { totalElements: 23, totalPages: Math.ceil(23 / (ids.length || 10)) },
  );
const idsOf = (found: { rows: { contactId: number }[] }) =>
  found.rows.map(({ contactId }) => contactId);

/** `range` is `page/size`. */
const filtered = (range: string, sort = UNSORTED) =>
  `/api/contacts-filtered-sorted/${range}/${sort}/${PATH_OF_MAY}?county=Cook&regsite=1`;
const fails = (...paths: string[]) => {
  for (const path of paths) backend().get(path).reply(500);
};
const responds = (path: string, ...ids: number[]) =>
  backend()
    .get(path)
    .reply(200, page(...ids));

/** The second page, of May and with filters, which every range of it has to keep. */
const readPage = (sort: { sortField: string; order: string }) =>
  listContacts(CONTEXT, {
    params: { page: 1, size: 10, ...sort, ...MAY },
    query: { county: ['Cook'], regsite: ['1'] },
  });

/** All calls of the second page when its row 7 is damaged. */
function respondAroundRow7(sort: string, fail: (path: string) => void) {
  fail(filtered('1/10', sort));
  responds(filtered('2/5', sort), 11, 12, 13, 14, 15);
  fail(filtered('3/5', sort));
  for (const place of [15, 17, 18, 19]) responds(filtered(`${place}/1`, sort), place + 1);
  fail(filtered('16/1', sort));
}

describe('a damaged row', () => {
  const closedEarly = `${JSON.stringify({ content: [rows.contactRow()] })}${rows.SECOND_DOCUMENT}`;

  test.each([
    ['fails with 500', 500, ''],
    ['is truncated', 200, '{"content":[{"contactId":11,"fir'],
    ['is closed early, with a second document', 200, closedEarly],
  ])('whose page %s is missing, and the others are read', async (_how, status, body) => {
    respondAroundRow7(UNSORTED, (path) => backend().get(path).reply(status, body));
    const found = await readPage({ sortField: 'null', order: 'null' });
    expect(idsOf(found)).toEqual([11, 12, 13, 14, 15, 16, 18, 19, 20]);
    expect(found.gaps).toEqual([{ position: 7, why: 'damaged' }]);
    expect(found).toMatchObject({ pageSize: 10, totalRows: 23, totalPages: 3 });
  });

  test('that is invalid by the contract is missing', async () => {
    const content = [
      rows.contactRow({ contactId: 1 }),
      { ...rows.contactRow(), contactId: 'two' },
      rows.contactRow({ contactId: 3 }),
      null,
    ];
    backend().get('/api/contacts-sorted-default').reply(200, rows.pageOf(content));
    const found = await listContacts(CONTEXT, null);
    expect(idsOf(found)).toEqual([1, 3]);
    const damaged = [2, 4].map((position) => ({ position, why: 'damaged' }));
    expect(found.gaps).toEqual(damaged);
  });
});

describe('a default page that fails', () => {
  const DEFAULT = '/api/contacts-sorted-default';
  const range = (text: string) => `/api/contacts-filtered-sorted/${text}/null/null/null/null`;
  const failure = () => failureOf(listContacts(CONTEXT, null));

  test('is an outage when four more calls fail', async () => {
    fails(DEFAULT, range('0/5'), range('1/5'), range('0/1'), range('9/1'));
    expect(await failure()).toMatchObject({ kind: 'unexpected', status: 500 });
  });

  test.each([
    [302, 'signed-out'],
    [403, 'forbidden'],
  ])('with %i is not read again', async (status, kind) => {
    backend().get(DEFAULT).reply(status);
    expect((await failure()).kind).toBe(kind);
  });

  test('is not read any further when the session ends', async () => {
    fails(DEFAULT);
    responds(range('0/5'), 1, 2, 3, 4, 5);
    backend().get(range('1/5')).reply(302, '', { location: '/saml/discovery' });
    expect((await failure()).kind).toBe('signed-out');
  });
});

describe('a sorted page that fails', () => {
  const BAD = 'lastContactDate/desc';
  const read = () => readPage({ sortField: 'lastContactDate', order: 'desc' });

  test('is read in the default order when its sort fails without rows too', async () => {
    fails(filtered('1/10', BAD), filtered(BEHIND_THE_END, BAD));
    backend()
      .get(filtered('1/10'))
      .reply(200, rows.pageOf([rows.contactRow()], { totalElements: 23, totalPages: 3 }));
    const found = await read();
    expect(idsOf(found)).toEqual([7]);
    expect(found).toMatchObject({ sortFailed: true, gaps: [], totalPages: 3, totalRows: 23 });
  });

  test('is read in the default order without its damaged row', async () => {
    fails(filtered('1/10', BAD), filtered(BEHIND_THE_END, BAD));
    respondAroundRow7(UNSORTED, fails);
    const found = await read();
    expect(found).toMatchObject({ sortFailed: true, gaps: [{ position: 7, why: 'damaged' }] });
    expect(found.rows).toHaveLength(9);
  });

  test('keeps its sort when that works without rows', async () => {
    fails(filtered('1/10', BAD));
    responds(filtered(BEHIND_THE_END, BAD));
    responds(filtered('2/5', BAD), 1, 2, 3, 4, 5);
    responds(filtered('3/5', BAD), 6, 7, 8, 9, 10);
    expect(await read()).toMatchObject({ sortFailed: false, gaps: [] });
  });
});

test('equal rows, whose order depends on the page size, are on a partial page once, and repeated ones are gaps', async () => {
  const TOTAL = 88;
  const ALL = Array.from({ length: TOTAL }, (_, at) => at + 1);
  backend()
    .persist()
    .get(/^\/api\/orgs-filtered-sorted\/\d+\/\d+\/city\/asce/)
    .reply((path) => {
      const [number = 0, size = 1] = path.split('/').slice(3, 5).map(Number);
      const key = (id: number) => (id * size) % 101;
      const sorted = ALL.toSorted((a, b) => key(a) - key(b));
      const shown = sorted.slice(number * size, (number + 1) * size);
      // One damaged row.
      if (shown.includes(17)) return [500];
      const totals = { totalElements: TOTAL, totalPages: Math.ceil(TOTAL / size) };
      const content = shown.map((orgId) => rows.organizationRow({ orgId }));
      return [200, rows.pageOf(content, totals)];
    });
  const params = { page: 0, size: 100, sortField: 'city', order: 'asce' };
  const { rows: shown, gaps } = await listOrganizations(CONTEXT, { params });
  const ids = shown.map(({ orgId }) => orgId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(gaps.filter(({ why }) => why === 'repeated').length).toBeGreaterThan(0);
  expect(ids.length + gaps.length).toBe(TOTAL);
});

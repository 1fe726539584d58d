/** Exports as they leave the application, out of a backend on a real port. */
import '@/tests/support/no-stubs';

import {
  contactRow,
  embeddedEvent,
  eventRow,
  organizationRow,
  pageOf,
  SECOND_DOCUMENT,
} from '@/tests/support/legacy-rows';
import { openWorkbook } from '@/tests/support/opened-workbook';
import { ask, framesOf } from './asking';
import {
  ALL,
  answerJson,
  COUNT,
  contact,
  contacts,
  counted,
  exportBackend,
  sheetsOf,
  valuesOf,
} from './backend';

const backend = exportBackend();

const PAGES = '/api/contacts-filtered-sorted/0/200/null/null/null/null';

describe('all rows', () => {
  test('come with their name, their type, and the count they were held against', async () => {
    backend.answers({ [COUNT]: counted(3), [ALL]: contacts(3) });
    const response = await ask('/export/contacts?rows=all');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="All-Contacts.xlsx"',
      'cache-control': 'private, no-store',
    });
    const { rows, about } = await sheetsOf(response);
    expect(rows.slice(1).map(([name]) => name)).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    expect(about).toMatchObject({
      Export: 'All contacts',
      'Exported by': 'Ann Bee',
      'Rows in this file': 3,
      'Rows in the outreach system': 3,
      Filters: 'None',
    });
  });

  test('come with news of how far they are', async () => {
    backend.answers({ [COUNT]: counted(3), [ALL]: contacts(3) });
    const { file, news } = await framesOf(await ask('/export/contacts?rows=all', { news: true }));
    expect(valuesOf(openWorkbook(file)[0])).toHaveLength(4);
    expect(news.slice(0, 2)).toEqual([
      { kind: 'progress', rows: 0, total: null },
      { kind: 'progress', rows: 0, total: 3 },
    ]);
    const none = { unreadable: [], leftOut: 0, sortFailed: false, cuts: 0 };
    expect(news.at(-1)).toEqual({ kind: 'done', rows: 3, ...none });
  });

  test.each([
    ['breaks off within a damaged row', `[${JSON.stringify(contact(2))},{"contactId":`],
    [
      'is closed early at a damaged row, with a second document behind it',
      `[${JSON.stringify(contact(2))},{"contactId":1,"firstName":"Half a row"}]${SECOND_DOCUMENT}`,
    ],
  ])('are read page by page where the answer %s', async (_how, text) => {
    const asked = backend.answers({
      [COUNT]: counted(3),
      [PAGES]: pageOf(contacts(3), { totalPages: 1 }),
    });
    const others = backend.answer;
    backend.answer = (request, response) => {
      if (request.url !== ALL) return others(request, response);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(text);
    };
    const { rows } = await sheetsOf(await ask('/export/contacts?rows=all'));
    const names = rows.slice(1).map(([name]) => name);
    expect(names.toSorted()).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    expect(asked).toHaveLength(2);
  });

  test('that make no sense are counted and named', async () => {
    backend.answers({ [COUNT]: counted(2), [ALL]: [contact(1), { contactId: 7, firstName: 5 }] });
    const { news, file } = await framesOf(await ask('/export/contacts?rows=all', { news: true }));
    const unreadable = ['The contact with the number 7'];
    expect(news.at(-1)).toMatchObject({ kind: 'done', rows: 1, unreadable });
    const [rows, about] = openWorkbook(file).map(valuesOf);
    expect(rows?.[2]?.[0]).toMatch(/^The contact with the number 7 could not be read/);
    expect(about).toContainEqual(['Could not be read', 'The contact with the number 7']);
  });

  test('are never fewer than the backend counts', async () => {
    const short = pageOf(contacts(2), { totalPages: 1, totalElements: 3 });
    backend.answers({ [COUNT]: counted(3), [ALL]: contacts(2), [PAGES]: short });
    const { news } = await framesOf(await ask('/export/contacts?rows=all', { news: true }));
    expect(news.at(-1)).toEqual({
      kind: 'failed',
      status: 502,
      message: 'The list kept changing while it was read: of 3 contacts, 2 could be read.',
    });
    const bare = await ask('/export/contacts?rows=all');
    await expect(bare.arrayBuffer()).rejects.toThrow();
  });

  test('come once, also where the backend says them twice', async () => {
    backend.answers({ [COUNT]: counted(2), [ALL]: [contact(1), contact(2), contact(1)] });
    const { rows } = await sheetsOf(await ask('/export/contacts?rows=all'));
    expect(rows).toHaveLength(3);
  });
});

describe('other rows', () => {
  test('those of the page shown are asked for as the screen asks', async () => {
    const path = '/api/contacts-filtered-sorted/1/20/lastName/desc/null/null';
    const asked = backend.answers({ [path]: pageOf([contact(9)], { totalElements: 21 }) });
    const response = await ask(
      '/export/contacts?rows=view&page=2&size=20&sort=lastName&order=desc&county=Lake',
    );
    const { rows, about } = await sheetsOf(response);
    expect(rows[1]?.[0]).toBe('Cee 9');
    expect(about).toMatchObject({
      'Rows on the page': 1,
      Page: 2,
      Order: 'Last Name, descending',
      Filters: 'Counties: Lake',
    });
    expect(asked).toEqual([`${path}?county=Lake&regsite=0`]);
  });

  test('those of a list that the backend cannot sort are in its default order, and the file says so', async () => {
    const sorted = '/api/contacts-filtered-sorted/0/10/lastContactDate/desc/';
    const byDefault = '/api/contacts-filtered-sorted/0/10/null/null/null/null';
    const asked = backend.answers({ [byDefault]: pageOf([contact(9)]) });
    const address = '/export/contacts?rows=view&sort=lastContactDate&order=desc';
    const { rows, about } = await sheetsOf(await ask(address));
    expect(rows[1]?.[0]).toBe('Cee 9');
    expect(about).toMatchObject({
      Order: 'First Name, ascending (the list cannot be sorted by Last Contact)',
    });
    expect(asked).toHaveLength(3);
    expect(asked[0]).toContain(sorted);
    const { news } = await framesOf(await ask(address, { news: true }));
    expect(news.at(-1)).toMatchObject({ kind: 'done', rows: 1, sortFailed: true });
  });

  test('those of equal rows whose order depends on the size of the page are all there, once, but for a damaged one', async () => {
    const ids = Array.from({ length: 88 }, (_, at) => at + 1);
    const asked = new Set<string>();
    backend.answer = ({ url = '' }, response) => {
      const [page = 0, size = 1] = url.split('/').slice(3, 5).map(Number);
      const field = url.split('/')[5] ?? '';
      asked.add(field);
      const key = (id: number) => (field === 'contactId' ? id : (id * size) % 101);
      const sorted = ids.toSorted((a, b) => key(a) - key(b));
      const shown = sorted.slice(page * size, (page + 1) * size);
      if (shown.includes(17)) response.writeHead(500).end();
      else answerJson(response, pageOf(shown.map(contact), { totalPages: 1, totalElements: 88 }));
    };
    const { file, news } = await framesOf(
      await ask('/export/contacts?rows=matching&sort=title&order=asce', { news: true }),
    );
    const unreadable = ['The contact at position 17 of the list in the order of its numbers'];
    expect(news.at(-1)).toMatchObject({ kind: 'done', rows: 87, unreadable, sortFailed: false });
    const names = valuesOf(openWorkbook(file)[0]).map(([name]) => name);
    const found = ids.map((id) => names.filter((name) => name === `Cee ${id}`).length);
    expect(found).toEqual(ids.map((id) => (id === 17 ? 0 : 1)));
    expect([...asked]).toEqual(['title', 'contactId']);
  });

  test('those that match are read to their last page', async () => {
    const page = (number: number) => `/api/contacts-filtered-sorted/${number}/200/`;
    const change = { totalPages: 2, totalElements: 3 };
    const asked = backend.answers({
      [page(0)]: pageOf(contacts(2), change),
      [page(1)]: pageOf([contact(3)], change),
    });
    const response = await ask(
      '/export/contacts?rows=matching&page=5&size=10&regsite=1&format=csv',
    );
    const lines = (await response.text()).split('\r\n');
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual([
      'Cee 1',
      'Cee 2',
      'Cee 3',
    ]);
    expect(response.headers.get('content-disposition')).toContain('Contacts-matching.csv');
    expect(asked.every((path) => path.endsWith('?regsite=1'))).toBe(true);
  });

  test('organizations name their contacts, which the screen does not', async () => {
    const orgContacts = [
      { contactId: 7, firstName: 'Dee', lastName: 'Dee' },
      { contactId: 8, firstName: 'Cher', lastName: null },
    ];
    const row = organizationRow({ orgContacts, eventOrgs: [embeddedEvent()] });
    backend.answers({ '/api/orgs-sorted-default': pageOf([row]) });
    const { rows } = await sheetsOf(await ask('/export/organizations?rows=view'));
    expect(rows[1]?.slice(7, 10)).toEqual(['3125550100', 'Cher, Dee Dee', '60601']);
  });

  test('events carry all that was agreed', async () => {
    const row = eventRow({ surveyComplete: 1, audienceCount: 'about 40', cancelReason: 'Sick' });
    backend.answers({ '/api/events-sorted-default/0/10': pageOf([row]) });
    const { rows } = await sheetsOf(await ask('/export/events?rows=view'));
    expect(rows[1]?.slice(0, 7)).toEqual([
      42,
      'Travel training',
      'Presentation',
      'Confirmed',
      'Elm Library',
      'Elm Library',
      'Ann Bee',
    ]);
    expect(rows[1]?.slice(14)).toEqual([
      null,
      'about 40',
      'True',
      'Yes',
      'No',
      'No',
      null,
      null,
      'MOC canceled - Sick',
    ]);
  });

  test('a copy for the public leaves blank what is personal, and says so', async () => {
    backend.answers({ '/api/contacts-sorted-default': pageOf([contactRow()]) });
    const response = await ask('/export/contacts?rows=view&copy=public');
    expect(response.headers.get('content-disposition')).toContain('Contacts-export-public.xlsx');
    const { rows, about } = await sheetsOf(response);
    const byHeading = Object.fromEntries(
      (rows[0] ?? []).map((heading, at) => [heading, rows[1]?.[at] ?? null]),
    );
    expect(byHeading).toMatchObject({
      'First name': 'Cee',
      Email: null,
      Phone: null,
      'Alt phone': null,
      Organizations: 'Org A',
    });
    expect(about['Left blank for the public']).toBe('Email');
  });
});

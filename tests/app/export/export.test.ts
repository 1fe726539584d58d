/** Exports as they leave the application, out of a backend on a real port. */
import '@/tests/support/no-stubs';

import {
  callLogNote,
  contactRow,
  embeddedEvent,
  eventRow,
  organizationRow,
  pageOf,
  SECOND_DOCUMENT,
} from '@/tests/support/legacy-rows';
import { problemOf } from '@/tests/support/requests';
import {
  ALL,
  answerJson,
  ask,
  COUNT,
  contact,
  contacts,
  counted,
  exportBackend,
  exported,
  sheetsIn,
} from './backend';

const backend = exportBackend();

const PAGES = '/api/contacts-filtered-sorted/0/200/null/null/null/null';
const NONE = { unreadable: [], leftOut: 0, sortFailed: false, truncations: 0 };
const CHANGED = 'The list kept changing while it was read: of 3 contacts, 2 could be read.';
const namesIn = (rows: unknown[][]) => rows.slice(1).map(([name]) => name);

describe('all rows', () => {
  test('come with their name, their type, the count they were held against, and news of how far they are', async () => {
    backend.answers({ [COUNT]: counted(3), [ALL]: contacts(3) });
    const response = await ask('/export/contacts?rows=all');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="All-Contacts.xlsx"',
      'cache-control': 'private, no-store',
    });
    const [bare = []] = sheetsIn(Buffer.from(await response.arrayBuffer()));
    expect(namesIn(bare)).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    const { rows, about, news, last } = await exported('/export/contacts?rows=all');
    expect(rows).toEqual(bare);
    expect(about).toMatchObject({
      Export: 'All contacts',
      'Exported by': 'Ann Bee',
      'Rows in this file': 3,
      'Rows in the outreach system': 3,
      Filters: 'None',
    });
    expect(news.slice(0, 2)).toEqual([
      { kind: 'progress', rows: 0, total: null },
      { kind: 'progress', rows: 0, total: 3 },
    ]);
    expect(last).toEqual({ kind: 'done', rows: 3, ...NONE });
  });

  test.each([
    ['breaks off within a damaged row', `[${JSON.stringify(contact(2))},{"contactId":`],
    [
      'is closed early at a damaged row, with a second document behind it',
      `[${JSON.stringify(contact(2))},{"contactId":1,"firstName":"Half a row"}]${SECOND_DOCUMENT}`,
    ],
    ['says a row twice and another not at all', [contact(2), contact(2)]],
  ])('are read page by page, each once, where the answer %s', async (_how, answer) => {
    const pages = pageOf(contacts(3), { totalPages: 1 });
    const asked = backend.answers({ [COUNT]: counted(3), [PAGES]: pages, [ALL]: answer });
    const { rows } = await exported('/export/contacts?rows=all');
    expect(namesIn(rows).toSorted()).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    expect(asked).toHaveLength(3);
  });

  test('that make no sense are counted and named', async () => {
    backend.answers({ [COUNT]: counted(2), [ALL]: [contact(1), { contactId: 7, firstName: 5 }] });
    const { rows, about, last } = await exported('/export/contacts?rows=all');
    const unreadable = ['The contact with the number 7'];
    expect(last).toEqual({ kind: 'done', rows: 1, ...NONE, unreadable });
    expect(rows[2]?.[0]).toMatch(/^The contact with the number 7 could not be read/);
    expect(about).toMatchObject({ 'Could not be read': 'The contact with the number 7' });
  });

  test('are never fewer than the backend counts', async () => {
    const short = pageOf(contacts(2), { totalPages: 1, totalElements: 3 });
    backend.answers({ [COUNT]: counted(3), [ALL]: contacts(2), [PAGES]: short });
    const { last } = await exported('/export/contacts?rows=all');
    expect(last).toEqual({ kind: 'failed', status: 502, message: CHANGED });
    const bare = await ask('/export/contacts?rows=all');
    await expect(bare.arrayBuffer()).rejects.toThrow();
  });
});

describe('other rows', () => {
  test('those of the page shown are asked for as the screen asks', async () => {
    const path = '/api/contacts-filtered-sorted/1/20/lastName/desc/null/null';
    const asked = backend.answers({ [path]: pageOf([contact(9)], { totalElements: 21 }) });
    const { rows, about } = await exported(
      '/export/contacts?rows=view&page=2&size=20&sort=lastName&order=desc&county=Lake',
    );
    expect(namesIn(rows)).toEqual(['Cee 9']);
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
    const { rows, about, last } = await exported(
      '/export/contacts?rows=view&sort=lastContactDate&order=desc',
    );
    expect(namesIn(rows)).toEqual(['Cee 9']);
    expect(about).toMatchObject({
      Order: 'First Name, ascending (the list cannot be sorted by Last Contact)',
    });
    expect(asked).toHaveLength(3);
    expect(asked[0]).toContain(sorted);
    expect(last).toEqual({ kind: 'done', rows: 1, ...NONE, sortFailed: true });
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
    const { rows, last } = await exported('/export/contacts?rows=matching&sort=title&order=asce');
    const unreadable = ['The contact at position 17 of the list in the order of its numbers'];
    expect(last).toEqual({ kind: 'done', rows: 87, ...NONE, unreadable });
    const found = ids.map((id) => namesIn(rows).filter((name) => name === `Cee ${id}`).length);
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
    const response = await ask('/export/contacts?rows=matching&page=5&regsite=1&format=csv');
    const lines = (await response.text()).split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('Contacts-matching.csv');
    expect(asked.every((path) => path.endsWith('?regsite=1'))).toBe(true);
  });

  test('a copy for the public leaves blank what is personal, and says so', async () => {
    backend.answers({ '/api/contacts-sorted-default': pageOf([contactRow()]) });
    const { name, rows, about } = await exported('/export/contacts?rows=view&copy=public');
    expect(name).toBe('Contacts-export-public.xlsx');
    const [head = [], row = []] = rows;
    expect(Object.fromEntries(head.map((heading, at) => [heading, row[at] ?? null]))).toMatchObject(
      { 'First name': 'Cee', Email: null, Phone: null, 'Alt phone': null, Organizations: 'Org A' },
    );
    expect(about['Left blank for the public']).toBe('Email');
  });
});

describe('organizations and events', () => {
  test('organizations name their contacts, which the screen does not', async () => {
    const orgContacts = [
      { contactId: 7, firstName: 'Dee', lastName: 'Dee' },
      { contactId: 8, firstName: 'Cher', lastName: null },
    ];
    const row = organizationRow({ orgContacts, eventOrgs: [embeddedEvent()] });
    backend.answers({ '/api/orgs-sorted-default': pageOf([row]) });
    const { rows } = await exported('/export/organizations?rows=view');
    expect(rows[1]?.slice(7, 10)).toEqual(['3125550100', 'Cher, Dee Dee', '60601']);
  });

  test('events carry all that was agreed', async () => {
    const row = eventRow({ surveyComplete: 1, audienceCount: 'about 40', cancelReason: 'Sick' });
    backend.answers({ '/api/events-sorted-default/0/10': pageOf([row]) });
    const [, values = []] = (await exported('/export/events?rows=view')).rows;
    const place = ['Elm Library', 'Elm Library', 'Ann Bee'];
    expect(values.slice(0, 7)).toEqual([
      42,
      'Travel training',
      'Presentation',
      'Confirmed',
      ...place,
    ]);
    const survey = ['True', 'Yes', 'No', 'No', null, null, 'MOC canceled - Sick'];
    expect(values.slice(14)).toEqual([null, 'about 40', ...survey]);
  });
});

describe('call logs', () => {
  const comment = (callId: number, noteEntry: string) => callLogNote({ noteEntry }, { callId });

  test('of the page shown come with their notes, in the order of the page', async () => {
    const asked = backend.answers({
      '/api/call-logs-filtered-sorted/0/10/': pageOf([9, 8, 7].map((callId) => ({ callId }))),
      '/api/callLogs-view-export?cid=9&cid=8&cid=7': [comment(7, '=late'), comment(9, 'early')],
    });
    const { rows, about, last } = await exported('/export/call-logs?rows=view');
    expect(last).toEqual({ kind: 'done', rows: 2, ...NONE, leftOut: 1 });
    expect(rows.slice(1).map((row) => row[3])).toEqual(['early', '=late']);
    const texts = ['Elm Library', 'Ada Lindqvist', 'Active', 'early', 'Ann Bee', 'Ann'];
    expect(rows[1]?.filter((_value, at) => at !== 4 && at !== 6)).toEqual(texts);
    expect(about).toMatchObject({ 'Without a note, and so not exported': 1 });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['all', '/api/all-callLogs-export', 'All-CallLogs.xlsx', 2],
    ['mine', '/api/all-my-callLogs-export', 'All-My-CallLogs.xlsx', 0],
  ])('%s come from the call that has them', async (rows, path, file, leftOut) => {
    backend.answers({
      '/api/call-logs-filtered-sorted/1000000/1/null/null/null/null/false': counted(3),
      [path]: [comment(1, 'x')],
    });
    const { name, last } = await exported(`/export/call-logs?rows=${rows}`);
    expect(name).toBe(file);
    expect(last).toEqual({ kind: 'done', rows: 1, ...NONE, leftOut });
  });
});

describe('the manager report', () => {
  test('is for managers, and names nobody without a presenter', async () => {
    backend.answer = () => {
      throw new Error('The backend is not to be asked');
    };
    const refused = await problemOf(await ask('/export/manager-report?rows=all&presenter=7'));
    expect([refused.status, refused.title]).toEqual([403, 'This is not allowed.']);
    const asked = await ask('/export/manager-report?rows=view', { managerialAccess: true });
    expect((await problemOf(asked)).errors?.map(({ path }) => path)).toEqual(['presenter']);
  });

  test('has every event of the presenter whom the address names', async () => {
    const list = '/api/sorted-filtered-presenter-events/7/1000000/1/null/null/null/null/false';
    backend.answers({ [list]: counted(1), '/api/all-moc-events-export/7': [eventRow()] });
    const path = '/export/manager-report?rows=all&presenter=7';
    const { name, rows, about } = await exported(path, { managerialAccess: true });
    expect(name).toBe('All-MOC-Events.xlsx');
    expect([rows.length, rows[0]?.length, about['Number of the MOC']]).toEqual([2, 17, 7]);
  });
});

describe('my schedule', () => {
  test('has the past as well, and stops at the survey', async () => {
    const list = '/api/sorted-filtered-myevents/1000000/1/null/null/null/null/false';
    backend.answers({ [list]: counted(1), '/api/all-my-events-export': [eventRow()] });
    const { name, rows } = await exported('/export/my-schedule?rows=all');
    expect([name, rows[0]?.at(-1)]).toEqual(['All-My-Events.xlsx', 'Survey Complete']);
  });

  test('is the whole month where a month is shown, however many rows a page has', async () => {
    const list = '/api/sorted-filtered-myevents/0/200/';
    const asked = backend.answers({ [list]: pageOf([eventRow()], { totalElements: 1 }) });
    const { name, rows, about } = await exported(
      '/export/my-schedule?rows=view&view=month&month=2026-02&upcoming=0&size=10&sort=event.city',
    );
    expect([name, rows.length]).toEqual(['My-Outreach-export.xlsx', 2]);
    expect(about).toMatchObject({ Month: 'February 2026', Order: 'Start time, ascending' });
    expect(about).not.toHaveProperty('Page');
    const days = '2026-02-01 00:00:00/2026-02-28 23:59:00';
    expect(asked).toEqual([`${list}event.startDateTime/asce/${days}/false`]);
  });

  test('is empty where no day of the month is left, and the page shown in an agenda', async () => {
    const none = backend.answers({});
    const { rows } = await exported('/export/my-schedule?rows=view&view=month&month=2026-02');
    expect([rows.length, none]).toEqual([1, []]);
    const asked = backend.answers({ '/api/sorted-filtered-myevents/1/20/': pageOf([eventRow()]) });
    await exported('/export/my-schedule?rows=view&view=agenda&page=2&size=20');
    expect(asked).toHaveLength(1);
  });
});

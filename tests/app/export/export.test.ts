/** Exported files, from a backend on a real port. */
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
  COUNT,
  contact,
  contacts,
  counted,
  exportBackend,
  exported,
  request,
  sheetsIn,
} from './backend';

const backend = exportBackend();

const PAGES = '/api/contacts-filtered-sorted/0/200/null/null/null/null';
const DONE = {
  ...{ kind: 'done', rows: 1, unreadable: [], leftOut: 0 },
  ...{ sortFailed: false, truncations: 0 },
};
const namesIn = (rows: unknown[][]) => rows.slice(1).map(([name]) => name);

describe('all rows', () => {
  test('are a file with name, type, number of rows and progress', async () => {
    backend.responds({ [COUNT]: counted(3), [ALL]: contacts(3) });
    const response = await request('contacts?rows=all');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="All-Contacts.xlsx"',
      'cache-control': 'private, no-store',
    });
    const [bare = []] = sheetsIn(Buffer.from(await response.arrayBuffer()));
    expect(namesIn(bare)).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    const { rows, about, events, last } = await exported('contacts?rows=all');
    expect(rows).toEqual(bare);
    expect(about).toMatchObject({
      Export: 'All contacts',
      'Exported by': 'Ann Bee',
      'Rows in this file': 3,
      'Rows in the outreach system': 3,
      Filters: 'None',
    });
    expect(events.slice(0, 2)).toEqual([
      { kind: 'progress', rows: 0, total: null },
      { kind: 'progress', rows: 0, total: 3 },
    ]);
    expect(last).toEqual({ ...DONE, rows: 3 });
  });

  test.each([
    ['is truncated within a damaged row', `[${JSON.stringify(contact(2))},{"contactId":`],
    [
      'is closed early at a damaged row, before a second document',
      `[${JSON.stringify(contact(2))},{"contactId":1,"firstName":"Half a row"}]${SECOND_DOCUMENT}`,
    ],
    ['repeats a row and lacks another one', [contact(2), contact(2)]],
  ])('are read page by page, each once, where the response %s', async (_how, body) => {
    const pages = pageOf(contacts(3), { totalPages: 1 });
    const paths = backend.responds({ [COUNT]: counted(3), [PAGES]: pages, [ALL]: body });
    const { rows } = await exported('contacts?rows=all');
    expect(namesIn(rows).toSorted()).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    expect(paths).toHaveLength(3);
  });

  test('are counted and named if they are invalid', async () => {
    backend.responds({ [COUNT]: counted(2), [ALL]: [contact(1), { contactId: 7, firstName: 5 }] });
    const { rows, about, last } = await exported('contacts?rows=all');
    expect(last).toEqual({ ...DONE, unreadable: ['The contact with the number 7'] });
    expect(rows[2]?.[0]).toMatch(/^The contact with the number 7 could not be read/);
    expect(about).toMatchObject({ 'Could not be read': 'The contact with the number 7' });
  });

  test('fail if the total is higher', async () => {
    const short = pageOf(contacts(2), { totalPages: 1, totalElements: 3 });
    backend.responds({ [COUNT]: counted(3), [ALL]: contacts(2), [PAGES]: short });
    const { last } = await exported('contacts?rows=all');
    const message = 'The list changed while we were reading it: of 3 contacts, 2 could be read.';
    expect(last).toEqual({ kind: 'failed', status: 502, message });
    const bare = await request('contacts?rows=all');
    await expect(bare.arrayBuffer()).rejects.toThrow();
  });

  const comment = [callLogNote({ noteEntry: 'x' }, { callId: 1 })];

  test.each([
    ['call-logs?rows=all', 'all-callLogs-export', comment, 'All-CallLogs.xlsx', 8, 2],
    ['call-logs?rows=mine', 'all-my-callLogs-export', comment, 'All-My-CallLogs.xlsx', 8, 0],
    ['my-schedule?rows=all', 'all-my-events-export', [eventRow()], 'All-My-Events.xlsx', 17, 0],
    [
      'manager-report?rows=all&presenter=7',
      'all-moc-events-export/7',
      [eventRow()],
      'All-MOC-Events.xlsx',
      17,
      0,
    ],
  ])('of %s are those of %s', async (path, call, body, file, columns, leftOut) => {
    const total = path.startsWith('call-logs') ? 3 : 1;
    backend.responds({
      [`/api/${call}`]: body,
      '/api/call-logs-filtered-sorted/1000000/1/null/null/null/null/false': counted(total),
      '/api/sorted-filtered-myevents/1000000/1/null/null/null/null/false': counted(total),
      '/api/sorted-filtered-presenter-events/7/1000000/1/null/null/null/null/false': counted(total),
    });
    const { name, rows, about, last } = await exported(path);
    expect([name, rows.length, rows[0]?.length]).toEqual([file, 2, columns]);
    expect(last).toEqual({ ...DONE, leftOut });
    expect(about['Number of the MOC']).toBe(path.startsWith('manager') ? 7 : undefined);
  });
});

describe('the page that is shown', () => {
  test('is read by the call of the screen', async () => {
    const path = '/api/contacts-filtered-sorted/1/20/lastName/desc/null/null';
    const paths = backend.responds({ [path]: pageOf([contact(9)], { totalElements: 21 }) });
    const { rows, about } = await exported(
      'contacts?rows=view&page=2&size=20&sort=lastName&order=desc&county=Lake',
    );
    expect(namesIn(rows)).toEqual(['Cee 9']);
    expect(about).toMatchObject({
      'Rows on the page': 1,
      Page: 2,
      Order: 'Last Name, descending',
      Filters: 'Counties: Lake',
    });
    expect(paths).toEqual([`${path}?county=Lake&regsite=0`]);
  });

  test('is in the default order if the backend cannot sort, as the file says', async () => {
    const byDefault = '/api/contacts-filtered-sorted/0/10/null/null/null/null';
    const paths = backend.responds({ [byDefault]: pageOf([contact(9)]) });
    const { rows, about, last } = await exported(
      'contacts?rows=view&sort=lastContactDate&order=desc',
    );
    expect(namesIn(rows)).toEqual(['Cee 9']);
    expect(about).toMatchObject({
      Order: 'First Name, ascending (the list cannot be sorted by Last Contact)',
    });
    expect(paths).toHaveLength(3);
    expect(paths[0]).toContain('/api/contacts-filtered-sorted/0/10/lastContactDate/desc/');
    expect(last).toEqual({ ...DONE, sortFailed: true });
  });

  test('has blank personal columns in a copy for the public', async () => {
    backend.responds({ '/api/contacts-sorted-default': pageOf([contactRow()]) });
    const { name, rows, about } = await exported('contacts?rows=view&copy=public');
    expect(name).toBe('Contacts-export-public.xlsx');
    const [head = [], row = []] = rows;
    expect(Object.fromEntries(head.map((heading, at) => [heading, row[at] ?? null]))).toMatchObject(
      { 'First name': 'Cee', Email: null, Phone: null, 'Alt phone': null, Organizations: 'Org A' },
    );
    expect(about['Left blank for the public']).toBe('Email');
  });

  test('of organizations names their contacts', async () => {
    const orgContacts = [
      { contactId: 7, firstName: 'Dee', lastName: 'Dee' },
      { contactId: 8, firstName: 'Cher', lastName: null },
    ];
    const row = organizationRow({ orgContacts, eventOrgs: [embeddedEvent()] });
    backend.responds({ '/api/orgs-sorted-default': pageOf([row]) });
    const { rows } = await exported('organizations?rows=view');
    expect(rows[1]?.slice(7, 10)).toEqual(['3125550100', 'Cher, Dee Dee', '60601']);
  });

  test('of events has every value', async () => {
    const row = eventRow({ surveyComplete: 1, audienceCount: 'about 40', cancelReason: 'Sick' });
    backend.responds({ '/api/events-sorted-default/0/10': pageOf([row]) });
    const [, values = []] = (await exported('events?rows=view')).rows;
    const start = [42, 'Travel training', 'Presentation', 'Confirmed'];
    expect(values.slice(0, 7)).toEqual([...start, 'Elm Library', 'Elm Library', 'Ann Bee']);
    const survey = ['True', 'Yes', 'No', 'No', null, null, 'MOC canceled - Sick'];
    expect(values.slice(14)).toEqual([null, 'about 40', ...survey]);
  });

  test('of call logs has their comments in the order of the page', async () => {
    const comment = (callId: number, noteEntry: string) => callLogNote({ noteEntry }, { callId });
    const paths = backend.responds({
      '/api/call-logs-filtered-sorted/0/10/': pageOf([9, 8, 7].map((callId) => ({ callId }))),
      '/api/callLogs-view-export?cid=9&cid=8&cid=7': [comment(7, '=late'), comment(9, 'early')],
    });
    const { rows, about, last } = await exported('call-logs?rows=view');
    expect(last).toEqual({ ...DONE, rows: 2, leftOut: 1 });
    expect(rows.slice(1).map((row) => row[3])).toEqual(['early', '=late']);
    const texts = ['Elm Library', 'Ada Lindqvist', 'Active', 'early', 'Ann Bee', 'Ann'];
    expect(rows[1]?.filter((_value, at) => at !== 4 && at !== 6)).toEqual(texts);
    expect(about).toMatchObject({ 'Without a note, and so not exported': 1 });
    expect(paths).toHaveLength(2);
  });

  test('of a month is the whole month, earliest first', async () => {
    const list = '/api/sorted-filtered-myevents/0/200/';
    const paths = backend.responds({ [list]: pageOf([eventRow()], { totalElements: 1 }) });
    const { name, rows, about } = await exported(
      'my-schedule?rows=view&view=month&month=2026-02&upcoming=0&size=10&sort=event.city',
    );
    expect([name, rows.length]).toEqual(['My-Outreach-export.xlsx', 2]);
    expect(about).toMatchObject({ Month: 'February 2026', Order: 'Start time, ascending' });
    expect(about).not.toHaveProperty('Page');
    const days = '2026-02-01 00:00:00/2026-02-28 23:59:00';
    expect(paths).toEqual([`${list}event.startDateTime/asce/${days}/false`]);
  });

  test('is empty in a month outside of the range, and a page in the agenda', async () => {
    const none = backend.responds({});
    const { rows } = await exported(
      'my-schedule?rows=view&view=month&month=2026-02&upcoming=0&from=2026-05-01&to=2026-05-31',
    );
    expect([rows.length, none]).toEqual([1, []]);
    const paths = backend.responds({ '/api/sorted-filtered-myevents/1/20/': pageOf([eventRow()]) });
    await exported('my-schedule?rows=view&view=agenda&page=2&size=20');
    expect(paths).toHaveLength(1);
  });
});

describe('rows that match', () => {
  test('are read to the last page', async () => {
    const page = (number: number) => `/api/contacts-filtered-sorted/${number}/200/`;
    const change = { totalPages: 2, totalElements: 3 };
    const paths = backend.responds({
      [page(0)]: pageOf(contacts(2), change),
      [page(1)]: pageOf([contact(3)], change),
    });
    const response = await request('contacts?rows=matching&page=5&regsite=1&format=csv');
    const lines = (await response.text()).split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Cee 1', 'Cee 2', 'Cee 3']);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('Contacts-matching.csv');
    expect(paths.every((path) => path.endsWith('?regsite=1'))).toBe(true);
  });
});

test('the manager report is rejected without a presenter', async () => {
  const { errors } = await problemOf(await request('manager-report?rows=view'));
  expect(errors?.map(({ path }) => path)).toEqual(['presenter']);
});

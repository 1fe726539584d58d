/** Exports as they leave the application, out of a backend on a real port. */
import '@/tests/support/no-stubs';

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  contactRow,
  embeddedEvent,
  eventRow,
  organizationRow,
  pageOf,
} from '@/tests/support/legacy-rows';
import { type OpenedSheet, openWorkbook } from '@/tests/support/opened-workbook';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { problemOf } from '@/tests/support/requests';
import { setSettings } from '@/tests/support/settings';
import { answerJson, ask, framesOf } from './asking';

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ LEGACY_API_URL: real.address });
});

afterAll(() => real.stop());

const contact = (contactId: number) => contactRow({ contactId, firstName: `Cee ${contactId}` });
const contacts = (count: number) => Array.from({ length: count }, (_, at) => contact(at + 1));

/** Answers by the beginning of the path; every other call is the backend's own mistake. */
function answers(table: Record<string, unknown>) {
  const asked: string[] = [];
  real.answer = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    asked.push(decodeURIComponent(url));
    const found = Object.keys(table).find((path) => url.startsWith(path));
    if (found === undefined) response.writeHead(500).end();
    else answerJson(response, table[found]);
  };
  return asked;
}

const COUNT = '/api/contacts-filtered-sorted/1000000/1/null/null/null/null';
const ALL = '/api/all-contacts-export';
const PAGES = '/api/contacts-filtered-sorted/0/200/null/null/null/null';
const counted = (total: number) => pageOf([], { totalPages: total, totalElements: total });

async function sheetsOf(response: Response) {
  const [rows, about] = openWorkbook(Buffer.from(await response.arrayBuffer()));
  return { rows: valuesOf(rows), about: Object.fromEntries(valuesOf(about)) };
}

const valuesOf = (sheet: OpenedSheet | undefined) =>
  (sheet?.rows ?? []).map((row) => Array.from(row, (cell) => cell?.value ?? null));

describe('all rows', () => {
  test('come with their name, their type, and the count they were held against', async () => {
    answers({ [COUNT]: counted(3), [ALL]: contacts(3) });
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
    answers({ [COUNT]: counted(3), [ALL]: contacts(3) });
    const { file, news } = await framesOf(await ask('/export/contacts?rows=all', { news: true }));
    expect(valuesOf(openWorkbook(file)[0])).toHaveLength(4);
    expect(news[0]).toEqual({ kind: 'progress', rows: expect.any(Number), total: 3 });
    expect(news.at(-1)).toEqual({ kind: 'done', rows: 3, unreadable: [], leftOut: 0, cuts: 0 });
  });

  test('are read page by page from where the answer breaks off at a damaged row', async () => {
    const asked = answers({ [COUNT]: counted(3), [PAGES]: pageOf(contacts(3), { totalPages: 1 }) });
    const others = real.answer;
    real.answer = (request, response) => {
      if (request.url !== ALL) return others(request, response);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`[${JSON.stringify(contact(2))},{"contactId":`);
    };
    const { rows } = await sheetsOf(await ask('/export/contacts?rows=all'));
    expect(rows.slice(1).map(([name]) => name)).toEqual(['Cee 2', 'Cee 1', 'Cee 3']);
    expect(asked).toHaveLength(2);
  });

  test('that make no sense are counted and named', async () => {
    answers({ [COUNT]: counted(2), [ALL]: [contact(1), { contactId: 7, firstName: 5 }] });
    const { news, file } = await framesOf(await ask('/export/contacts?rows=all', { news: true }));
    const unreadable = ['The contact with the number 7'];
    expect(news.at(-1)).toMatchObject({ kind: 'done', rows: 1, unreadable });
    const [rows, about] = openWorkbook(file).map(valuesOf);
    expect(rows?.[2]?.[0]).toMatch(/^The contact with the number 7 could not be read/);
    expect(about).toContainEqual(['Could not be read', 'The contact with the number 7']);
  });

  test('are never fewer than the backend counts', async () => {
    const short = pageOf(contacts(2), { totalPages: 1, totalElements: 3 });
    answers({ [COUNT]: counted(3), [ALL]: contacts(2), [PAGES]: short });
    const { news } = await framesOf(await ask('/export/contacts?rows=all', { news: true }));
    const message = /^The list kept changing while it was read: of 3 contacts, 2 could be read\./;
    expect(news.at(-1)).toEqual({
      kind: 'failed',
      message: expect.stringMatching(message),
      signedOut: false,
    });
    const bare = await ask('/export/contacts?rows=all');
    await expect(bare.arrayBuffer()).rejects.toThrow();
  });

  test('come once, also where the backend says them twice', async () => {
    answers({ [COUNT]: counted(2), [ALL]: [contact(1), contact(2), contact(1)] });
    const { rows } = await sheetsOf(await ask('/export/contacts?rows=all'));
    expect(rows).toHaveLength(3);
  });
});

describe('other rows', () => {
  test('those of the page shown are asked for as the screen asks', async () => {
    const path = '/api/contacts-filtered-sorted/1/20/lastName/desc/null/null';
    const asked = answers({ [path]: pageOf([contact(9)], { totalElements: 21 }) });
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

  test('those that match are read to their last page', async () => {
    const page = (number: number) => `/api/contacts-filtered-sorted/${number}/200/`;
    const change = { totalPages: 2, totalElements: 3 };
    const asked = answers({
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
    answers({ '/api/orgs-sorted-default': pageOf([row]) });
    const { rows } = await sheetsOf(await ask('/export/organizations?rows=view'));
    expect(rows[1]?.slice(7, 10)).toEqual(['3125550100', 'Cher, Dee Dee', '60601']);
  });

  test('events carry all that was agreed', async () => {
    const row = eventRow({ surveyComplete: 1, audienceCount: 'about 40', cancelReason: 'Sick' });
    answers({ '/api/events-sorted-default/0/10': pageOf([row]) });
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
      'Sick',
    ]);
  });

  test('a copy for the public leaves blank what is personal, and says so', async () => {
    answers({ '/api/contacts-sorted-default': pageOf([contactRow()]) });
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

describe('call logs', () => {
  const comment = (callId: number, noteEntry: string) => ({
    noteId: 100 + callId,
    noteEntry,
    createDate: '2021-05-03T09:30:00',
    lastModifiedDate: '2021-05-04T09:30:00',
    createdBy: null,
    lastModifiedBy: null,
    callLog: {
      callId,
      org: { orgId: '5', orgName: 'Org A' },
      contact: { contactId: '7', contactName: 'Cee Dee' },
      status: { lastStatusId: '2', lastStatus: 'StatusA' },
      createdBy: 'Ann Bee',
      lastModifiedBy: 'Ann null',
    },
  });

  test('of the page shown come with their notes, in the order of the page', async () => {
    const asked = answers({
      '/api/call-logs-filtered-sorted/0/10/': pageOf([9, 8, 7].map((callId) => ({ callId }))),
      '/api/callLogs-view-export?cid=9&cid=8&cid=7': [comment(7, '=late'), comment(9, 'early')],
    });
    const response = await ask('/export/call-logs?rows=view', { news: true });
    const { file, news } = await framesOf(response);
    expect(news.at(-1)).toMatchObject({ rows: 2, leftOut: 1 });
    const [rows, about] = openWorkbook(file).map(valuesOf);
    expect(rows?.slice(1).map((row) => row[3])).toEqual(['early', '=late']);
    expect(rows?.[1]?.filter((_value, at) => at !== 4 && at !== 6)).toEqual([
      'Org A',
      'Cee Dee',
      'StatusA',
      'early',
      'Ann Bee',
      'Ann',
    ]);
    expect(about).toContainEqual(['Without a note, and so not exported', 1]);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['all', '/api/all-callLogs-export', 'All-CallLogs.xlsx', 2],
    ['mine', '/api/all-my-callLogs-export', 'All-My-CallLogs.xlsx', 0],
  ])('%s come from the call that has them', async (rows, path, file, leftOut) => {
    answers({
      '/api/call-logs-filtered-sorted/1000000/1/null/null/null/null/false': counted(3),
      [path]: [comment(1, 'x')],
    });
    const response = await ask(`/export/call-logs?rows=${rows}`, { news: true });
    expect(response.headers.get('content-disposition')).toContain(`"${file}"`);
    expect((await framesOf(response)).news.at(-1)).toMatchObject({
      kind: 'done',
      rows: 1,
      leftOut,
    });
  });
});

describe('the manager report', () => {
  test('is for managers', async () => {
    real.answer = () => {
      throw new Error('The backend is not to be asked');
    };
    const refused = await problemOf(await ask('/export/manager-report?rows=all&presenter=7'));
    expect([refused.status, refused.title]).toEqual([403, 'This is not allowed.']);
  });

  test('has every event of the presenter whom the address names', async () => {
    const list = '/api/sorted-filtered-presenter-events/7/1000000/1/null/null/null/null/false';
    answers({ [list]: counted(1), '/api/all-moc-events-export/7': [eventRow()] });
    const path = '/export/manager-report?rows=all&presenter=7';
    const response = await ask(path, { managerialAccess: true });
    expect(response.headers.get('content-disposition')).toContain('"All-MOC-Events.xlsx"');
    const { rows, about } = await sheetsOf(response);
    expect([rows.length, rows[0]?.length, about['Number of the MOC']]).toEqual([2, 17, 7]);
  });

  test('names nobody without a presenter', async () => {
    const asked = await ask('/export/manager-report?rows=view', { managerialAccess: true });
    expect((await problemOf(asked)).errors?.map(({ path }) => path)).toEqual(['presenter']);
  });
});

describe('my schedule', () => {
  test('has the past as well, and stops at the survey', async () => {
    const list = '/api/sorted-filtered-myevents/1000000/1/null/null/null/null/false';
    answers({ [list]: counted(1), '/api/all-my-events-export': [eventRow()] });
    const response = await ask('/export/my-schedule?rows=all');
    expect(response.headers.get('content-disposition')).toContain('"All-My-Events.xlsx"');
    expect((await sheetsOf(response)).rows[0]?.at(-1)).toBe('Survey Complete');
  });

  test('is the whole month where a month is shown, however many rows a page has', async () => {
    const order = 'event.startDateTime/asce';
    const month = `${order}/2026-02-01 00:00:00/2026-02-28 23:59:00/false`;
    const asked = answers({
      '/api/sorted-filtered-myevents/0/200/': pageOf([eventRow()], { totalElements: 1 }),
    });
    const address = '/export/my-schedule?rows=view&view=month&month=2026-02&upcoming=0&size=10';
    const response = await ask(`${address}&sort=event.city`);
    expect(response.headers.get('content-disposition')).toContain('"My-Outreach-export.xlsx"');
    const { rows, about } = await sheetsOf(response);
    expect(rows).toHaveLength(2);
    expect(about).toMatchObject({ Month: 'February 2026', Order: 'Start time, ascending' });
    expect(about).not.toHaveProperty('Page');
    expect(asked).toEqual([`/api/sorted-filtered-myevents/0/200/${month}`]);
  });

  test('is empty where no day of the month is left, and nothing is asked for', async () => {
    const asked = answers({});
    const response = await ask('/export/my-schedule?rows=view&view=month&month=2026-02');
    expect((await sheetsOf(response)).rows).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('is the page shown in an agenda', async () => {
    const asked = answers({ '/api/sorted-filtered-myevents/1/20/': pageOf([eventRow()]) });
    await (await ask('/export/my-schedule?rows=view&view=agenda&page=2&size=20')).arrayBuffer();
    expect(asked).toHaveLength(1);
  });
});

describe('refusals', () => {
  test.each([
    ['/export/contacts', 'rows'],
    ['/export/contacts?rows=mine', 'rows'],
    ['/export/contacts?rows=all&format=pdf', 'format'],
    ['/export/contacts?rows=all&copy=secret', 'copy'],
  ])('%s is refused with the name of what is wrong', async (path, field) => {
    const { status, errors } = await problemOf(await ask(path));
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [field]]);
  });

  test('a list that there is not is not found, and other methods are none', async () => {
    expect((await problemOf(await ask('/export/toString?rows=all'))).status).toBe(404);
    expect((await ask('/export/contacts?rows=all', { method: 'HEAD' })).status).toBe(405);
    expect((await ask('/export/contacts?rows=all', { method: 'POST' })).status).toBe(405);
  });

  test('nobody who is not signed in, and no page of another site, gets a file', async () => {
    expect((await problemOf(await ask('/export/contacts?rows=all', { cookies: {} }))).status).toBe(
      401,
    );
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await problemOf(await ask('/export/contacts?rows=all', { headers }))).status).toBe(403);
  });

  test('what fails before the first row is answered as a failure, and ends a session that has ended', async () => {
    real.answer = (_request, response) => response.writeHead(302, { location: '/saml' }).end();
    const response = await ask('/export/contacts?rows=all');
    expect(response.headers.getSetCookie().join()).toContain('outreach_session=;');
    expect((await problemOf(response)).status).toBe(401);
    real.answer = (_request, response) => response.destroy();
    expect((await problemOf(await ask('/export/contacts?rows=all'))).status).toBe(502);
  });
});

describe('an export under way', () => {
  /** Writes the first row and then waits. */
  function slowBackend() {
    const gone = new Promise<void>((resolve) => {
      real.answer = (request, response) => {
        if (request.url !== ALL) return answerJson(response, counted(2));
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write(`[${JSON.stringify(contact(1))},`);
        once(response, 'close').then(() => resolve());
      };
    });
    return gone;
  }

  test('is the only one of its person, and stops when they cancel it', async () => {
    const gone = slowBackend();
    const response = await ask('/export/contacts?rows=all', { news: true });
    expect((await problemOf(await ask('/export/contacts?rows=view'))).status).toBe(429);
    await response.body?.cancel();
    await gone;
    answers({ '/api/contacts-sorted-default': pageOf([contact(1)]) });
    expect((await sheetsOf(await ask('/export/contacts?rows=view'))).rows).toHaveLength(2);
  });

  test('is heard of within a second, whatever the backend does', async () => {
    real.answer = () => undefined;
    const began = performance.now();
    const response = await ask('/export/contacts?rows=all', { news: true });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(1_000);
    await reader?.cancel();
  });
});

/** Exports that are asked for in a way of their own: call logs, the manager report, the own schedule. */
import '@/tests/support/no-stubs';

import { callLogNote, eventRow, pageOf } from '@/tests/support/legacy-rows';
import { openWorkbook } from '@/tests/support/opened-workbook';
import { problemOf } from '@/tests/support/requests';
import { ask, framesOf } from './asking';
import { counted, exportBackend, sheetsOf, valuesOf } from './backend';

const backend = exportBackend();

describe('call logs', () => {
  const comment = (callId: number, noteEntry: string) => callLogNote({ noteEntry }, { callId });

  test('of the page shown come with their notes, in the order of the page', async () => {
    const asked = backend.answers({
      '/api/call-logs-filtered-sorted/0/10/': pageOf([9, 8, 7].map((callId) => ({ callId }))),
      '/api/callLogs-view-export?cid=9&cid=8&cid=7': [comment(7, '=late'), comment(9, 'early')],
    });
    const response = await ask('/export/call-logs?rows=view', { news: true });
    const { file, news } = await framesOf(response);
    expect(news.at(-1)).toMatchObject({ rows: 2, leftOut: 1 });
    const [rows, about] = openWorkbook(file).map(valuesOf);
    expect(rows?.slice(1).map((row) => row[3])).toEqual(['early', '=late']);
    expect(rows?.[1]?.filter((_value, at) => at !== 4 && at !== 6)).toEqual([
      'Elm Library',
      'Ada Lindqvist',
      'Active',
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
    backend.answers({
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
    backend.answer = () => {
      throw new Error('The backend is not to be asked');
    };
    const refused = await problemOf(await ask('/export/manager-report?rows=all&presenter=7'));
    expect([refused.status, refused.title]).toEqual([403, 'This is not allowed.']);
  });

  test('has every event of the presenter whom the address names', async () => {
    const list = '/api/sorted-filtered-presenter-events/7/1000000/1/null/null/null/null/false';
    backend.answers({ [list]: counted(1), '/api/all-moc-events-export/7': [eventRow()] });
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
    backend.answers({ [list]: counted(1), '/api/all-my-events-export': [eventRow()] });
    const response = await ask('/export/my-schedule?rows=all');
    expect(response.headers.get('content-disposition')).toContain('"All-My-Events.xlsx"');
    expect((await sheetsOf(response)).rows[0]?.at(-1)).toBe('Survey Complete');
  });

  test('is the whole month where a month is shown, however many rows a page has', async () => {
    const order = 'event.startDateTime/asce';
    const month = `${order}/2026-02-01 00:00:00/2026-02-28 23:59:00/false`;
    const asked = backend.answers({
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
    const asked = backend.answers({});
    const response = await ask('/export/my-schedule?rows=view&view=month&month=2026-02');
    expect((await sheetsOf(response)).rows).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('is the page shown in an agenda', async () => {
    const asked = backend.answers({ '/api/sorted-filtered-myevents/1/20/': pageOf([eventRow()]) });
    await (await ask('/export/my-schedule?rows=view&view=agenda&page=2&size=20')).arrayBuffer();
    expect(asked).toHaveLength(1);
  });
});

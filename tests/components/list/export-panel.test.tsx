/** The export panel: what is asked for, how far it is, and what came of it. */
import { PassThrough } from 'node:stream';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { ExportPanel } from '@/components/list/export-panel';
import type { ListName } from '@/lib/export/export-options';
import { bytesFrame, type ExportEvent, eventFrame, FRAMES_TYPE } from '@/lib/export/frames';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList, managerReport, mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { routerInto } from '@/tests/support/router';
import { stateAt } from './address';

const DONE: ExportEvent = {
  kind: 'done',
  rows: 2,
  unreadable: [],
  leftOut: 0,
  sortFailed: false,
  truncations: 0,
};

/** What was saved, by file name. */
const saved: { name: string; file: Blob }[] = [];
const files: Blob[] = [];

beforeAll(() => {
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:made';
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function press() {
    const file = files.pop();
    if (file) saved.push({ name: this.download, file });
    else click.call(this);
  };
});

afterEach(() => saved.splice(0));

const DEFINITIONS = {
  organizations: organizationList,
  contacts: contactList,
  events: eventList,
  'my-schedule': mySchedule,
  'call-logs': callLogList,
  'manager-report': managerReport,
};

/** This file is one page load to the panel: what one test has had of a list, no other test has again. */
async function show(query = '', list: ListName = 'contacts') {
  const definition = DEFINITIONS[list];
  const panel = (
    <ExportPanel list={list} definition={definition} state={stateAt(query, definition)} />
  );
  const rendered = render(
    <AppRouterContext.Provider value={routerInto([])}>{panel}</AppRouterContext.Provider>,
  );
  await userEvent.click(screen.getByText('Export'));
  return rendered;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const HEADERS = {
  'content-type': FRAMES_TYPE,
  'content-disposition': 'attachment; filename="All-Contacts.xlsx"',
};

/** Answers one export; the frames are written when the test says so. */
function exportAt(path: string) {
  const stream = new PassThrough();
  nock('http://localhost', { reqheaders: { accept: FRAMES_TYPE } })
    .get(path)
    .reply(200, () => stream, HEADERS);
  return stream;
}

function answerAt(path: string, ...frames: Uint8Array[]) {
  exportAt(path).end(Buffer.concat(frames));
}

test('the buttons of the agency are there, and one more where filters leave rows out', async () => {
  await show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Current view',
    'All contacts',
  ]);
});

test('a filtered list offers all rows that match', async () => {
  await show('county=Lake&page=3');
  answerAt('/export/contacts?rows=matching&page=3&county=Lake&format=xlsx', eventFrame(DONE));
  await press('All rows matching these filters');
  expect(await screen.findByText('All-Contacts.xlsx is saved: 2 rows.')).toBeVisible();
});

test('how far it is shows until the whole file is saved', async () => {
  await show();
  const answer = exportAt('/export/contacts?rows=view&format=xlsx');
  await press('Current view');
  expect(screen.getByRole('progressbar', { name: 'Waiting for the first rows' })).toBeVisible();
  answer.write(eventFrame({ kind: 'progress', rows: 1200, total: 5000 }));
  answer.write(bytesFrame(Buffer.from('PK')));
  expect(await screen.findByRole('progressbar', { name: '1,200 of 5,000 rows' })).toHaveValue(1200);
  expect(saved).toEqual([]);
  answer.end(Buffer.concat([bytesFrame(Buffer.from('..')), eventFrame({ ...DONE, rows: 5000 })]));
  expect(await screen.findByText('All-Contacts.xlsx is saved: 5,000 rows.')).toBeVisible();
  expect(saved.map(({ name, file }) => [name, file.size])).toEqual([['All-Contacts.xlsx', 4]]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('all rows can be had once per page load, the current view as often as somebody likes', async () => {
  const { unmount } = await show();
  answerAt('/export/contacts?rows=all&format=xlsx', eventFrame(DONE));
  await press('All contacts');
  await screen.findByText('All-Contacts.xlsx is saved: 2 rows.');
  await press('All contacts');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please refresh browser & try again\.$/);
  for (const _time of [1, 2]) {
    answerAt('/export/contacts?rows=view&format=xlsx', eventFrame({ ...DONE, rows: 1 }));
    await press('Current view');
    expect(await screen.findByText('All-Contacts.xlsx is saved: 1 row.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  }
  // Another screen and back is no page load.
  unmount();
  await show('page=2');
  await press('All contacts');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please refresh browser & try again\.$/);
});

test('all events of one presenter do not block those of another', async () => {
  const button = "MOC's all events";
  for (const presenter of [7, 8]) {
    const { unmount } = await show(`presenter=${presenter}`, 'manager-report');
    answerAt(
      `/export/manager-report?rows=all&presenter=${presenter}&format=xlsx`,
      eventFrame(DONE),
    );
    await press(button);
    await screen.findByText('All-Contacts.xlsx is saved: 2 rows.');
    unmount();
  }
  await show('presenter=7&page=2', 'manager-report');
  await press(button);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please refresh browser & try again\.$/);
});

test('format and copy are asked for as chosen', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Comma-separated values (.csv)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'For public records' }));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'When ticked, the file leaves these columns blank: Email, Phone, Alt phone.',
  );
  answerAt('/export/contacts?rows=view&format=csv&copy=public', eventFrame(DONE));
  await press('Current view');
  await screen.findByText(/^\S+ is saved/);
});

test('cancelling ends the request, saves nothing, keeps the focus, and lets somebody try again', async () => {
  await show('', 'organizations');
  const answer = exportAt('/export/organizations?rows=all&format=xlsx');
  await press('All orgs');
  answer.write(eventFrame({ kind: 'progress', rows: 1, total: 2 }));
  await press('Cancel');
  expect(await screen.findByText('The export was cancelled. Nothing was saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All orgs' })).toHaveFocus();
  answerAt('/export/organizations?rows=all&format=xlsx', eventFrame(DONE));
  await press('All orgs');
  await screen.findByText(/^\S+ is saved/);
  expect(saved).toHaveLength(1);
});

test('a second export waits for the first', async () => {
  await show('', 'call-logs');
  const answer = exportAt('/export/call-logs?rows=mine&format=xlsx');
  await press('My Call-Logs');
  await press('Current View');
  expect(screen.getByRole('alert')).toHaveTextContent('Another export is still running.');
  await press('My Call-Logs');
  expect(screen.getByText('Please refresh browser & try again.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Not before this export is saved');
  answer.end(eventFrame(DONE));
  await screen.findByText(/^\S+ is saved/);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please refresh browser & try again\.$/);
});

test('a double press is one press', async () => {
  await show('', 'call-logs');
  const answer = exportAt('/export/call-logs?rows=all&format=xlsx');
  await userEvent.dblClick(screen.getByRole('button', { name: 'All Call-Logs' }));
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  answer.end(eventFrame(DONE));
  await screen.findByText(/^\S+ is saved/);
  expect(saved).toHaveLength(1);
});

test('whoever listens hears the beginning, how far it is now and then, and the end', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await show();
  const heard = () => screen.getAllByRole('status').map((status) => status.textContent);
  expect(heard()).toEqual(['', '']);
  const answer = exportAt('/export/contacts?rows=view&format=xlsx');
  await press('Current view');
  const began = 'Exporting… Stay on this page until the file is saved.';
  for (const [time, rows, told] of [
    [9_999, 1_000, ''],
    [10_000, 2_000, '2,000 rows so far'],
    [19_999, 3_000, '2,000 rows so far'],
    [20_000, 4_000, '4,000 rows so far'],
  ] as const) {
    now.mockReturnValue(time);
    answer.write(eventFrame({ kind: 'progress', rows, total: null }));
    await screen.findByRole('progressbar', { name: `${rows.toLocaleString('en-US')} rows so far` });
    expect(heard()).toEqual([began, told]);
  }
  answer.end(eventFrame(DONE));
  expect(await screen.findByText('All-Contacts.xlsx is saved: 2 rows.')).toBeVisible();
  expect(heard()).toEqual(['All-Contacts.xlsx is saved: 2 rows.', '']);
  now.mockRestore();
});

test.each<[string, ListName, string, Uint8Array[], RegExp]>([
  [
    'says so',
    'events',
    'All events',
    [eventFrame({ kind: 'failed', status: 502, message: 'Of 3 contacts, 2 could be read.' })],
    /^Nothing was saved: Of 3 contacts, 2 could be read\.$/,
  ],
  [
    'breaks off',
    'my-schedule',
    'All my events',
    [bytesFrame(Buffer.from('PK'))],
    /^Nothing was saved: The connection broke off/,
  ],
  [
    'is nonsense',
    'manager-report',
    "MOC's all events",
    [Buffer.from([2, 0, 0, 0, 1, 0x78])],
    /^Nothing was saved: The connection failed/,
  ],
])(
  'an export that %s saves nothing and may be tried again',
  async (_what, list, button, frames, message) => {
    await show('', list);
    const path = `/export/${list}?rows=all&format=xlsx`;
    answerAt(path, ...frames);
    await press(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(saved).toEqual([]);
    answerAt(path, eventFrame(DONE));
    await press(button);
    await screen.findByText(/^\S+ is saved/);
  },
);

test('an export whose session ends midway leads to the sign-in, and saves nothing', async () => {
  await show();
  const failed = eventFrame({ kind: 'failed', status: 401, message: 'You are signed out.' });
  answerAt('/export/contacts?rows=view&format=xlsx', bytesFrame(Buffer.from('PK')), failed);
  await press('Current view');
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(/^Nothing was saved: You are signed out\. Sign in again/);
  expect(within(told).getByRole('link', { name: /^Sign in again/ })).toBeVisible();
  expect(saved).toEqual([]);
});

test.each([
  [
    429,
    { title: 'Another export of yours is still running.', requestId: 'r-1' },
    'still running. (Request r-1)',
  ],
  [401, { title: 'You are signed out.', requestId: 'r-1' }, 'Sign in again'],
  [307, {}, 'Sign in again'],
  [503, 'no JSON', 'Something went wrong.'],
])('a refusal with status %i is told', async (status, body, message) => {
  await show();
  nock('http://localhost')
    .get('/export/contacts?rows=view&format=xlsx')
    .reply(status, body, { location: '/' });
  await press('Current view');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('what is not in the file as it should be is told beside it', async () => {
  await show();
  const unreadable = ['The contact with the number 7'];
  answerAt(
    '/export/contacts?rows=view&format=xlsx',
    eventFrame({ kind: 'done', rows: 1, unreadable, leftOut: 2, sortFailed: true, truncations: 1 }),
  );
  await press('Current view');
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(
    '1 row could not be read and is named at the end of the file: The contact with the number 7.',
  );
  expect(told).toHaveTextContent('2 call logs have no note and are not in the file.');
  expect(told).toHaveTextContent(
    'The list cannot be sorted as it was asked for: the rows are in its default order.',
  );
  expect(told).toHaveTextContent(
    '1 text was too long for a cell and cut; it ends with “[cut: a cell holds no more]”.',
  );
});

test('whoever leaves the page gets no file any more, and reads so when they come back', async () => {
  const { unmount } = await show();
  const answer = exportAt('/export/contacts?rows=view&format=xlsx');
  await press('Current view');
  answer.write(eventFrame({ kind: 'progress', rows: 1, total: 2 }));
  await screen.findByRole('progressbar', { name: '1 of 2 rows' });
  unmount();
  answer.end(eventFrame(DONE));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(saved).toEqual([]);
  const back = await show();
  expect(screen.getByText(/^The last export was stopped when you left this page/)).toBeVisible();
  back.unmount();
  await show();
  expect(screen.queryByText(/was stopped/)).toBeNull();
});

/** The export panel: its requests, its progress and its results. */
import { PassThrough } from 'node:stream';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { ExportPanel } from '@/components/list/export-panel';
import type { ListName } from '@/lib/export/export-options';
import { bytesFrame, type ExportEvent, eventFrame, FRAMES_TYPE } from '@/lib/export/frames';
import { exportedList } from '@/lib/export/lists';
import type { ListDefinition } from '@/lib/list/definition';
import { contactList } from '@/lib/list/definitions/contacts';
import { recordingRouter } from '@/tests/support/browser';
import { stateAt } from './address';

const DONE: ExportEvent = {
  ...{ kind: 'done', rows: 2, unreadable: [], leftOut: 0 },
  ...{ sortFailed: false, truncations: 0 },
};
const VIEW = 'contacts?rows=view&format=xlsx';
const SAVED = 'All-Contacts.xlsx is saved: 2 rows.';
const AGAIN = /^Please refresh browser & try again\.$/;
const BYTES = bytesFrame(Buffer.from('PK'));

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

/** The file is one page load: no two tests export all rows of the same list. */
async function show(query = '', list: ListName = 'contacts') {
  const definition: ListDefinition = exportedList(list)?.definition ?? contactList;
  const rendered = render(
    <AppRouterContext.Provider value={recordingRouter([])}>
      <ExportPanel list={list} definition={definition} state={stateAt(query, definition)} />
    </AppRouterContext.Provider>,
  );
  await userEvent.click(screen.getByText('Export'));
  return rendered;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.findByRole('alert');

/** The frames of one export, which the test writes. */
function exportAt(path: string) {
  const stream = new PassThrough();
  nock('http://localhost', { reqheaders: { accept: FRAMES_TYPE } })
    .get(`/export/${path}`)
    .reply(200, () => stream, {
      'content-type': FRAMES_TYPE,
      'content-disposition': 'attachment; filename="All-Contacts.xlsx"',
    });
  const send = (event: ExportEvent) => stream.write(eventFrame(event));
  const progress = (rows: number, total: number | null) => send({ kind: 'progress', rows, total });
  const end = (event = DONE) => stream.end(eventFrame(event));
  return { stream, progress, end };
}

const respondAt = (path: string, ...frames: Uint8Array[]) =>
  exportAt(path).stream.end(Buffer.concat(frames));

test('a list without filters has the buttons of the agency', async () => {
  await show();
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Current view', 'All contacts']);
});

test('filters, format and copy are sent as chosen', async () => {
  await show('county=Lake&page=3');
  await userEvent.click(screen.getByRole('radio', { name: 'Comma-separated values (.csv)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'For public records' }));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'When ticked, the file leaves these columns blank: Email, Phone, Alt phone.',
  );
  exportAt('contacts?rows=matching&page=3&county=Lake&format=csv&copy=public').end();
  await press('All rows matching these filters');
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('progress shows until the whole file is saved', async () => {
  await show();
  const { stream, progress, end } = exportAt(VIEW);
  await press('Current view');
  expect(screen.getByRole('progressbar', { name: 'Waiting for the first rows' })).toBeVisible();
  progress(1200, 5000);
  stream.write(BYTES);
  expect(await screen.findByRole('progressbar', { name: '1,200 of 5,000 rows' })).toHaveValue(1200);
  expect(saved).toEqual([]);
  stream.write(BYTES);
  end({ ...DONE, rows: 5000 });
  expect(await screen.findByText('All-Contacts.xlsx is saved: 5,000 rows.')).toBeVisible();
  expect(saved.map(({ name, file }) => [name, file.size])).toEqual([['All-Contacts.xlsx', 4]]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('all rows are exported once per page load, the current view any number of times', async () => {
  const { unmount } = await show();
  exportAt('contacts?rows=all&format=xlsx').end();
  await press('All contacts');
  await screen.findByText(SAVED);
  await press('All contacts');
  expect(await alert()).toHaveTextContent(AGAIN);
  for (const _time of [1, 2]) {
    exportAt(VIEW).end({ ...DONE, rows: 1 });
    await press('Current view');
    expect(await screen.findByText('All-Contacts.xlsx is saved: 1 row.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  }
  // Client navigation is no page load.
  unmount();
  await show('page=2');
  await press('All contacts');
  expect(await alert()).toHaveTextContent(AGAIN);
});

test.each([['7'], ['8']])('all events of the presenter %s are exported once', async (presenter) => {
  const { unmount } = await show(`presenter=${presenter}`, 'manager-report');
  exportAt(`manager-report?rows=all&presenter=${presenter}&format=xlsx`).end();
  await press("MOC's all events");
  await screen.findByText(SAVED);
  unmount();
  await show(`presenter=${presenter}&page=2`, 'manager-report');
  await press("MOC's all events");
  expect(await alert()).toHaveTextContent(AGAIN);
});

test('cancel ends the request, saves nothing, keeps the focus, and allows another try', async () => {
  await show('', 'organizations');
  const { progress } = exportAt('organizations?rows=all&format=xlsx');
  await press('All orgs');
  progress(1, 2);
  await press('Cancel');
  expect(await screen.findByText('The export was cancelled. Nothing was saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All orgs' })).toHaveFocus();
  exportAt('organizations?rows=all&format=xlsx').end();
  await press('All orgs');
  await screen.findByText(SAVED);
  expect(saved).toHaveLength(1);
});

test('a second export is rejected while one runs, and a double click starts one', async () => {
  await show('', 'call-logs');
  const { end } = exportAt('call-logs?rows=mine&format=xlsx');
  await userEvent.dblClick(screen.getByRole('button', { name: 'My Call-Logs' }));
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Current View');
  expect(await alert()).toHaveTextContent('Another export is running.');
  await press('My Call-Logs');
  expect(screen.getByText('Please refresh browser & try again.')).toBeVisible();
  expect(await alert()).toHaveTextContent('You can refresh after this export is saved.');
  end();
  await screen.findByText(SAVED);
  expect(await alert()).toHaveTextContent(AGAIN);
  expect(saved).toHaveLength(1);
});

test('screen readers announce the start, progress every ten seconds, and the end', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await show();
  const announced = () => screen.getAllByRole('status').map((status) => status.textContent);
  expect(announced()).toEqual(['', '']);
  const { progress, end } = exportAt(VIEW);
  await press('Current view');
  const started = 'Exporting… Stay on this page until the file is saved.';
  for (const [time, rows, text] of [
    [9_999, 1_000, ''],
    [10_000, 2_000, '2,000 rows so far'],
    [19_999, 3_000, '2,000 rows so far'],
    [20_000, 4_000, '4,000 rows so far'],
  ] as const) {
    now.mockReturnValue(time);
    progress(rows, null);
    await screen.findByRole('progressbar', { name: `${rows.toLocaleString('en-US')} rows so far` });
    expect(announced()).toEqual([started, text]);
  }
  end();
  await screen.findByText(SAVED);
  expect(announced()).toEqual([SAVED, '']);
  now.mockRestore();
});

/** The same frame with an unknown kind of event. */
const unknownKind = (frame: Uint8Array) =>
  Buffer.from(Buffer.from(frame).toString('latin1').replace('failed', 'fooled'), 'latin1');
const failed = (status: number, message: string) => eventFrame({ kind: 'failed', status, message });

test.each<[ListName, string, Uint8Array[], RegExp]>([
  [
    'events',
    'All events',
    [failed(502, 'Of 3 contacts, 2 could be read.')],
    /^We could not create the file. Of 3 contacts, 2 could be read\.$/,
  ],
  [
    'my-schedule',
    'All my events',
    [BYTES],
    /^We could not create the file. The connection was lost/,
  ],
  [
    'manager-report',
    "MOC's all events",
    [unknownKind(failed(502, 'x'))],
    /^We could not create the file. The connection failed/,
  ],
  [
    'call-logs',
    'All Call-Logs',
    [BYTES, failed(401, 'You are signed out.')],
    /^We could not create the file. You are signed out\. Sign in again/,
  ],
])(
  'a failed export of %s saves nothing and allows another try',
  async (list, button, frames, message) => {
    await show('', list);
    const path = `${list}?rows=all&format=xlsx`;
    respondAt(path, ...frames);
    await press(button);
    const notice = await alert();
    expect(notice).toHaveTextContent(message);
    const signIn = within(notice).queryByRole('link', { name: /^Sign in again/ });
    expect(signIn !== null).toBe(list === 'call-logs');
    expect(saved).toEqual([]);
    exportAt(path).end();
    await press(button);
    await screen.findByText(SAVED);
  },
);

test.each([
  [429, { title: 'Still running.', requestId: 'r-1' }, 'Still running. (Request r-1)'],
  [401, { title: 'You are signed out.', requestId: 'r-1' }, 'Sign in again'],
  [307, {}, 'Sign in again'],
  [503, 'no JSON', 'Something went wrong.'],
])('a response with status %i shows its message', async (status, body, message) => {
  await show();
  nock('http://localhost').get(`/export/${VIEW}`).reply(status, body, { location: '/' });
  await press('Current view');
  expect(await alert()).toHaveTextContent(message);
});

test('warnings name what is missing from the file', async () => {
  await show();
  const unreadable = ['The contact with the number 7'];
  exportAt(VIEW).end({ ...DONE, unreadable, leftOut: 2, sortFailed: true, truncations: 1 });
  await press('Current view');
  const warnings = within(await alert()).getAllByRole('listitem');
  expect(warnings.map((item) => item.textContent)).toEqual([
    '1 row could not be read and is named at the end of the file: The contact with the number 7.',
    '2 call logs have no note and are not in the file.',
    'The list cannot be sorted in the order you chose. The rows are in the default order.',
    '1 text was too long for a cell and cut; it ends with “[cut: a cell holds no more]”.',
  ]);
});

test('leaving the page stops the export, and the next visit says so once', async () => {
  const { unmount } = await show();
  const { progress, end } = exportAt(VIEW);
  await press('Current view');
  progress(1, 2);
  await screen.findByRole('progressbar', { name: '1 of 2 rows' });
  unmount();
  end();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(saved).toEqual([]);
  const back = await show();
  expect(screen.getByText(/^The last export was stopped when you left this page/)).toBeVisible();
  back.unmount();
  await show();
  expect(screen.queryByText(/was stopped/)).toBeNull();
});

/** The export panel: its requests, its progress and its results. */
import { PassThrough } from 'node:stream';
import { render, screen, within } from '@testing-library/react';
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
import { stateAt } from './list-state';

const NONE = { unreadable: [], leftOut: 0, sortFailed: false, truncations: 0 };
const DONE: ExportEvent = { kind: 'done', rows: 2, ...NONE };
const VIEW = 'contacts?rows=view&format=xlsx';
const SAVED = 'All-Contacts.xlsx is saved: 2 rows.';
const AGAIN = /^Please refresh browser & try again\.$/;
const BYTES = bytesFrame(Buffer.from('PK'));
const saved: Blob[] = [];

beforeAll(() => {
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:made';
  };
  // jsdom cannot follow a link to a file.
  HTMLAnchorElement.prototype.click = () => undefined;
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
const isSaved = async (text = SAVED) => expect(await screen.findByText(text)).toBeVisible();
const alert = () => screen.findByRole('alert');

/** Responds with the frames that the test writes. */
function exportAt(path: string) {
  const stream = new PassThrough();
  nock('http://localhost', { reqheaders: { accept: FRAMES_TYPE } })
    .get(`/export/${path}`)
    .reply(200, () => stream, {
      'content-type': FRAMES_TYPE,
      'content-disposition': 'attachment; filename="All-Contacts.xlsx"',
    });
  const progress = (rows: number, total: number | null) =>
    stream.write(eventFrame({ kind: 'progress', rows, total }));
  const end = (event = DONE) => stream.end(eventFrame(event));
  return { stream, progress, end };
}

test('sends filters, format and copy, and exports matching rows of filtered lists only', async () => {
  const { unmount } = await show();
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Current view', 'All contacts']);
  unmount();
  await show('county=Lake&page=3');
  await userEvent.click(screen.getByRole('radio', { name: 'Comma-separated values (.csv)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'For public records' }));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'When ticked, the file leaves these columns blank: Email, Phone, Alt phone.',
  );
  exportAt('contacts?rows=matching&page=3&county=Lake&format=csv&copy=public').end();
  await press('All rows matching these filters');
  await isSaved();
});

test('shows the progress until the whole file is saved', async () => {
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
  await isSaved('All-Contacts.xlsx is saved: 5,000 rows.');
  expect(saved.map(({ size }) => size)).toEqual([4]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('exports all rows once per page load, the current view any number of times', async () => {
  const { unmount } = await show();
  exportAt('contacts?rows=all&format=xlsx').end();
  await press('All contacts');
  await isSaved();
  await press('All contacts');
  expect(await alert()).toHaveTextContent(AGAIN);
  for (const rows of [1, 2]) {
    exportAt(VIEW).end({ ...DONE, rows });
    await press('Current view');
    await isSaved(`All-Contacts.xlsx is saved: ${rows} row${rows === 1 ? '' : 's'}.`);
    expect(screen.queryByRole('alert')).toBeNull();
  }
  // Client navigation is no page load.
  unmount();
  await show('page=2');
  await press('All contacts');
  expect(await alert()).toHaveTextContent(AGAIN);
});

test.each(['7', '8'])('exports all events of the presenter %s once', async (presenter) => {
  const { unmount } = await show(`presenter=${presenter}`, 'manager-report');
  exportAt(`manager-report?rows=all&presenter=${presenter}&format=xlsx`).end();
  await press("MOC's all events");
  await isSaved();
  unmount();
  await show(`presenter=${presenter}&page=2`, 'manager-report');
  await press("MOC's all events");
  expect(await alert()).toHaveTextContent(AGAIN);
});

test('cancels without a file, keeps the focus, and allows another try', async () => {
  await show('', 'organizations');
  const path = 'organizations?rows=all&format=xlsx';
  exportAt(path);
  await press('All orgs');
  await press('Cancel');
  expect(await screen.findByText('The export was cancelled. Nothing was saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All orgs' })).toHaveFocus();
  expect(saved).toEqual([]);
  exportAt(path).end();
  await press('All orgs');
  await isSaved();
});

test('rejects a second export while one runs, and starts one on a double click', async () => {
  await show('', 'call-logs');
  const { end } = exportAt('call-logs?rows=mine&format=xlsx');
  await userEvent.dblClick(screen.getByRole('button', { name: 'My Call-Logs' }));
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Current View');
  expect(await alert()).toHaveTextContent('Another export is running.');
  await press('My Call-Logs');
  expect(await alert()).toHaveTextContent(/^Please refresh .+\.You can refresh after this export/);
  end();
  await isSaved();
  expect(saved).toHaveLength(1);
});

test('announces the start, the progress every ten seconds, and the end to screen readers', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await show();
  const announced = () => screen.getAllByRole('status').map((status) => status.textContent);
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
  await isSaved();
  expect(announced()).toEqual([SAVED, '']);
  now.mockRestore();
});

const failed = (status: number, message: string) => eventFrame({ kind: 'failed', status, message });
/** A frame with an unknown kind of event. */
const UNKNOWN = Buffer.from(Buffer.from(failed(502, 'x')).toString().replace('failed', 'fooled'));

test.each<[ListName, string, Uint8Array[], string]>([
  ['events', 'All events', [failed(502, '2 could not be read.')], '2 could not be read.'],
  ['my-schedule', 'All my events', [BYTES], 'The connection was lost'],
  ['manager-report', "MOC's all events", [UNKNOWN], 'The connection failed'],
  ['call-logs', 'All Call-Logs', [BYTES, failed(401, 'x')], 'You are signed out. Sign in again'],
])(
  'saves nothing of a failed export of %s and allows another try',
  async (list, button, frames, message) => {
    await show('', list);
    const path = `${list}?rows=all&format=xlsx`;
    exportAt(path).stream.end(Buffer.concat(frames));
    await press(button);
    expect(await alert()).toHaveTextContent(`We could not create the file. ${message}`);
    expect(saved).toEqual([]);
    exportAt(path).end();
    await press(button);
    await isSaved();
  },
);

test.each([
  [429, { title: 'Still running.', requestId: 'r-1' }, 'Still running. (Request number r-1)'],
  [307, {}, 'Sign in again'],
  [503, 'no JSON', 'Something went wrong.'],
])('shows the message of a response with status %i', async (status, body, message) => {
  await show();
  nock('http://localhost').get(`/export/${VIEW}`).reply(status, body, { location: '/' });
  await press('Current view');
  expect(await alert()).toHaveTextContent(message);
});

test('warns about rows and texts that are missing from the file', async () => {
  await show();
  const unreadable = ['The contact with the number 7'];
  exportAt(VIEW).end({ ...DONE, unreadable, leftOut: 2, sortFailed: true, truncations: 1 });
  await press('Current view');
  const warnings = within(await alert()).getAllByRole('listitem');
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    '1 row could not be read and is named at the end of the file: The contact with the number 7.',
    '2 call logs have no note and are not in the file.',
    'The list cannot be sorted in the order you chose. The rows are in the default order.',
    '1 text was too long for a cell and cut; it ends with “[cut: a cell holds no more]”.',
  ]);
});

test('stops an export when the page is left, and says so on the next visit alone', async () => {
  const { unmount } = await show();
  const { progress, end } = exportAt(VIEW);
  await press('Current view');
  progress(1, 2);
  await screen.findByRole('progressbar', { name: '1 of 2 rows' });
  unmount();
  end();
  const back = await show();
  expect(screen.getByText(/^The last export was stopped when you left this page/)).toBeVisible();
  exportAt(VIEW).end();
  await press('Current view');
  // The stopped export, which ended earlier, has not saved its file.
  await isSaved();
  expect(saved).toHaveLength(1);
  back.unmount();
  await show();
  expect(screen.queryByText(/was stopped/)).toBeNull();
});

/** The export panel: what is asked for, how far it is, and what came of it. */
import { PassThrough } from 'node:stream';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { ExportPanel } from '@/components/list/export-panel';
import { bytesFrame, FRAMES_TYPE, type News, newsFrame } from '@/lib/export/frames';
import { contactList } from '@/lib/list/definitions/contacts';
import { stateAt } from './address';

const DONE: News = { kind: 'done', rows: 2, unreadable: [], leftOut: 0, cuts: 0 };

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

async function show(query = '') {
  const state = stateAt(query, contactList);
  const rendered = render(<ExportPanel list="contacts" definition={contactList} state={state} />);
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
  answerAt('/export/contacts?rows=matching&page=3&county=Lake&format=xlsx', newsFrame(DONE));
  await press('All rows matching these filters');
  expect(await screen.findByText('All-Contacts.xlsx is saved: 2 rows.')).toBeVisible();
});

test('how far it is shows until the whole file is saved', async () => {
  await show();
  const answer = exportAt('/export/contacts?rows=all&format=xlsx');
  await press('All contacts');
  answer.write(newsFrame({ kind: 'progress', rows: 1200, total: 5000 }));
  answer.write(bytesFrame(Buffer.from('PK')));
  expect(await screen.findByRole('progressbar', { name: '1,200 of 5,000 rows' })).toHaveValue(1200);
  expect(saved).toEqual([]);
  answer.end(Buffer.concat([bytesFrame(Buffer.from('..')), newsFrame({ ...DONE, rows: 5000 })]));
  expect(await screen.findByText('All-Contacts.xlsx is saved: 5,000 rows.')).toBeVisible();
  expect(saved.map(({ name, file }) => [name, file.size])).toEqual([['All-Contacts.xlsx', 4]]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('all rows can be had once per page load, the current view as often as somebody likes', async () => {
  await show();
  answerAt('/export/contacts?rows=all&format=xlsx', newsFrame(DONE));
  await press('All contacts');
  await screen.findByText('All-Contacts.xlsx is saved: 2 rows.');
  await press('All contacts');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please refresh browser & try again\.$/);
  for (const _time of [1, 2]) {
    answerAt('/export/contacts?rows=view&format=xlsx', newsFrame({ ...DONE, rows: 1 }));
    await press('Current view');
    expect(await screen.findByText('All-Contacts.xlsx is saved: 1 row.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test('format and copy are asked for as chosen', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Comma-separated values (.csv)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'For public records' }));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Leaves these columns blank: Email, Phone, Alt phone.',
  );
  answerAt('/export/contacts?rows=view&format=csv&copy=public', newsFrame(DONE));
  await press('Current view');
  await screen.findByText(/is saved/);
});

test('cancelling ends the request, saves nothing, keeps the focus, and lets somebody try again', async () => {
  await show();
  const answer = exportAt('/export/contacts?rows=all&format=xlsx');
  await press('All contacts');
  answer.write(newsFrame({ kind: 'progress', rows: 1, total: 2 }));
  await press('Cancel');
  expect(await screen.findByText('The export was cancelled. Nothing was saved.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All contacts' })).toHaveFocus();
  answerAt('/export/contacts?rows=all&format=xlsx', newsFrame(DONE));
  await press('All contacts');
  await screen.findByText(/is saved/);
  expect(saved).toHaveLength(1);
});

test('a second export waits for the first', async () => {
  await show();
  const answer = exportAt('/export/contacts?rows=all&format=xlsx');
  await press('All contacts');
  await press('Current view');
  expect(screen.getByRole('alert')).toHaveTextContent('Another export is still running.');
  answer.end(newsFrame(DONE));
  await screen.findByText(/is saved/);
});

test.each<[string, Uint8Array[], RegExp]>([
  [
    'says so',
    [newsFrame({ kind: 'failed', message: 'Of 3 contacts, 2 could be read.', signedOut: false })],
    /^Nothing was saved: Of 3 contacts, 2 could be read\.$/,
  ],
  ['breaks off', [bytesFrame(Buffer.from('PK'))], /^Nothing was saved: The connection broke off/],
  [
    'is nonsense',
    [Buffer.from([2, 0, 0, 0, 1, 0x78])],
    /^Nothing was saved: The connection failed/,
  ],
])('an export that %s saves nothing and may be tried again', async (_what, frames, message) => {
  await show();
  answerAt('/export/contacts?rows=all&format=xlsx', ...frames);
  await press('All contacts');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(saved).toEqual([]);
  answerAt('/export/contacts?rows=all&format=xlsx', newsFrame(DONE));
  await press('All contacts');
  await screen.findByText(/is saved/);
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
    newsFrame({ kind: 'done', rows: 1, unreadable, leftOut: 2, cuts: 1 }),
  );
  await press('Current view');
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(
    '1 row could not be read and is named at the end of the file: The contact with the number 7.',
  );
  expect(told).toHaveTextContent('2 call logs have no note and are not in the file.');
  expect(told).toHaveTextContent(
    '1 text was too long for a cell and cut; it ends with “[cut: a cell holds no more]”.',
  );
});

test('whoever leaves the page gets no file any more', async () => {
  const { unmount } = await show();
  const answer = exportAt('/export/contacts?rows=all&format=xlsx');
  await press('All contacts');
  answer.write(newsFrame({ kind: 'progress', rows: 1, total: 2 }));
  await screen.findByRole('progressbar', { name: '1 of 2 rows' });
  unmount();
  answer.end(newsFrame(DONE));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(saved).toEqual([]);
});

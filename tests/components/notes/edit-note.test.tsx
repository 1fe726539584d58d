/** A note that is edited in its row or deleted, and failed saves. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type nock from 'nock';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { stopCalendar } from '@/tests/support/clock';
import { heldResponse } from '@/tests/support/held-response';
import {
  button,
  creates,
  creation,
  NEWER,
  newText,
  OLDER,
  rowOf,
  rows,
  showNotes,
  shownInRow,
  textOf,
  wire,
  writeNew,
} from './notes-on-screen';

afterEach(() => jest.useRealTimers());

const updateOf = (row: HTMLElement) => within(row).queryByRole('button', { name: 'Update' });
const update = () => screen.queryByRole('button', { name: 'Update' });
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const edit = (noteEntry: string) =>
  wire().put('/api/editNote/42', { noteId: 42, noteEntry }).matchHeader('content-type', /json/);

test('focus on a text shows Update for it alone, within reach of the keyboard; unsaved text keeps its own', async () => {
  const { user } = showNotes();
  const [newer, older] = [rowOf(NEWER), rowOf(OLDER)];
  expect(update()).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Delete note of/ })).toHaveLength(2);
  await user.click(textOf(OLDER));
  expect(updateOf(older)).toBeVisible();
  act(() => textOf(NEWER).focus());
  expect(updateOf(older)).not.toBeInTheDocument();
  await user.tab();
  expect(updateOf(newer)).toHaveFocus();
  await user.tab();
  expect(button('Delete note of 2/3/2026 09:05 AM')).toHaveFocus();
  await user.type(textOf(NEWER), ' in May');
  await user.click(textOf(OLDER));
  expect(within(newer).getByRole('textbox')).toHaveValue('Asked for schedules in May');
  expect([updateOf(newer), updateOf(older)]).not.toContain(null);
});

test('Update saves and ends editing; unchanged and empty notes send nothing, and Undo restores the text', async () => {
  stopCalendar('2026-07-01T04:59:00Z');
  const { user } = showNotes();
  const row = rowOf(NEWER);
  const text = textOf(NEWER);
  await user.click(text);
  await user.click(button('Update'));
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(updateOf(row)).not.toBeInTheDocument();
  for (const emptied of ['', '   ']) {
    await user.clear(text);
    if (emptied) await user.type(text, emptied);
    await user.click(button('Update'));
    expect(await screen.findByText('Note cannot be empty!')).toBeInTheDocument();
    expect(text).toHaveFocus();
  }
  await user.click(button('Undo'));
  expect(text).toHaveValue('Asked for schedules');
  expect(undo()).not.toBeInTheDocument();

  await user.type(text, ' again');
  edit('Asked for schedules again').reply(204);
  await user.click(button('Update'));
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
  expect(updateOf(row)).not.toBeInTheDocument();
  const cells = within(row).getAllByRole('cell').slice(1, 5);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['2/3/2026 09:05 AM', 'Ada Lindqvist', '6/30/2026 11:59 PM', 'Cleo Park'],
  ]);
});

test('an update is sent once; text that is typed meanwhile stays and can be saved too', async () => {
  const { user } = showNotes([NEWER]);
  const text = textOf(NEWER);
  await user.type(text, ' twice');
  const { respond, release } = heldResponse();
  edit('Asked for schedules twice').reply(respond(204));
  await user.dblClick(button('Update'));
  await user.click(button('Saving…'));
  await user.type(text, ', then left');
  release();
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
  expect(text).toHaveValue('Asked for schedules twice, then left');
  edit('Asked for schedules twice, then left').reply(204);
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(update()).not.toBeInTheDocument());
});

test('after Update the focus is on the note, unless it was moved elsewhere', async () => {
  const { user } = showNotes();
  const [newer, older] = [rowOf(NEWER), rowOf(OLDER)];
  await user.type(textOf(NEWER), '!');
  wire().put('/api/editNote/42').reply(204);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(newer).toHaveFocus());

  await user.type(textOf(OLDER), '!');
  const { respond, release } = heldResponse();
  wire().put('/api/editNote/41').reply(respond(204));
  await user.click(button('Update'));
  const text = within(newer).getByRole('textbox');
  await user.click(text);
  release();
  await waitFor(() => expect(updateOf(older)).not.toBeInTheDocument());
  expect(text).toHaveFocus();
});

describe('the length', () => {
  const LONG = 'Called the front desk; they asked for the May timetable.\n'
    .repeat(80)
    .slice(0, 4000);
  const RIGHT_TO_LEFT = 'ביקשו לוח זמנים חדש '.repeat(8);
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note of/ });
  const showText = (text: string) => showNotes([{ ...NEWER, text }]);

  test('ends at 100 characters, typed or pasted, and the note shows how many are left', async () => {
    const { user, unmount } = showText('x'.repeat(97));
    expect(text()).not.toHaveAccessibleDescription();
    await user.click(text());
    expect(text()).toHaveAccessibleDescription('97 of 100 characters');
    await user.type(text(), 'abc');
    expect(text()).toHaveAccessibleDescription('100 of 100 characters: no more can be typed');
    await user.type(text(), 'def');
    expect(text()).toHaveValue(`${'x'.repeat(97)}abc`);
    unmount();
    sessionStorage.clear();
    showText('Short');
    await user.click(text());
    await user.paste('y'.repeat(300));
    expect(text().value).toHaveLength(100);
  });

  test('of a longer note is kept, and a new note may be long', async () => {
    const { user, unmount } = showText(RIGHT_TO_LEFT);
    expect(text()).toHaveValue(RIGHT_TO_LEFT);
    expect(text()).toHaveAttribute('dir', 'auto');
    unmount();
    const { unmount: leave } = showText(LONG);
    expect(text()).toHaveValue(LONG);
    await user.click(text());
    await user.tab();
    expect(undo()).not.toBeInTheDocument();
    await user.type(text(), '{Backspace}{Backspace}OK and more');
    const corrected = `${LONG.slice(0, -2)}OK`;
    expect(text()).toHaveValue(corrected);
    edit(corrected).reply(204);
    await user.click(button('Update'));
    await waitFor(() => expect(update()).toBeNull());
    leave();
    const other = showText('Called\r\ntwice');
    // Other line breaks are no change.
    await user.type(text(), '!{Backspace}');
    expect(undo()).not.toBeInTheDocument();
    other.unmount();
    showNotes([]);
    await writeNew(user, '');
    await user.paste(LONG);
    expect(newText()).toHaveValue(LONG);
  });
});

describe('leaving', () => {
  test('asks while an edited text differs from the saved one', async () => {
    const { user, unmount, went } = showNotes([NEWER]);
    await user.type(textOf(NEWER), '!');
    expect(asksBeforeLeaving()).toBe(true);
    await user.keyboard('{Backspace}');
    expect(asksBeforeLeaving()).toBe(false);
    await user.keyboard('!');
    edit('Asked for schedules!').reply(204);
    await user.click(button('Update'));
    await screen.findByText('Note is updated.');
    expect(asksBeforeLeaving()).toBe(false);

    await user.type(await shownInRow('Asked for schedules!'), '!');
    await user.click(screen.getByRole('link', { name: 'Contacts' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Leave without saving?');
    expect(went).toEqual([]);
    await user.click(button('Leave'));
    expect(went).toEqual(['/contacts']);
    unmount();
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('keeps a draft, which is restored in its row beside a text that was changed since', async () => {
    const { user, unmount } = showNotes();
    await user.type(textOf(OLDER), '!');
    unmount();
    const second = showNotes();
    expect(await shownInRow('Left a message!')).toBeVisible();
    expect(textOf(NEWER)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Update' })).toHaveLength(1);
    second.unmount();
    showNotes([NEWER, { ...OLDER, text: 'Asked for maps' }]);
    expect(await shownInRow('Left a message!')).toBeVisible();
    expect(screen.getByText(/^Another employee changed this note/)).toHaveTextContent(
      'It now says: Asked for maps',
    );
  });
});

describe('a save that fails', () => {
  const FAILED = { title: 'The outreach system could not complete this.', requestId: 'r-500' };
  const SIGNED_OUT = { title: 'You are signed out. Sign in and try again.', requestId: 'r-401' };
  const SLOW = { title: 'It takes too long.', outcome: 'unknown' };
  type Fail = (call: nock.Interceptor) => nock.Scope;

  /** `unknown`: there was no response of our server, so the note may be saved. */
  test.each<[what: string, fail: Fail, why: string, unknown: boolean]>([
    ['the backend', (call) => call.reply(500, FAILED), `${FAILED.title} (Request r-500)`, false],
    [
      'the session',
      (call) => call.reply(401, SIGNED_OUT),
      `${SIGNED_OUT.title} (Request r-401)`,
      false,
    ],
    ['a slow backend', (call) => call.reply(504, SLOW), 'It takes too long.', true],
    [
      'a gateway',
      (call) => call.reply(502, '<html>Bad gateway</html>'),
      'Something went wrong.',
      true,
    ],
    [
      'the connection',
      (call) => call.replyWithError('socket hang up'),
      'The connection failed. Check your network and try again.',
      true,
    ],
  ])('by %s keeps the text of a new and of an edited note', async (_what, fail, why, unknown) => {
    const said = unknown
      ? `We do not know whether this was saved: ${why} Your text is still here.`
      : `Not saved: ${why} Your text is still here.`;
    const look = ' Check the list of notes (opens in a new tab) before you save again.';
    const { user } = showNotes();
    await writeNew(user, 'Wants a class');
    fail(creation());
    await user.click(button('Save Note'));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${said}${unknown ? look : ''}`);
    expect(newText()).toHaveValue('Wants a class');
    expect(rows()).toHaveLength(2);
    await user.click(button('Cancel'));

    await user.type(textOf(NEWER), ' in May');
    fail(wire().put('/api/editNote/42'));
    await user.click(button('Update'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${said}${unknown ? ' You can safely save it again.' : ''}`,
    );
    expect(await shownInRow('Asked for schedules in May')).toBeVisible();
    expect(screen.queryByText('Note is updated.')).not.toBeInTheDocument();
    await user.click(button('Undo'));
    expect(textOf(NEWER)).toHaveValue('Asked for schedules');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('by the end of the session links to the sign-in, and the next save removes the error', async () => {
    const { user } = showNotes();
    await writeNew(user, 'Wants a class');
    creation().reply(500, FAILED);
    await user.click(button('Save Note'));
    expect(within(await screen.findByRole('alert')).queryByRole('link')).not.toBeInTheDocument();

    creation().reply(401, SIGNED_OUT);
    await user.click(button('Save Note'));
    const link = await screen.findByRole('link', { name: 'Sign in again (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/login');
    expect(link).toHaveAttribute('target', '_blank');

    creates({ noteEntry: 'Wants a class' });
    await user.click(button('Save Note'));
    expect(await shownInRow('Wants a class')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Delete', () => {
  const pressDelete = (user: ReturnType<typeof showNotes>['user']) =>
    user.click(button('Delete note of 2/3/2026 09:05 AM'));
  const deletion = (note = NEWER) => wire().delete(`/api/deleteNote/${note.noteId}`);
  const question = () => screen.queryByRole('dialog', { name: 'Delete note' });

  test('asks first, is sent once, removes only its row, and the focus moves to the next one', async () => {
    const { user } = showNotes();
    await user.type(textOf(OLDER), ' on Monday');
    await pressDelete(user);
    expect(question()).toHaveAccessibleDescription(
      'This will permanently delete this note. Are you sure?',
    );
    await user.click(button('Cancel'));
    expect(question()).toBeNull();
    await pressDelete(user);
    const { respond, release } = heldResponse();
    deletion().reply(respond(204));
    await user.click(button('Delete'));
    expect(question()).toBeNull();
    await pressDelete(user);
    expect(question()).toBeNull();
    release();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(await screen.findByText('Note is deleted.')).toBeInTheDocument();
    const left = { ...OLDER, text: 'Left a message on Monday' };
    await waitFor(() => expect(rowOf(left)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Delete note of/ }));
    deletion(OLDER).reply(204);
    await user.click(button('Delete'));
    await waitFor(() => expect(button('Create Org. Note')).toHaveFocus());
    expect(screen.getByText('No notes created.')).toBeVisible();
  });

  test('that failed keeps the row and says why', async () => {
    const { user } = showNotes();
    const connection = 'The connection failed. Check your network and try again.';
    const failures: [(call: nock.Interceptor) => nock.Scope, string][] = [
      [(call) => call.reply(500, { title: 'No.' }), 'The note was not deleted: No.'],
      [
        (call) => call.replyWithError('socket hang up'),
        `The note may have been deleted: ${connection}`,
      ],
      [(call) => call.reply(401, { title: 'Ended.' }), 'The note was not deleted: Ended.'],
    ];
    for (const [fail, text] of failures) {
      await pressDelete(user);
      fail(deletion());
      await user.click(button('Delete'));
      await screen.findByText(text);
    }
    const link = await screen.findByRole('link', { name: /^Sign in again/ });
    expect(link).toHaveAttribute('href', '/login');
    expect(rows()).toHaveLength(2);
  });
});

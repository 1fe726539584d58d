/** Editing a note in its row, deleting it, and failed saves of notes. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type nock from 'nock';
import { asksBeforeLeaving, completeRemovals } from '@/tests/support/browser';
import { stopCalendar } from '@/tests/support/clock';
import { button, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';
import {
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
  writeNew,
} from './notes-on-screen';

afterEach(() => jest.useRealTimers());

const updateOf = (row: HTMLElement) => within(row).queryByRole('button', { name: 'Update' });
const update = () => screen.queryByRole('button', { name: 'Update' });
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const edit = (noteEntry: string) =>
  wire().put('/api/editNote/42', { noteId: 42, noteEntry }).matchHeader('content-type', /json/);

test('shows Update in the row that is focused, and in rows with unsaved text', async () => {
  const { user } = showNotes();
  const [newer, older] = [rowOf(NEWER), rowOf(OLDER)];
  expect(update()).not.toBeInTheDocument();
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

test('saves a changed note with author and time, sends no unchanged or empty one, and undoes a change', async () => {
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

  await user.type(text, ' again');
  edit('Asked for schedules again').reply(204);
  await user.click(button('Update'));
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
  expect(updateOf(row)).not.toBeInTheDocument();
  expect(row).toHaveFocus();
  const cells = within(row).getAllByRole('cell').slice(1, 5);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['2/3/2026 09:05 AM', 'Ada Lindqvist', '6/30/2026 11:59 PM', 'Cleo Park'],
  ]);
});

test('sends an update once, and keeps text and focus of what is typed meanwhile', async () => {
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
  expect(text).toHaveFocus();
  edit('Asked for schedules twice, then left').reply(204);
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(update()).not.toBeInTheDocument());
});

describe('the length', () => {
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note of/ });

  test('is limited to 100 characters', async () => {
    const { user } = showNotes([{ ...NEWER, text: 'x'.repeat(97) }]);
    expect(text()).not.toHaveAccessibleDescription();
    await user.click(text());
    expect(text()).toHaveAccessibleDescription('97 of 100 characters');
    await user.type(text(), 'abcdef');
    expect(text()).toHaveValue(`${'x'.repeat(97)}abc`);
    expect(text()).toHaveAccessibleDescription('100 of 100 characters: no more can be typed');
  });

  test('is limited to that of a longer stored note, whose line breaks are no change', async () => {
    const long = `Called\r\n${'twice '.repeat(300)}.`;
    const { user } = showNotes([{ ...NEWER, text: long }]);
    await user.type(text(), '!');
    expect(undo()).not.toBeInTheDocument();
    await user.type(text(), '{Backspace}OK and more');
    const corrected = `${long.replace('\r', '').slice(0, -1)}OK`.slice(0, text().maxLength);
    expect(text()).toHaveValue(corrected);
    edit(corrected).reply(204);
    await user.click(button('Update'));
    await waitFor(() => expect(update()).toBeNull());
  });
});

describe('leaving', () => {
  test('asks while an edited text differs from the saved one', async () => {
    const { user, went } = showNotes([NEWER]);
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
  });

  test('keeps a draft, which is restored in its row beside a text that was changed since', async () => {
    const { user, unmount } = showNotes();
    await user.type(textOf(OLDER), '!');
    unmount();
    showNotes([NEWER, { ...OLDER, text: 'Asked for maps' }]);
    expect(await shownInRow('Left a message!')).toBeVisible();
    expect(screen.getByText(/^Another employee changed this note/)).toHaveTextContent(
      'It now says: Asked for maps',
    );
  });
});

describe('a failed save', () => {
  const FAILED = { title: 'The outreach system could not complete this.', requestId: 'r-500' };
  const SIGNED_OUT = { title: 'You are signed out. Sign in and try again.', requestId: 'r-401' };
  const SLOW = { title: 'It takes too long.', outcome: 'unknown' };
  const NO_CONNECTION = 'The connection failed. Check your network and try again.';

  /** `unknown`: the note may be saved, because our server did not respond or did not know. */
  test.each<
    [cause: string, fail: (call: nock.Interceptor) => nock.Scope, why: string, unknown: boolean]
  >([
    [
      'the backend',
      (call) => call.reply(500, FAILED),
      `${FAILED.title} (Request number r-500)`,
      false,
    ],
    ['a slow backend', (call) => call.reply(504, SLOW), SLOW.title, true],
    ['a gateway', (call) => call.reply(502, '<html>Bad'), 'Something went wrong.', true],
    ['the connection', (call) => call.replyWithError('socket hang up'), NO_CONNECTION, true],
  ])(
    'caused by %s keeps the text of a new and of an edited note',
    async (_cause, fail, why, unknown) => {
      const outcome = unknown ? 'We do not know whether this was saved' : 'Not saved';
      const message = `${outcome}: ${why} Your text is still here.`;
      const look = ' Check the list of notes (opens in a new tab) before you save again.';
      const { user } = showNotes();
      await writeNew(user, 'Wants a class');
      fail(creation());
      await user.click(button('Save Note'));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `${message}${unknown ? look : ''}`,
      );
      expect(newText()).toHaveValue('Wants a class');
      expect(asksBeforeLeaving()).toBe(true);
      await user.click(button('Cancel'));

      await user.type(textOf(NEWER), ' in May');
      fail(wire().put('/api/editNote/42'));
      await user.click(button('Update'));
      const again = unknown ? ' You can safely save it again.' : '';
      expect(await screen.findByRole('alert')).toHaveTextContent(`${message}${again}`);
      expect(await shownInRow('Asked for schedules in May')).toBeVisible();
      await user.click(button('Undo'));
      expect(textOf(NEWER)).toHaveValue('Asked for schedules');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('links to the sign-in after the end of the session, until the next save', async () => {
    const { user } = showNotes();
    await writeNew(user, 'Wants a class');
    creation().reply(401, SIGNED_OUT);
    await user.click(button('Save Note'));
    const link = await screen.findByRole('link', { name: 'Sign in again (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/login');
    expect(screen.getByRole('alert')).toHaveTextContent(`Not saved: ${SIGNED_OUT.title}`);
    creates({ noteEntry: 'Wants a class' });
    await user.click(button('Save Note'));
    expect(await shownInRow('Wants a class')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('deletes a note after a question, once, and moves the focus to the next row', async () => {
  const { user } = showNotes();
  const deletion = (noteId: number) => wire().delete(`/api/deleteNote/${noteId}`);
  const pressDelete = () => user.click(button('Delete note of 2/3/2026 09:05 AM'));
  const question = () => screen.queryByRole('dialog', { name: 'Delete note' });
  await user.type(textOf(OLDER), ' on Monday');
  await pressDelete();
  expect(question()).toHaveAccessibleDescription(/^This will permanently delete this note\./);
  await user.click(button('Cancel'));
  expect(question()).toBeNull();
  for (const [status, body, message] of [
    [500, { title: 'No.' }, 'The note was not deleted: No.'],
    [502, '<html>', 'The note may have been deleted: Something went wrong.'],
    [401, { title: 'Ended.' }, 'The note was not deleted: Ended.'],
  ] as const) {
    await pressDelete();
    deletion(42).reply(status, body);
    await user.click(button('Delete'));
    completeRemovals();
    await screen.findByText(message);
  }
  expect(await screen.findByRole('link', { name: /^Sign in again/ })).toBeVisible();
  expect(rows()).toHaveLength(2);
  await pressDelete();
  const { respond, release } = heldResponse();
  deletion(42).reply(respond(204));
  await user.click(button('Delete'));
  completeRemovals();
  await pressDelete();
  expect(question()).toBeNull();
  release();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await screen.findByText('Note is deleted.');
  await waitFor(() => expect(rowOf({ ...OLDER, text: 'Left a message on Monday' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: /^Delete note of/ }));
  deletion(41).reply(204);
  await user.click(button('Delete'));
  completeRemovals();
  await waitFor(() => expect(button('Create Org. Note')).toHaveFocus());
});

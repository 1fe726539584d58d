/** A note that is edited where it stands, within the length that a row allows. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopCalendar } from '@/tests/support/clock';
import { heldAnswer } from '@/tests/support/held-answer';
import { button, NEWER, OLDER, rowOf, showNotes, textOf, wire, writeNew } from './notes-on-screen';

afterEach(() => jest.useRealTimers());

const updateOf = (row: HTMLElement) => within(row).queryByRole('button', { name: 'Update' });
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const change = (noteEntry: string) =>
  wire().put('/api/editNote/42', { noteId: 42, noteEntry }).matchHeader('content-type', /json/);

test('focus on a text offers Update for it alone, the keyboard reaches it, and unsaved text keeps its own', async () => {
  const { user } = showNotes();
  const [newer, older] = [rowOf(NEWER), rowOf(OLDER)];
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
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

test('Update sends what was changed, says so and leaves edit mode; unchanged and empty notes send nothing', async () => {
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
  expect(undo()).toBeVisible();
  await user.click(button('Undo'));
  expect(text).toHaveValue('Asked for schedules');
  expect(undo()).not.toBeInTheDocument();

  await user.type(text, ' again');
  change('Asked for schedules again').reply(204);
  await user.click(button('Update'));
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
  expect(updateOf(row)).not.toBeInTheDocument();
  const cells = within(row).getAllByRole('cell').slice(1, 5);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['2/3/2026 09:05 AM', 'Ada Lindqvist', '6/30/2026 11:59 PM', 'Cleo Park'],
  ]);
});

test('an update is sent once, and what is typed meanwhile stays and can be saved too', async () => {
  const { user } = showNotes([NEWER]);
  const text = textOf(NEWER);
  await user.type(text, ' twice');
  const { answer, release } = heldAnswer();
  change('Asked for schedules twice').reply(answer(204));
  await user.dblClick(button('Update'));
  await user.click(button('Saving…'));
  await user.type(text, ', then left');
  release();
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
  expect(text).toHaveValue('Asked for schedules twice, then left');
  change('Asked for schedules twice, then left').reply(204);
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument(),
  );
});

test('after Update the focus is on the note, unless the person has gone elsewhere', async () => {
  const { user } = showNotes();
  const [newer, older] = [rowOf(NEWER), rowOf(OLDER)];
  await user.type(textOf(NEWER), '!');
  wire().put('/api/editNote/42').reply(204);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(newer).toHaveFocus());

  await user.type(textOf(OLDER), '!');
  const { answer, release } = heldAnswer();
  wire().put(`/api/editNote/${OLDER.noteId}`).reply(answer(204));
  await user.click(button('Update'));
  const text = within(newer).getByRole('textbox');
  await user.click(text);
  release();
  await waitFor(() => expect(updateOf(older)).not.toBeInTheDocument());
  expect(text).toHaveFocus();
});

const LINE = 'Called the front desk; they asked for the May timetable.\n';
const LONG = LINE.repeat(80).slice(0, 4000);
const RIGHT_TO_LEFT = 'ביקשו לוח זמנים חדש '.repeat(8);
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note of/ });
const noteWith = (text: string) => [{ ...NEWER, text }];

test('typing and pasting end at 100 characters, and the note tells the room that is left', async () => {
  const { user, unmount } = showNotes(noteWith('x'.repeat(97)));
  expect(text()).not.toHaveAccessibleDescription();
  await user.click(text());
  expect(text()).toHaveAccessibleDescription('97 of 100 characters');
  await user.type(text(), 'abc');
  expect(text()).toHaveAccessibleDescription('100 of 100 characters: no more can be typed');
  await user.type(text(), 'def');
  expect(text()).toHaveValue(`${'x'.repeat(97)}abc`);
  unmount();
  sessionStorage.clear();
  showNotes(noteWith('Short'));
  await user.click(text());
  await user.paste('y'.repeat(300));
  expect(text().value).toHaveLength(100);
});

test('a long note is shown whole, corrected within its own length and sent whole; a new one may be long', async () => {
  const { user, unmount } = showNotes(noteWith(RIGHT_TO_LEFT));
  expect(text()).toHaveValue(RIGHT_TO_LEFT);
  expect(text()).toHaveAttribute('dir', 'auto');
  unmount();
  const { unmount: leave } = showNotes(noteWith(LONG));
  expect(text()).toHaveValue(LONG);
  await user.click(text());
  await user.tab();
  expect(undo()).not.toBeInTheDocument();
  await user.type(text(), '{Backspace}{Backspace}OK and more');
  const corrected = `${LONG.slice(0, -2)}OK`;
  expect(text()).toHaveValue(corrected);
  change(corrected).reply(204);
  await user.click(button('Update'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Update' })).toBeNull());
  leave();
  showNotes([]);
  await writeNew(user, '');
  await user.paste(LONG);
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(LONG);
});

test('a note with the line breaks of another system counts as changed only when it is changed', async () => {
  const { user } = showNotes(noteWith('Called\r\ntwice'));
  await user.type(text(), '!{Backspace}');
  expect(undo()).not.toBeInTheDocument();
});

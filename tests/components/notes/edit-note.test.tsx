/** A note that is edited where it stands. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopCalendar } from '@/tests/support/clock';
import { heldAnswer } from '@/tests/support/held-answer';
import { button, NEWER, OLDER, rowOf, showNotes, textOf, wire } from './notes-on-screen';

afterEach(() => jest.useRealTimers());

const updateOf = (row: HTMLElement) => within(row).queryByRole('button', { name: 'Update' });

test('nothing but Delete is offered while no note is being edited', () => {
  showNotes();
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Delete note of/ })).toHaveLength(2);
});

test('focus on a text offers Update for that note alone', async () => {
  const { user } = showNotes();
  await user.click(textOf(NEWER));
  expect(updateOf(rowOf(NEWER))).toBeVisible();
  expect(updateOf(rowOf(OLDER))).not.toBeInTheDocument();
  await user.click(textOf(OLDER));
  expect(updateOf(rowOf(NEWER))).not.toBeInTheDocument();
  expect(updateOf(rowOf(OLDER))).toBeVisible();
});

test('the keyboard reaches a text, its Update and its Delete in this order', async () => {
  const { user } = showNotes([NEWER]);
  act(() => textOf(NEWER).focus());
  await user.tab();
  expect(button('Update')).toHaveFocus();
  await user.tab();
  expect(button('Delete note of 2/3/2026 09:05 AM')).toHaveFocus();
});

test('Update of an unchanged note sends nothing, says so and leaves edit mode', async () => {
  const { user } = showNotes();
  const row = rowOf(NEWER);
  await user.click(textOf(NEWER));
  await user.click(button('Update'));
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(updateOf(row)).not.toBeInTheDocument();
});

test('Update sends id and text, says so and leaves edit mode', async () => {
  stopCalendar('2026-07-01T04:59:00Z');
  const { user } = showNotes();
  const row = rowOf(NEWER);
  await user.type(textOf(NEWER), ' again');
  wire()
    .put('/api/editNote/42', { noteId: 42, noteEntry: 'Asked for schedules again' })
    .matchHeader('content-type', 'application/json')
    .reply(204);
  await user.click(button('Update'));

  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
  expect(updateOf(row)).not.toBeInTheDocument();
  const texts = within(row)
    .getAllByRole('cell')
    .slice(1, 5)
    .map((cell) => cell.textContent);
  expect(texts).toEqual(['2/3/2026 09:05 AM', 'Ada Lindqvist', '6/30/2026 11:59 PM', 'Cleo Park']);
});

test.each(['', '   '])('a note emptied to "%s" warns and sends nothing', async (emptied) => {
  const { user } = showNotes([NEWER]);
  const text = textOf(NEWER);
  await user.clear(text);
  if (emptied) await user.type(text, emptied);
  await user.click(button('Update'));
  expect(await screen.findByText('Note cannot be empty!')).toBeInTheDocument();
  expect(text).toHaveFocus();
  expect(button('Update')).toBeVisible();
});

test('a second press while an update is under way sends nothing more', async () => {
  const { user } = showNotes([NEWER]);
  await user.type(textOf(NEWER), '!');
  const { answer, release } = heldAnswer();
  wire().put('/api/editNote/42').reply(answer(204));
  await user.dblClick(button('Update'));
  await user.click(button('Saving…'));
  release();
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
});

test('what is typed while an update is under way stays and can be saved too', async () => {
  const { user } = showNotes([NEWER]);
  const text = textOf(NEWER);
  await user.type(text, ' twice');
  const { answer, release } = heldAnswer();
  wire().put('/api/editNote/42').reply(answer(204));
  await user.click(button('Update'));
  await user.type(text, ', then left');
  release();
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
  expect(text).toHaveValue('Asked for schedules twice, then left');
  wire()
    .put('/api/editNote/42', { noteId: 42, noteEntry: 'Asked for schedules twice, then left' })
    .reply(204);
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument(),
  );
});

test('unsaved text stays with its Update when focus moves to another note', async () => {
  const { user } = showNotes();
  const row = rowOf(NEWER);
  await user.type(textOf(NEWER), ' in May');
  await user.click(textOf(OLDER));
  expect(within(row).getByRole('textbox')).toHaveValue('Asked for schedules in May');
  expect(updateOf(row)).toBeVisible();
  expect(updateOf(rowOf(OLDER))).toBeVisible();
});

test('Undo brings the saved text back and sends nothing', async () => {
  const { user } = showNotes([NEWER]);
  const text = textOf(NEWER);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.type(text, ' in May');
  await user.click(button('Undo'));
  expect(text).toHaveValue('Asked for schedules');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
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

test('a note with the line breaks of another system counts as changed only when it is changed', async () => {
  const { user } = showNotes([{ ...NEWER, text: 'Called\r\ntwice' }]);
  const text = screen.getByRole('textbox');
  await user.type(text, '!{Backspace}');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

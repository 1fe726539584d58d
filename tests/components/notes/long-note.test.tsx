/** How long a note may get in its row, and that nothing which was saved is ever cut. */
import { screen, waitFor } from '@testing-library/react';
import { button, NEWER, showNotes, wire } from './notes-on-screen';

const LINE = 'Called the front desk; they asked for the May timetable.\n';
const LONG = LINE.repeat(80).slice(0, 4000);
const RIGHT_TO_LEFT = 'ביקשו לוח זמנים חדש '.repeat(8);

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note of/ });
const noteWith = (text: string) => [{ ...NEWER, text }];

test('typing ends at 100 characters, and the note says so', async () => {
  const { user } = showNotes(noteWith('x'.repeat(97)));
  await user.type(text(), 'abc');
  expect(text()).toHaveAccessibleDescription('100 of 100 characters: no more can be typed');
  await user.type(text(), 'def');
  expect(text()).toHaveValue(`${'x'.repeat(97)}abc`);
});

test('pasting ends at 100 characters too', async () => {
  const { user } = showNotes(noteWith('Short'));
  await user.click(text());
  await user.paste('y'.repeat(300));
  expect(text().value).toHaveLength(100);
});

test('the room that is left is told from the first focus on', async () => {
  const { user } = showNotes(noteWith('Short'));
  expect(text()).not.toHaveAccessibleDescription();
  await user.click(text());
  expect(text()).toHaveAccessibleDescription('5 of 100 characters');
});

test.each([
  ['a note of 4,000 characters with line breaks', LONG],
  ['a long note that reads from right to left', RIGHT_TO_LEFT],
])('%s is shown whole', (_case, noteEntry) => {
  showNotes(noteWith(noteEntry));
  expect(text()).toHaveValue(noteEntry);
  expect(text()).toHaveAttribute('dir', 'auto');
});

test('a long note can be corrected within its own length and is sent whole', async () => {
  const { user } = showNotes(noteWith(LONG));
  await user.type(text(), '{Backspace}{Backspace}OK and more');
  const corrected = `${LONG.slice(0, -2)}OK`;
  expect(text()).toHaveValue(corrected);
  wire().put('/api/editNote/42', { noteId: 42, noteEntry: corrected }).reply(204);
  await user.click(button('Update'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument(),
  );
});

test('focus on a long note alone changes nothing that would have to be saved', async () => {
  const { user } = showNotes(noteWith(LONG));
  await user.click(text());
  await user.tab();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a new note may be longer than 100 characters', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.paste(LONG);
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(LONG);
});

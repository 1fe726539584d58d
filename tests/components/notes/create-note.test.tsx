/** A new note, from the button to its row. */
import { screen, waitFor, within } from '@testing-library/react';
import { stopCalendar } from '@/tests/support/clock';
import { heldAnswer } from '@/tests/support/held-answer';
import {
  button,
  CREATED,
  NEWER,
  newText,
  rows,
  showNotes,
  shownInRow,
  wire,
} from './notes-on-screen';

afterEach(() => jest.useRealTimers());

test('without notes the panel says so', () => {
  showNotes([]);
  expect(screen.getByText('No notes created.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the form opens with focus in it, and its button goes away', async () => {
  const { user } = showNotes();
  expect(screen.queryByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
  await user.click(button('Create Org. Note'));
  expect(newText()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Create Org. Note' })).not.toBeInTheDocument();
});

test.each([
  ['no text', ''],
  ['blanks and line breaks', '   {Enter} '],
])('%s warns, sends nothing and leaves the form open', async (_case, typed) => {
  const { user } = showNotes();
  await user.click(button('Create Org. Note'));
  if (typed) await user.keyboard(typed);
  await user.click(button('Save Note'));
  expect(await screen.findByText('Note cannot be empty!')).toBeInTheDocument();
  expect(newText()).toHaveFocus();
  expect(rows()).toHaveLength(2);
});

test.each([
  ['America/Chicago', '3/8/2026 10:30 PM'],
  ['Pacific/Auckland', '3/9/2026 04:30 PM'],
])('a saved note stands first, with its author and the day in %s', async (timeZone, today) => {
  stopCalendar('2026-03-09T03:30:00Z');
  const { user } = showNotes([NEWER], timeZone);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Wants a travel class{Enter}in May');
  wire()
    .post('/api/org/newNote/5', { noteEntry: 'Wants a travel class\nin May' })
    .matchHeader('content-type', 'application/json')
    .reply(201, undefined, CREATED);
  await user.click(button('Save Note'));

  expect(await screen.findByText('A new note is created.')).toBeInTheDocument();
  const [first, second] = rows();
  expect(within(first ?? document.body).getByRole('textbox')).toHaveValue(
    'Wants a travel class\nin May',
  );
  const cells = within(first ?? document.body).getAllByRole('cell');
  expect(cells.slice(1, 5).map((cell) => cell.textContent)).toEqual([
    today,
    'Cleo Park',
    today,
    'Cleo Park',
  ]);
  expect(within(second ?? document.body).getByDisplayValue('Asked for schedules')).toBeVisible();
});

test('the form closes after saving and opens empty the next time', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  wire().post('/api/org/newNote/5').reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  await user.click(await screen.findByRole('button', { name: 'Create Org. Note' }));
  expect(newText()).toHaveValue('');
  expect(screen.queryByText('No notes created.')).not.toBeInTheDocument();
});

test('a new note carries the id that Location names', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  wire().post('/api/org/newNote/5').reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  await user.type(await shownInRow('Called'), ' again');
  wire().put('/api/editNote/77', { noteId: 77, noteEntry: 'Called again' }).reply(204);
  await user.click(button('Update'));
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
});

test('a second press while a note is being saved sends nothing more', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  const { answer, release } = heldAnswer();
  wire()
    .post('/api/org/newNote/5')
    .reply(answer(201, undefined, CREATED));
  await user.dblClick(button('Save Note'));
  await user.click(button('Saving…'));
  release();
  expect(await shownInRow('Called')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('nothing can be typed into a note that is being saved, so that nothing typed is lost', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  const { answer, release } = heldAnswer();
  wire()
    .post('/api/org/newNote/5')
    .reply(answer(201, undefined, CREATED));
  await user.click(button('Save Note'));
  await user.type(newText(), ' twice');
  expect(newText()).toHaveValue('Called');
  release();
  expect(await screen.findByRole('button', { name: 'Create Org. Note' })).toBeVisible();
});

test('a note that is deleted while another is being saved does not come back', async () => {
  const { user } = showNotes([NEWER]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  const { answer, release } = heldAnswer();
  wire()
    .post('/api/org/newNote/5')
    .reply(answer(201, undefined, CREATED));
  await user.click(button('Save Note'));
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  wire().delete('/api/deleteNote/42').reply(204);
  await user.click(button('Delete'));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  release();
  expect(await shownInRow('Called')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('Cancel closes the form, sends nothing and forgets the text', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  await user.click(button('Cancel'));
  expect(screen.queryByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
  await user.click(button('Create Org. Note'));
  expect(newText()).toHaveValue('');
});

test('Cancel waits for a save, so that a failed one keeps its text', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  const { answer, release } = heldAnswer();
  wire().post('/api/org/newNote/5').reply(answer(500));
  await user.click(button('Save Note'));
  await user.click(button('Cancel'));
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here.');
  expect(newText()).toHaveValue('Called');
});

test('the button that opened the form has the focus again after Save Note and after Cancel', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.click(button('Cancel'));
  expect(button('Create Org. Note')).toHaveFocus();
  await user.keyboard('{Enter}Called{Tab}');
  wire().post('/api/org/newNote/5').reply(201, undefined, CREATED);
  await user.keyboard('{Enter}');
  expect(await shownInRow('Called')).toBeVisible();
  expect(button('Create Org. Note')).toHaveFocus();
});

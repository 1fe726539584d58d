/** A new note, from the button to its row. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { stopCalendar } from '@/tests/support/clock';
import { heldAnswer } from '@/tests/support/held-answer';
import {
  button,
  CREATED,
  creation,
  NEWER,
  newText,
  rows,
  showNotes,
  shownInRow,
  wire,
  writeNew,
} from './notes-on-screen';

afterEach(() => jest.useRealTimers());

const form = () => screen.queryByRole('textbox', { name: 'New note' });

test('the form opens with the focus in it, refuses an empty note, and Cancel forgets its text', async () => {
  const { user } = showNotes([]);
  expect(screen.getByText('No notes created.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(form()).not.toBeInTheDocument();
  await user.click(button('Create Org. Note'));
  expect(newText()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Create Org. Note' })).not.toBeInTheDocument();
  for (const typed of ['', '   {Enter} ']) {
    if (typed) await user.keyboard(typed);
    await user.click(button('Save Note'));
    expect(await screen.findByText('Note cannot be empty!')).toBeInTheDocument();
    expect(newText()).toHaveFocus();
  }
  await user.keyboard('Called');
  await user.click(button('Cancel'));
  expect(form()).not.toBeInTheDocument();
  expect(button('Create Org. Note')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(newText()).toHaveValue('');
});

test.each([
  ['America/Chicago', '3/8/2026 10:30 PM'],
  ['Pacific/Auckland', '3/9/2026 04:30 PM'],
])('a saved note stands first, with its author and the day in %s', async (timeZone, today) => {
  stopCalendar('2026-03-09T03:30:00Z');
  const { user } = showNotes([NEWER], timeZone);
  await writeNew(user, 'Wants a travel class{Enter}in May');
  wire()
    .post('/api/org/newNote/5', { noteEntry: 'Wants a travel class\nin May' })
    .matchHeader('content-type', 'application/json')
    .reply(201, undefined, CREATED);
  await user.click(button('Save Note'));

  expect(await screen.findByText('A new note is created.')).toBeInTheDocument();
  const [first = document.body, second = document.body] = rows();
  expect(within(first).getByRole('textbox')).toHaveValue('Wants a travel class\nin May');
  const cells = within(first).getAllByRole('cell').slice(1, 5);
  expect(cells.map((cell) => cell.textContent)).toEqual([today, 'Cleo Park', today, 'Cleo Park']);
  expect(within(second).getByDisplayValue('Asked for schedules')).toBeVisible();
});

test('a note is saved by keyboard, carries the id that Location names, and the form opens empty the next time', async () => {
  const { user } = showNotes([]);
  await writeNew(user, 'Called{Tab}');
  creation().reply(201, undefined, CREATED);
  await user.keyboard('{Enter}');
  const saved = await shownInRow('Called');
  expect(button('Create Org. Note')).toHaveFocus();
  expect(screen.queryByText('No notes created.')).not.toBeInTheDocument();
  await user.click(button('Create Org. Note'));
  expect(newText()).toHaveValue('');
  await user.type(saved, ' again');
  wire().put('/api/editNote/77', { noteId: 77, noteEntry: 'Called again' }).reply(204);
  await user.click(button('Update'));
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
});

test('while a note is being saved it is sent once, takes no typing, and another that is deleted does not come back', async () => {
  const { user } = showNotes([NEWER]);
  await writeNew(user, 'Called');
  const { answer, release } = heldAnswer();
  creation().reply(answer(201, undefined, CREATED));
  await user.dblClick(button('Save Note'));
  await user.click(button('Saving…'));
  await user.type(newText(), ' twice');
  expect(newText()).toHaveValue('Called');
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  wire().delete('/api/deleteNote/42').reply(204);
  await user.click(button('Delete'));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  release();
  expect(await shownInRow('Called')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('Cancel waits for a save, so that a failed one keeps its text', async () => {
  const { user } = showNotes([]);
  await writeNew(user, 'Called');
  const { answer, release } = heldAnswer();
  creation().reply(answer(500));
  await user.click(button('Save Note'));
  await user.click(button('Cancel'));
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here.');
  expect(newText()).toHaveValue('Called');
});

test('a browser without an anti-forgery token asks for one before it writes', async () => {
  const { user } = showNotes();
  await writeNew(user, 'Wants a class');
  // biome-ignore lint/suspicious/noDocumentCookie: takes the token away, as a new browser has none
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  nock('http://localhost')
    .get('/api/user')
    .reply(200, () => {
      // biome-ignore lint/suspicious/noDocumentCookie: what the answer's Set-Cookie does in a browser
      document.cookie = 'XSRF-TOKEN=fresh';
      return {};
    })
    .post('/api/org/newNote/5')
    .matchHeader('x-xsrf-token', 'fresh')
    .reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  expect(await shownInRow('Wants a class')).toBeVisible();
});

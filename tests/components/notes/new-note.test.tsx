/** A new note, from the button to its row, and its draft. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { wallClockOf } from '@/lib/format/wall-clock';
import { asksBeforeLeaving, completeRemovals } from '@/tests/support/browser';
import { stopCalendar } from '@/tests/support/clock';
import { button, wire } from '@/tests/support/form-page';
import {
  creates,
  holdsCreation,
  NEWER,
  newText,
  rows,
  showNotes,
  shownInRow,
  writeNew,
} from './notes-on-screen';

afterEach(() => jest.useRealTimers());

const form = () => screen.queryByRole('textbox', { name: 'New note' });
const saveNote = () => button('Save Note');

test('opens the form with the focus in it, rejects an empty note, and deletes the text on Cancel', async () => {
  const { user } = showNotes([]);
  expect(screen.getByText('No notes created.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(form()).not.toBeInTheDocument();
  await user.click(button('Create Org. Note'));
  expect(newText()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Create Org. Note' })).not.toBeInTheDocument();
  for (const typed of ['', '   {Enter} ']) {
    if (typed) await user.keyboard(typed);
    await user.click(saveNote());
    expect(await screen.findByText('Note cannot be empty!')).toBeInTheDocument();
    expect(newText()).toHaveFocus();
  }
  await user.keyboard('Called');
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(button('Cancel'));
  expect(asksBeforeLeaving()).toBe(false);
  expect(form()).not.toBeInTheDocument();
  expect(button('Create Org. Note')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(newText()).toHaveValue('');
});

test('shows a saved note in the first row with its author and the agency’s time', async () => {
  stopCalendar('2026-03-09T03:30:00Z');
  const { user } = showNotes([NEWER], 'Pacific/Auckland');
  const text = `Wants a travel class\nin May ${'and June '.repeat(20)}`;
  await writeNew(user, '');
  await user.paste(text);
  creates({ noteEntry: text });
  await user.click(saveNote());
  expect(await screen.findByText('A new note is created.')).toBeInTheDocument();
  const [first = document.body, second = first] = rows();
  expect(within(first).getByRole('textbox')).toHaveValue(text);
  const cells = within(first).getAllByRole('cell').slice(1, 5);
  const now = '3/9/2026 04:30 PM';
  expect(cells.map((cell) => cell.textContent)).toEqual([now, 'Cleo Park', now, 'Cleo Park']);
  expect(within(second).getByDisplayValue('Asked for schedules')).toBeVisible();
});

test('saves a note by keyboard, and edits it by the id in Location', async () => {
  const { user } = showNotes([]);
  await writeNew(user, 'Called{Tab}');
  creates();
  await user.keyboard('{Enter}');
  const saved = await shownInRow('Called');
  expect(button('Create Org. Note')).toHaveFocus();
  expect(asksBeforeLeaving()).toBe(false);
  await user.click(button('Create Org. Note'));
  expect(newText()).toHaveValue('');
  await user.type(saved, ' again');
  wire().put('/api/editNote/77', { noteId: 77, noteEntry: 'Called again' }).reply(204);
  await user.click(button('Update'));
  expect(await screen.findByText('Note is updated.')).toBeInTheDocument();
});

test('sends a note once, ignores input meanwhile, and does not restore a note that was deleted meanwhile', async () => {
  const { user } = showNotes([NEWER]);
  await writeNew(user, 'Called');
  const release = holdsCreation();
  await user.dblClick(saveNote());
  await user.click(button('Saving…'));
  expect(button('Cancel')).toBeDisabled();
  await user.type(newText(), ' twice');
  expect(newText()).toHaveValue('Called');
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  wire().delete('/api/deleteNote/42').reply(204);
  await user.click(button('Delete'));
  completeRemovals();
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  release();
  expect(await shownInRow('Called')).toBeVisible();
  expect(rows()).toHaveLength(1);
});

test('requests a missing XSRF token before it writes', async () => {
  const { user } = showNotes();
  await writeNew(user, 'Wants a class');
  // biome-ignore lint/suspicious/noDocumentCookie: removes the token
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  nock('http://localhost')
    .get('/api/user')
    .reply(200, () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the effect of Set-Cookie in a browser
      document.cookie = 'XSRF-TOKEN=fresh';
      return {};
    })
    .post('/api/org/newNote/5')
    .matchHeader('x-xsrf-token', 'fresh')
    .reply(201, undefined, { location: '/api/org/newNote/5/77' });
  await user.click(saveNote());
  expect(await shownInRow('Wants a class')).toBeVisible();
});

test('restores a draft on the next visit, until it is cancelled or saved', async () => {
  const { user, unmount } = showNotes([]);
  await writeNew(user, 'Called');
  unmount();
  const second = showNotes([]);
  expect(screen.getByText('We restored your unsaved note.')).toBeVisible();
  expect(newText()).toHaveValue('Called');
  await user.click(button('Cancel'));
  second.unmount();
  const third = showNotes([]);
  expect(form()).not.toBeInTheDocument();
  await writeNew(user, 'Called');
  creates();
  await user.click(saveNote());
  await shownInRow('Called');
  third.unmount();
  showNotes([]);
  expect(form()).not.toBeInTheDocument();
});

test('restores a draft that was being saved with a warning, unless the page shows its note', async () => {
  const { user, unmount } = showNotes([]);
  await writeNew(user, 'Called');
  const release = holdsCreation();
  await user.click(saveNote());
  unmount();
  const stored = { ...NEWER, text: 'Called', createdBy: 'Cleo Park' };
  const uncertain = showNotes([stored]);
  expect(screen.getByText(/^We restored your note\./)).toHaveTextContent('may be saved already');
  expect(newText()).toHaveValue('Called');
  uncertain.unmount();
  showNotes([{ ...stored, createDate: wallClockOf(new Date(), 'America/Chicago') }]);
  expect(form()).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  release();
});

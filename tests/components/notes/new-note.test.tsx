/** A new note, from the button to its row, and its draft. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { wallClockOf } from '@/lib/format/wall-clock';
import { asksBeforeLeaving } from '@/tests/support/browser';
import { stopCalendar } from '@/tests/support/clock';
import { heldResponse } from '@/tests/support/held-response';
import {
  button,
  creates,
  creation,
  holdsCreation,
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
const saveNote = () => button('Save Note');

test('the form opens with the focus in it, rejects an empty note, and Cancel deletes its text', async () => {
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
  await user.click(button('Cancel'));
  expect(form()).not.toBeInTheDocument();
  expect(button('Create Org. Note')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(newText()).toHaveValue('');
});

test.each([
  ['America/Chicago', '3/8/2026 10:30 PM'],
  ['Pacific/Auckland', '3/9/2026 04:30 PM'],
])('a saved note is the first row, with its author and the day in %s', async (timeZone, today) => {
  stopCalendar('2026-03-09T03:30:00Z');
  const { user } = showNotes([NEWER], timeZone);
  await writeNew(user, 'Wants a travel class{Enter}in May');
  creates({ noteEntry: 'Wants a travel class\nin May' });
  await user.click(saveNote());
  expect(await screen.findByText('A new note is created.')).toBeInTheDocument();
  const [first = document.body, second = first] = rows();
  expect(within(first).getByRole('textbox')).toHaveValue('Wants a travel class\nin May');
  const cells = within(first).getAllByRole('cell').slice(1, 5);
  expect(cells.map((cell) => cell.textContent)).toEqual([today, 'Cleo Park', today, 'Cleo Park']);
  expect(within(second).getByDisplayValue('Asked for schedules')).toBeVisible();
});

test('a note is saved by keyboard, can be edited by the id of its Location, and the form is empty the next time', async () => {
  const { user } = showNotes([]);
  await writeNew(user, 'Called{Tab}');
  creates();
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

test('a note is sent once and cannot be typed in meanwhile; another one that is deleted stays deleted', async () => {
  const { user } = showNotes([NEWER]);
  await writeNew(user, 'Called');
  const release = holdsCreation();
  await user.dblClick(saveNote());
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

test('Cancel waits for the save, whose failure keeps the text', async () => {
  const { user } = showNotes([]);
  await writeNew(user, 'Called');
  const { respond, release } = heldResponse();
  creation().reply(respond(500));
  await user.click(saveNote());
  await user.click(button('Cancel'));
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your text is still here.');
  expect(newText()).toHaveValue('Called');
});

test('a browser without an XSRF token requests one before it writes', async () => {
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

test('leaving asks while a new note is not saved, also after a failure, and not once it is saved or cancelled', async () => {
  const { user } = showNotes();
  await writeNew(user, '');
  expect(asksBeforeLeaving()).toBe(false);
  await user.keyboard('Called');
  expect(asksBeforeLeaving()).toBe(true);
  creation().reply(500);
  await user.click(saveNote());
  await screen.findByRole('alert');
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(button('Cancel'));
  expect(asksBeforeLeaving()).toBe(false);
  await writeNew(user, 'Called');
  creates();
  await user.click(saveNote());
  await shownInRow('Called');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a draft is restored when the page is opened again, until it is cancelled or saved', async () => {
  const { user, unmount } = showNotes([]);
  await writeNew(user, 'Called');
  unmount();
  const second = showNotes([]);
  expect(screen.getByText('We restored your unsaved note.')).toBeVisible();
  expect(newText()).toHaveValue('Called');
  await user.click(button('Cancel'));
  second.unmount();
  const third = showNotes([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await writeNew(user, 'Called');
  creates();
  await user.click(saveNote());
  await shownInRow('Called');
  third.unmount();
  showNotes([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a draft that was being saved is restored with a warning, unless the page shows its note', async () => {
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

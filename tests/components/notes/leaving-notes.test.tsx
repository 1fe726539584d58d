/** Leaving asks first, but only while something typed is not saved; and what is left all the same comes back. */
import { screen } from '@testing-library/react';
import { wallClockOf } from '@/lib/format/wall-clock';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import {
  button,
  CREATED,
  NEWER,
  newText,
  OLDER,
  showNotes,
  shownInRow,
  textOf,
  wire,
} from './notes-on-screen';

test('leaving is free while nothing was typed', async () => {
  const { user } = showNotes();
  await user.click(textOf(NEWER));
  await user.click(button('Create Org. Note'));
  expect(asksBeforeLeaving()).toBe(false);
});

test('leaving asks while a new note is being written, and no more once it is saved', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  expect(asksBeforeLeaving()).toBe(true);
  wire().post('/api/org/newNote/5').reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  await shownInRow('Called');
  expect(asksBeforeLeaving()).toBe(false);
});

test('leaving asks after a failed save, and no more after Cancel', async () => {
  const { user } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  wire().post('/api/org/newNote/5').reply(500);
  await user.click(button('Save Note'));
  await screen.findByRole('alert');
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(button('Cancel'));
  expect(asksBeforeLeaving()).toBe(false);
});

test('leaving asks while an edited text differs from the saved one', async () => {
  const { user } = showNotes([NEWER]);
  await user.type(textOf(NEWER), '!');
  expect(asksBeforeLeaving()).toBe(true);
  await user.keyboard('{Backspace}');
  expect(asksBeforeLeaving()).toBe(false);
});

test('leaving is free once an edited text is saved', async () => {
  const { user } = showNotes([NEWER]);
  await user.type(textOf(NEWER), '!');
  wire().put('/api/editNote/42').reply(204);
  await user.click(button('Update'));
  await screen.findByText('Note is updated.');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a page that is gone asks nothing any more', async () => {
  const { user, unmount } = showNotes([NEWER]);
  await user.type(textOf(NEWER), '!');
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
});

test('a link asks before it leaves a note that is being written, and leaves when told to', async () => {
  const { user, went } = showNotes([NEWER]);
  await user.type(textOf(NEWER), '!');
  await user.click(screen.getByRole('link', { name: 'Contacts' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Leave without saving?');
  expect(went).toEqual([]);
  await user.click(button('Leave'));
  expect(went).toEqual(['/contacts']);
});

test('a new note that was being written is still there after a way out and back', async () => {
  const first = showNotes([]);
  await first.user.click(button('Create Org. Note'));
  await first.user.keyboard('Called');
  first.unmount();
  const second = showNotes([]);
  expect(screen.getByText('Your unsaved note is back.')).toBeVisible();
  expect(newText()).toHaveValue('Called');
  await second.user.click(button('Cancel'));
  second.unmount();
  showNotes([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a note that is saved does not come back as a text to be saved', async () => {
  const { user, unmount } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  wire().post('/api/org/newNote/5').reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  await shownInRow('Called');
  unmount();
  showNotes([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a note that is stored while the page is left does not come back, and one that may be is named so', async () => {
  const { user, unmount } = showNotes([]);
  await user.click(button('Create Org. Note'));
  await user.keyboard('Called');
  const post = heldAnswer();
  wire()
    .post('/api/org/newNote/5')
    .reply(post.answer(201, undefined, CREATED));
  await user.click(button('Save Note'));
  unmount();
  const uncertain = showNotes([{ ...NEWER, text: 'Called', createdBy: 'Cleo Park' }]);
  expect(screen.getByText(/^Your note is back\./)).toHaveTextContent('may be saved already');
  expect(newText()).toHaveValue('Called');
  uncertain.unmount();
  const createDate = wallClockOf(new Date(), 'America/Chicago');
  showNotes([{ ...NEWER, text: 'Called', createdBy: 'Cleo Park', createDate }]);
  expect(screen.queryByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
  post.release();
});

test('an edited note comes back with its button, in its own row', async () => {
  const { user, unmount } = showNotes();
  await user.type(textOf(OLDER), '!');
  unmount();
  showNotes();
  expect(await shownInRow('Left a message!')).toBeVisible();
  expect(textOf(NEWER)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Update' })).toHaveLength(1);
});

test('an edited note that somebody else has changed since comes back beside what it says now', async () => {
  const { user, unmount } = showNotes([NEWER]);
  await user.type(textOf(NEWER), '!');
  unmount();
  showNotes([{ ...NEWER, text: 'Asked for maps' }]);
  expect(await shownInRow('Asked for schedules!')).toBeVisible();
  expect(screen.getByText(/^Somebody has changed this note/)).toHaveTextContent(
    'It now says: Asked for maps',
  );
});

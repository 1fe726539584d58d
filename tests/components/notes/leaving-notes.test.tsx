/** The browser asks before it leaves, but only while something typed is not saved. */
import { screen } from '@testing-library/react';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import { button, CREATED, NEWER, showNotes, shownInRow, textOf, wire } from './notes-on-screen';

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

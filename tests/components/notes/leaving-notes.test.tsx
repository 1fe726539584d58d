/** Leaving asks first, but only while something typed is not saved; and what is left all the same comes back. */
import { screen } from '@testing-library/react';
import { wallClockOf } from '@/lib/format/wall-clock';
import { heldAnswer } from '@/tests/support/held-answer';
import { asksBeforeLeaving } from '@/tests/support/leaving';
import {
  button,
  CREATED,
  creation,
  NEWER,
  newText,
  OLDER,
  showNotes,
  shownInRow,
  textOf,
  wire,
  writeNew,
} from './notes-on-screen';

test('leaving asks while a new note is written or failed, and no more once it is saved or cancelled', async () => {
  const { user } = showNotes();
  await user.click(textOf(NEWER));
  await writeNew(user, '');
  expect(asksBeforeLeaving()).toBe(false);
  await user.keyboard('Called');
  expect(asksBeforeLeaving()).toBe(true);
  creation().reply(500);
  await user.click(button('Save Note'));
  await screen.findByRole('alert');
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(button('Cancel'));
  expect(asksBeforeLeaving()).toBe(false);
  await writeNew(user, 'Called');
  creation().reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  await shownInRow('Called');
  expect(asksBeforeLeaving()).toBe(false);
});

test('leaving asks while an edited text differs from the saved one, and a page that is gone asks nothing', async () => {
  const { user, unmount, went } = showNotes([NEWER]);
  await user.type(textOf(NEWER), '!');
  expect(asksBeforeLeaving()).toBe(true);
  await user.keyboard('{Backspace}');
  expect(asksBeforeLeaving()).toBe(false);
  await user.keyboard('!');
  wire().put('/api/editNote/42').reply(204);
  await user.click(button('Update'));
  await screen.findByText('Note is updated.');
  expect(asksBeforeLeaving()).toBe(false);

  await user.type(await shownInRow('Asked for schedules!'), '!');
  await user.click(screen.getByRole('link', { name: 'Contacts' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Leave without saving?');
  expect(went).toEqual([]);
  await user.click(button('Leave'));
  expect(went).toEqual(['/contacts']);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
});

test('a new note that was being written is still there after a way out and back, until it is cancelled or saved', async () => {
  const { user, unmount } = showNotes([]);
  await writeNew(user, 'Called');
  unmount();
  const second = showNotes([]);
  expect(screen.getByText('Your unsaved note is back.')).toBeVisible();
  expect(newText()).toHaveValue('Called');
  await user.click(button('Cancel'));
  second.unmount();
  const third = showNotes([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await writeNew(user, 'Called');
  creation().reply(201, undefined, CREATED);
  await user.click(button('Save Note'));
  await shownInRow('Called');
  third.unmount();
  showNotes([]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a note that is stored while the page is left does not come back, and one that may be is named so', async () => {
  const { user, unmount } = showNotes([]);
  await writeNew(user, 'Called');
  const post = heldAnswer();
  creation().reply(post.answer(201, undefined, CREATED));
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

test('an edited note comes back in its own row, beside what somebody else has made of it since', async () => {
  const { user, unmount } = showNotes();
  await user.type(textOf(OLDER), '!');
  unmount();
  const second = showNotes();
  expect(await shownInRow('Left a message!')).toBeVisible();
  expect(textOf(NEWER)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Update' })).toHaveLength(1);
  second.unmount();
  showNotes([NEWER, { ...OLDER, text: 'Asked for maps' }]);
  expect(await shownInRow('Left a message!')).toBeVisible();
  expect(screen.getByText(/^Somebody has changed this note/)).toHaveTextContent(
    'It now says: Asked for maps',
  );
});

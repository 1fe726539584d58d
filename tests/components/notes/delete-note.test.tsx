/** A note that is deleted, after the question. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { heldAnswer } from '@/tests/support/held-answer';
import { button, NEWER, OLDER, rowOf, rows, showNotes, textOf, wire } from './notes-on-screen';

async function pressDelete(notes = [NEWER, OLDER]) {
  const { user } = showNotes(notes);
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  return { user, dialog: screen.getByRole('dialog', { name: 'Delete note' }) };
}

test('Delete asks first and sends nothing by itself', async () => {
  const { dialog } = await pressDelete();
  expect(dialog).toHaveAccessibleDescription(
    'This will permanently delete this note. Are you sure?',
  );
  expect(rows()).toHaveLength(2);
});

test('Cancel closes the question, sends nothing and keeps the note', async () => {
  const { user } = await pressDelete();
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(rows()).toHaveLength(2);
});

test('Escape means Cancel', async () => {
  const { dialog } = await pressDelete();
  // What a browser makes of the key while a dialog is open.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(rows()).toHaveLength(2);
});

test('a confirmed delete is sent, takes the row away and says so', async () => {
  const { user } = await pressDelete();
  wire().delete('/api/deleteNote/42').reply(204);
  await user.click(button('Delete'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(textOf(OLDER)).toBeVisible();
  expect(await screen.findByText('Note is deleted.')).toBeInTheDocument();
});

test('after the last note is deleted the panel says that there is none', async () => {
  const { user } = await pressDelete([NEWER]);
  wire().delete('/api/deleteNote/42').reply(204);
  await user.click(button('Delete'));
  expect(await screen.findByText('No notes created.')).toBeVisible();
});

test('deleting one note keeps what is typed into another', async () => {
  const { user } = showNotes();
  await user.type(textOf(OLDER), ' on Monday');
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  wire().delete('/api/deleteNote/42').reply(204);
  await user.click(button('Delete'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByDisplayValue('Left a message on Monday')).toBeVisible();
});

test.each([
  [
    'the backend fails',
    (call: ReturnType<typeof deletion>) => call.reply(500, { title: 'Could not do this.' }),
    'The note was not deleted: Could not do this.',
  ],
  [
    'the connection breaks',
    (call: ReturnType<typeof deletion>) => call.replyWithError('socket hang up'),
    'The note may have been deleted all the same: The connection failed. Please try again.',
  ],
])('when %s the row stays and the failure is said', async (_case, fail, sentence) => {
  const { user } = await pressDelete();
  fail(deletion());
  await user.click(button('Delete'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(rows()).toHaveLength(2);
});

test('when the session has ended the failure offers to sign in again', async () => {
  const { user } = await pressDelete();
  deletion().reply(401, { title: 'Your session has ended.' });
  await user.click(button('Delete'));
  expect(await screen.findByRole('link', { name: /^Sign in again/ })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(rows()).toHaveLength(2);
});

test('a note that is being deleted cannot be deleted once more', async () => {
  const { user } = await pressDelete();
  const { answer, release } = heldAnswer();
  deletion().reply(answer(204));
  await user.click(button('Delete'));
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('after a delete the focus is on the next note, and on the create button after the last', async () => {
  const { user } = await pressDelete();
  deletion().reply(204);
  await user.click(button('Delete'));
  await waitFor(() => expect(rowOf(OLDER)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: /^Delete note of/ }));
  wire().delete(`/api/deleteNote/${OLDER.noteId}`).reply(204);
  await user.click(button('Delete'));
  await waitFor(() => expect(button('Create Org. Note')).toHaveFocus());
});

function deletion() {
  return wire().delete('/api/deleteNote/42');
}

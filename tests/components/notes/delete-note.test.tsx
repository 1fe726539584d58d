/** A note that is deleted, after the question. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { heldAnswer } from '@/tests/support/held-answer';
import { button, NEWER, OLDER, rowOf, rows, showNotes, textOf, wire } from './notes-on-screen';

const deletion = (note = NEWER) => wire().delete(`/api/deleteNote/${note.noteId}`);
const question = () => screen.queryByRole('dialog', { name: 'Delete note' });

async function pressDelete(notes = [NEWER, OLDER]) {
  const { user } = showNotes(notes);
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  return { user };
}

test('Delete asks first; Cancel and Escape send nothing and keep the note', async () => {
  const { user } = await pressDelete();
  expect(question()).toHaveAccessibleDescription(
    'This will permanently delete this note. Are you sure?',
  );
  await user.click(button('Cancel'));
  expect(question()).toBeNull();
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  // What a browser makes of Escape while a dialog is open.
  fireEvent(question() ?? document, new Event('cancel', { cancelable: true }));
  expect(question()).toBeNull();
  expect(rows()).toHaveLength(2);
});

test('a confirmed delete is sent once, takes its row alone away, and the focus goes on', async () => {
  const { user } = showNotes();
  await user.type(textOf(OLDER), ' on Monday');
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  const { answer, release } = heldAnswer();
  deletion().reply(answer(204));
  await user.click(button('Delete'));
  expect(question()).toBeNull();
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  expect(question()).toBeNull();
  release();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(await screen.findByText('Note is deleted.')).toBeInTheDocument();
  const left = screen.getByDisplayValue('Left a message on Monday');
  await waitFor(() => expect(rowOf({ ...OLDER, text: 'Left a message on Monday' })).toHaveFocus());
  expect(left).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Delete note of/ }));
  deletion(OLDER).reply(204);
  await user.click(button('Delete'));
  await waitFor(() => expect(button('Create Org. Note')).toHaveFocus());
  expect(screen.getByText('No notes created.')).toBeVisible();
});

test('the row stays when a delete fails, and the failure is said', async () => {
  const { user } = await pressDelete();
  deletion().reply(500, { title: 'Could not do this.' });
  await user.click(button('Delete'));
  await screen.findByText('The note was not deleted: Could not do this.');
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  deletion().replyWithError('socket hang up');
  await user.click(button('Delete'));
  await screen.findByText(
    'The note may have been deleted all the same: The connection failed. Please try again.',
  );
  await user.click(button('Delete note of 2/3/2026 09:05 AM'));
  deletion().reply(401, { title: 'Your session has ended.' });
  await user.click(button('Delete'));
  const link = await screen.findByRole('link', { name: /^Sign in again/ });
  expect(link).toHaveAttribute('href', '/login');
  expect(rows()).toHaveLength(2);
});

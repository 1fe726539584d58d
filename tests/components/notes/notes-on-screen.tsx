/** The notes of organization 5 in the browser of Cleo Park. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type nock from 'nock';
import { NotesPanel } from '@/components/notes/notes-panel';
import type { Note } from '@/lib/contract/entities/note';
import { button, showPage, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';

export const NEWER: Note = {
  noteId: 42,
  text: 'Asked for schedules',
  createDate: '2026-02-03T09:05:00',
  createdBy: 'Ada Lindqvist',
  lastModifiedDate: '2026-02-04T14:30:00',
  lastModifiedBy: 'Bo Ek',
};

export const OLDER: Note = {
  ...NEWER,
  noteId: 41,
  text: 'Left a message',
  createDate: '2025-12-31T23:59:00',
};

/** The notes beside a link. */
export const showNotes = (notes: Note[] = [NEWER, OLDER], timeZone = 'America/Chicago') =>
  showPage(
    <>
      <a href="/contacts">Contacts</a>
      <NotesPanel
        title="Note(s) for Elm Library"
        createLabel="Create Org. Note"
        createPath="/api/org/newNote/5"
        notes={notes}
        author="Cleo Park"
        timeZone={timeZone}
      />
    </>,
  );

const CREATED = { location: 'http://backend.example/api/org/newNote/5/77' };

export const creation = (body?: nock.RequestBodyMatcher) => wire().post('/api/org/newNote/5', body);
/** Stubs the creation of note 77. `body`: as it has to be sent. */
export const creates = (body?: nock.RequestBodyMatcher) =>
  creation(body).reply(201, undefined, CREATED);
/** The same with a response that waits for `release`. */
export function holdsCreation() {
  const { respond, release } = heldResponse();
  creation().reply(respond(201, undefined, CREATED));
  return release;
}

export const newText = () => screen.getByRole('textbox', { name: 'New note' });
/** The text of a note in its row. */
export const textOf = (note: Note) =>
  within(screen.getByRole('table')).getByDisplayValue(note.text ?? '');

/** Waits for a row with this text. */
export const shownInRow = async (text: string) =>
  within(await screen.findByRole('table')).findByDisplayValue(text);

/** The rows of the table, without its head. */
export const rows = () => screen.getAllByRole('row').slice(1);

export function rowOf(note: Note): HTMLElement {
  const row = rows().find((one) => within(one).queryByDisplayValue(note.text ?? ''));
  if (!row) throw new Error(`No row shows ${note.text}`);
  return row;
}

/** Opens the form of a new note and types as `user.keyboard` does. */
export async function writeNew(user: UserEvent, typed: string): Promise<void> {
  await user.click(button('Create Org. Note'));
  if (typed) await user.keyboard(typed);
}

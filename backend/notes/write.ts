/** Writing, changing and removing notes of every kind (legacy-api.md §3.3 to §3.5). */
import { eq } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { note } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { createdBy, modifiedBy, type Stamp } from '@/backend/sessions/stamp';

/** What a note hangs on; the comment of a call log hangs on the call's organization too. */
export type NoteOwner =
  | { orgId: number }
  | { contactId: number }
  | { eventId: number }
  | { callId: number; orgId: number | null };

/** Both dates and both people are set here, whatever the body says. Returns the new id. */
export async function createNote(
  db: Queries,
  owner: NoteOwner,
  noteEntry: string | null,
  stamp: Stamp,
): Promise<number> {
  const [created] = await db
    .insert(note)
    .values({ ...owner, ...createdBy(stamp), noteEntry })
    .returning({ noteId: note.noteId });
  if (!created) throw new Error('The note was not stored.');
  return created.noteId;
}

/** Anyone signed in may change any note; who and when it was created stays. */
export async function changeNote(
  db: Queries,
  noteId: number,
  noteEntry: string | null,
  stamp: Stamp,
): Promise<void> {
  const changed = await db
    .update(note)
    .set({ noteEntry, ...modifiedBy(stamp) })
    .where(eq(note.noteId, noteId))
    .returning({ noteId: note.noteId });
  if (changed.length === 0) throw new Refusal(500, 'unknown note');
}

export async function deleteNote(db: Queries, noteId: number): Promise<void> {
  await db.delete(note).where(eq(note.noteId, noteId));
}

/** Notes in the entity form, with people as objects and dates of family L (legacy-api.md D4). */
import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';

import { type FullCallLog, fullCallLogs } from '@/backend/call-logs/read';
import type { Queries } from '@/backend/database/connection';
import { contact, event, note } from '@/backend/database/schema';
import { type PublicPresenter, presentersById } from '@/backend/presenters/public-columns';
import { localDate } from '@/backend/wire/dates';
import { personName } from '@/backend/wire/person';

type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];
type People = ReadonlyMap<number | null, PublicPresenter>;

export type EntityNote = ReturnType<typeof entityNote>;

/** In the order of their ids. */
export async function entityNotes(
  db: Queries,
  condition: SQL | undefined,
  limit?: number,
): Promise<EntityNote[]> {
  const query = selectNotes(db, condition);
  const rows = await (limit === undefined ? query : query.limit(limit));
  const [people, callLogs] = await Promise.all([
    presentersById(
      db,
      rows.flatMap(({ row }) => [row.createdById, row.lastModifiedById]),
    ),
    fullCallLogs(
      db,
      rows.flatMap(({ row }) => row.callId ?? []),
    ),
  ]);
  return rows.map((found) => entityNote(found, people, callLogs));
}

/** The comment of a call log says two of the call log's values at its own level too (§7.8). */
export function callLogComment(comment: EntityNote) {
  const { regsite = 0, callLogDate = null } = comment.callLog ?? {};
  return { ...comment, regSite: regsite, callLogDate };
}

function selectNotes(db: Queries, condition: SQL | undefined) {
  return db
    .select({
      row: getTableColumns(note),
      event: { eventId: event.eventId, eventName: event.eventName },
      contact: {
        contactId: contact.contactId,
        firstName: contact.firstName,
        lastName: contact.lastName,
      },
    })
    .from(note)
    .leftJoin(event, eq(event.eventId, note.eventId))
    .leftJoin(contact, eq(contact.contactId, note.contactId))
    .where(condition)
    .orderBy(asc(note.noteId))
    .$dynamic();
}

/** What a note hangs on is told by name only, and an organization not at all. */
function entityNote(
  { row, event: about, contact: person }: NoteRow,
  people: People,
  callLogs: ReadonlyMap<number, FullCallLog>,
) {
  return {
    noteId: row.noteId,
    noteEntry: row.noteEntry,
    createDate: localDate(row.createDate),
    lastModifiedDate: localDate(row.lastModifiedDate),
    event: about?.eventName ?? null,
    contact: person && personName(person.firstName, person.lastName),
    createdBy: people.get(row.createdById) ?? null,
    lastModifiedBy: people.get(row.lastModifiedById) ?? null,
    callLog: row.callId === null ? null : (callLogs.get(row.callId) ?? null),
  };
}

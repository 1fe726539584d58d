/** Notes of an organization in the row form, flat and with dates of family Z (legacy-api.md D5). */
import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Queries } from '@/backend/database/connection';
import { callLog, note, presenter } from '@/backend/database/schema';
import { rowDate } from '@/backend/wire/dates';

const creator = alias(presenter, 'creator');
const modifier = alias(presenter, 'modifier');

type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

/** The comments of call logs are left out. */
export async function organizationNotes(db: Queries, orgId: number, zone: string) {
  const rows = await selectNotes(db, and(eq(note.orgId, orgId), isNull(note.callId)));
  return rows.map((row) => noteRow(row, zone));
}

/** The comments of the organization's call logs; a call log without one does not appear. */
export async function callLogComments(db: Queries, orgId: number, zone: string) {
  const rows = await selectNotes(db, eq(note.orgId, orgId));
  return rows.flatMap((row) =>
    row.callLog
      ? {
          ...noteRow(row, zone),
          callId: row.callLog.callId,
          calllogdate: rowDate(row.callLog.callLogDate, zone),
          regsite: row.callLog.regsite,
        }
      : [],
  );
}

/** A note without creator or last modifier is missing, as in the legacy's inner joins. */
function selectNotes(db: Queries, condition: SQL | undefined) {
  return db
    .select({
      note: getTableColumns(note),
      callLog: getTableColumns(callLog),
      creator: { name: creator.name, lastName: creator.lastName },
      modifier: { name: modifier.name, lastName: modifier.lastName },
    })
    .from(note)
    .innerJoin(creator, eq(creator.presenterId, note.createdById))
    .innerJoin(modifier, eq(modifier.presenterId, note.lastModifiedById))
    .leftJoin(callLog, eq(callLog.callId, note.callId))
    .where(condition)
    .orderBy(asc(note.noteId));
}

function noteRow(row: NoteRow, zone: string) {
  return {
    noteId: row.note.noteId,
    noteEntry: row.note.noteEntry,
    createDate: rowDate(row.note.createDate, zone),
    createdByFirstName: row.creator.name,
    createdByLastName: row.creator.lastName,
    lastModifiedDate: rowDate(row.note.lastModifiedDate, zone),
    lastModifiedByFirstName: row.modifier.name,
    lastModifiedByLastName: row.modifier.lastName,
  };
}

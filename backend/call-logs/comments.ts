/** Call logs read through their comments: the detail and the exports (legacy-api.md §3.7). */
import { and, eq, gt, isNotNull } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { callLog, note } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';
import { callLogComment, entityNotes } from '@/backend/notes/entities';
import { allRows } from '@/backend/wire/all-rows';
import { requireRow } from '@/backend/wire/known-row';

/** Null for a call log whose comment was deleted. */
export async function callLogDetail(db: Queries, callId: number) {
  await requireRow(db, callLog.callId, callId);
  const [comment] = await entityNotes(db, eq(note.callId, callId));
  return comment ? callLogComment(comment) : null;
}

/** Those with a comment, everybody's or the ones whose comment one person created. */
export function allCallLogs(db: Queries, creator: number | null) {
  const mine = creator === null ? undefined : eq(note.createdById, creator);
  return allRows(
    async (afterId, limit) => {
      const condition = and(isNotNull(note.callId), mine, gt(note.noteId, afterId));
      return (await entityNotes(db, condition, limit)).map(callLogComment);
    },
    (comment) => comment.noteId,
  );
}

/** Those with a comment among the given ones, all of which must exist. */
export async function chosenCallLogs(db: Queries, callIds: readonly number[]) {
  const known = await db.$count(callLog, among(callLog.callId, callIds));
  if (known < new Set(callIds).size) throw new Refusal(500, 'unknown call log');
  return (await entityNotes(db, among(note.callId, callIds))).map(callLogComment);
}

/** The body of a call log save: its comment, with the call log inside (legacy-api.md §3.7, §1.8 and §7.8). */
import { z } from 'zod';

import { changedNote } from '@/backend/notes/body';
import { mustBeNull, sentId, sentWallClock } from '@/backend/wire/body-values';

const call = z.object({
  callId: sentId,
  org: z.looseObject({ orgId: sentId }).nullish(),
  contact: z.looseObject({ contactId: sentId }).nullish(),
  status: z.looseObject({ lastStatusId: sentId }).nullish(),
  createdBy: mustBeNull,
  lastModifiedBy: mustBeNull,
  createDate: sentWallClock,
  lastModifiedDate: sentWallClock,
  lastStatusDate: sentWallClock,
  callLogDate: sentWallClock,
});

const comment = changedNote.extend({
  createdBy: z.looseObject({ presenterId: sentId }).nullish(),
  /** Undefined where only the call log inside says it. */
  callLogDate: z.union([z.undefined(), sentWallClock]),
});

/** Numbers as ids would make the legacy overwrite those rows, so a new call log must have none. */
export const newCallLog = comment
  .extend({
    noteId: sentId.pipe(z.null()),
    callLog: call.extend({ callId: sentId.pipe(z.null()) }).nullish(),
  })
  .transform((sent) => ({ ...sent, callLogDate: sent.callLogDate ?? insideDate(sent) }));

/** A form clears the date in the one place and echoes the other, so the outer one goes first (§7.8). */
export const changedCallLog = comment.extend({ callLog: call.nullish() }).transform((sent) => ({
  ...sent,
  callLogDate: sent.callLogDate === undefined ? insideDate(sent) : sent.callLogDate,
}));

export type SentCallLog = z.output<typeof call>;
export type NewCallLog = z.output<typeof newCallLog>;
export type ChangedCallLog = z.output<typeof changedCallLog>;

function insideDate({ callLog }: { callLog?: SentCallLog | null | undefined }): string | null {
  return callLog?.callLogDate ?? null;
}

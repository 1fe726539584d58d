/** A note that has no id yet: who wrote it and when, and whether somebody changed it later. */
import { addDays, dateOf, earlierOf } from '@/backend/demo/calendar/dates';
import { workingMoment } from '@/backend/demo/calendar/office-hours';
import type { NoteRow } from '@/backend/demo/demo-data';
import { pickPresenter, type Staff } from '@/backend/demo/presenters';
import type { Random } from '@/backend/demo/random';

export type NoteDraft = Omit<NoteRow, 'noteId'> & { createDate: string };

/** What writing a note needs to know. */
export type Desk = { random: Random; staff: Staff; today: string };

const CHANGED_SHARE = 0.12;
const CHANGED_WITHIN_DAYS = 30;

/** A note on nothing yet: the caller says which row it belongs to. */
export function writtenNote(
  { random, staff, today }: Desk,
  noteEntry: string,
  createDate: string,
  authorId: number,
): NoteDraft {
  const note = {
    noteEntry,
    createDate,
    lastModifiedDate: createDate,
    createdById: authorId,
    lastModifiedById: authorId,
    orgId: null,
    contactId: null,
    eventId: null,
    callId: null,
  };
  const yesterday = addDays(today, -1);
  if (dateOf(createDate) >= yesterday || !random.chance(CHANGED_SHARE)) return note;

  const changedBy = earlierOf(addDays(dateOf(createDate), CHANGED_WITHIN_DAYS), yesterday);
  const lastModifiedDate = workingMoment(random, createDate, changedBy);
  const editor = pickPresenter(random, staff, dateOf(lastModifiedDate));
  return { ...note, lastModifiedDate, lastModifiedById: editor.row.presenterId };
}

/** Notes on people, written after they were entered. */
import { addDays, momentAt } from '@/backend/demo/calendar/dates';
import { workingMoment } from '@/backend/demo/calendar/office-hours';
import type { DemoContact } from '@/backend/demo/contacts';
import { pickPresenter } from '@/backend/demo/presenters';
import { composeNote } from '@/backend/demo/wording/compose';
import { CONTACT_NOTE } from '@/backend/demo/wording/record-notes';
import { type Desk, type NoteDraft, writtenNote } from './draft';

export function contactNotes(
  desk: Desk,
  count: number,
  contacts: readonly DemoContact[],
): NoteDraft[] {
  return Array.from({ length: count }, () => contactNote(desk, desk.random.pick(contacts)));
}

function contactNote(desk: Desk, { row, organizations }: DemoContact): NoteDraft {
  const { random, staff, today } = desk;
  const [employer] = organizations;
  const since = row.createDate ?? momentAt(today, 0);
  const at = workingMoment(random, since, addDays(today, -1));
  const author = employer?.coordinator ?? pickPresenter(random, staff, today);
  const text = composeNote(random, CONTACT_NOTE, {
    contact: row.firstName ?? '',
    place: employer?.place.name ?? 'Chicago',
    at,
  });
  return { ...writtenNote(desk, text, at, author.row.presenterId), contactId: row.contactId };
}

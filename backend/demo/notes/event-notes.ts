/** Notes on events: preparations until the day, what came of it afterwards. */
import { addDays, dateOf, earlierOf } from '@/backend/demo/calendar/dates';
import { workingMoment } from '@/backend/demo/calendar/office-hours';
import type { DemoEvent } from '@/backend/demo/events';
import { EVENT_STATUS } from '@/backend/demo/lookups';
import type { Partner } from '@/backend/demo/partners';
import { personName } from '@/backend/demo/people-names';
import { pickPresenter } from '@/backend/demo/presenters';
import { composeNote, type Part } from '@/backend/demo/wording/compose';
import { AFTER_EVENT, BEFORE_EVENT, CALLED_OFF_EVENT } from '@/backend/demo/wording/event-notes';
import { type Desk, type NoteDraft, writtenNote } from './draft';

const DAYS_AFTERWARDS = 7;

export function eventNotes(
  desk: Desk,
  count: number,
  events: readonly DemoEvent[],
  partners: ReadonlyMap<number, Partner>,
): NoteDraft[] {
  return Array.from({ length: count }, () => eventNote(desk, desk.random.pick(events), partners));
}

function eventNote(
  desk: Desk,
  event: DemoEvent,
  partners: ReadonlyMap<number, Partner>,
): NoteDraft {
  const { random, staff } = desk;
  const [host] = event.organizations;
  const at = noteMoment(desk, event);
  const partner = host && partners.get(host.row.orgId);
  const known = partner && random.pick(partner.contacts).row.firstName;
  const text = composeNote(random, partsFor(event, at), {
    contact: known ?? personName(random).firstName,
    place: host?.place.name ?? event.row.city ?? 'Chicago',
    at,
  });
  const joined = event.presenters.map(({ presenterId }) => presenterId);
  const authorId =
    joined.length > 0
      ? random.pick(joined)
      : pickPresenter(random, staff, dateOf(at)).row.presenterId;
  return { ...writtenNote(desk, text, at, authorId), eventId: event.row.eventId };
}

/** Half of the notes on a past event are written afterwards. */
function noteMoment({ random, today }: Desk, { row, bookedAt }: DemoEvent): string {
  const yesterday = addDays(today, -1);
  const start = row.startDateTime ?? bookedAt;
  const dayBefore = addDays(dateOf(start), -1);
  const over = row.endDateTime ?? start;
  if (over < yesterday && random.chance(0.5)) {
    const latest = earlierOf(addDays(dateOf(over), DAYS_AFTERWARDS), yesterday);
    return workingMoment(random, over, latest);
  }
  return workingMoment(random, bookedAt, earlierOf(dayBefore, yesterday));
}

function partsFor({ row, statusAt }: DemoEvent, at: string): readonly Part[] {
  const calledOff =
    row.lastStatusId === EVENT_STATUS.cancelled || row.lastStatusId === EVENT_STATUS.rescheduled;
  if (calledOff) return at < statusAt ? BEFORE_EVENT : CALLED_OFF_EVENT;
  return at < (row.startDateTime ?? at) ? BEFORE_EVENT : AFTER_EVENT;
}

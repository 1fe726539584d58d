/** All events of My Outreach Schedule that match its filters, for the month view and the calendar file. */
import 'server-only';
import type { Event } from '@/lib/contract/entities/event';
import { exportPage, readPages } from '@/lib/export/read-pages';
import { listMyEvents } from '@/lib/legacy/events';
import type { RequestContext } from '@/lib/legacy/request-context';
import { mySchedule } from '@/lib/list/definitions/events';
import { legacyQuery } from '@/lib/list/legacy-query';
import { EARLIEST_FIRST } from '@/lib/list/schedule-state';
import type { ListState } from '@/lib/list/state';

export interface WholeSchedule {
  events: Event[];
  /** Number of damaged events, which are missing. */
  unreadable: number;
}

/** Earliest first. Throws LegacyError, and IncompleteExport when the schedule changes during the read. */
export async function listAllMyEvents(
  context: RequestContext,
  state: ListState,
): Promise<WholeSchedule> {
  const events: Event[] = [];
  const { unreadable } = await readPages(
    mySchedule,
    legacyQuery(mySchedule, { ...state, sort: EARLIEST_FIRST }),
    async (input) => exportPage(await listMyEvents(context, input), mySchedule.idOf),
    (rows) => void events.push(...rows),
  );
  return { events: events.sort(byStart), unreadable: unreadable.length };
}

/** The pages are in this order, except for rows that a second read found. */
const byStart = (a: Event, b: Event) =>
  (a.startDateTime ?? '').localeCompare(b.startDateTime ?? '') || a.eventId - b.eventId;

/** All events of My Outreach Schedule that match its filters, for the month view and the calendar file. */
import 'server-only';
import { exportPage, PAGE, readPages } from '@/lib/export/read-pages';
import { type Event, listMyEvents } from '@/lib/legacy/events';
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
  const { params, query } = legacyQuery(mySchedule, { ...state, sort: EARLIEST_FIRST });
  const reading = readPages(async (page, byNumber) => {
    const order = byNumber ? { sortField: mySchedule.numberField, order: 'asce' } : {};
    const input = { params: { ...params, ...order, page, size: PAGE }, query };
    return exportPage(await listMyEvents(context, input), mySchedule.idOf);
  }, mySchedule.noun);
  const events: Event[] = [];
  for (;;) {
    const step = await reading.next();
    if (step.done)
      return { events: events.sort(byStart), unreadable: step.value.unreadable.length };
    events.push(...step.value.rows);
  }
}

/** The pages are in this order, except for rows that a second read found. */
const byStart = (a: Event, b: Event) =>
  (a.startDateTime ?? '').localeCompare(b.startDateTime ?? '') || a.eventId - b.eventId;

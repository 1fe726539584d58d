/** Every event of a schedule that its filters leave, earliest first; for what shows or carries more than a page. */
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
  /** How many the backend could not tell. */
  unreadable: number;
}

/** Throws LegacyError, and IncompleteExport where the schedule changes all the while. */
export async function everyEventOfMine(
  context: RequestContext,
  state: ListState,
): Promise<WholeSchedule> {
  const { params, query } = legacyQuery(mySchedule, { ...state, sort: EARLIEST_FIRST });
  const reading = readPages(async (page, byNumber) => {
    const order = byNumber ? { sortField: mySchedule.numberField, order: 'asce' } : {};
    const asked = { params: { ...params, ...order, page, size: PAGE }, query };
    return exportPage(await listMyEvents(context, asked), mySchedule.idOf);
  }, mySchedule.noun);
  const events: Event[] = [];
  for (;;) {
    const step = await reading.next();
    if (step.done)
      return { events: events.sort(byStart), unreadable: step.value.unreadable.length };
    events.push(...step.value.rows);
  }
}

/** Pages may have been read twice, in which case late finds stand at the end. */
const byStart = (a: Event, b: Event) =>
  (a.startDateTime ?? '').localeCompare(b.startDateTime ?? '') || a.eventId - b.eventId;

/** Exports of the lists of events: everybody's, and somebody's own. */
import 'server-only';
import { config } from '@/lib/config';
import * as calls from '@/lib/contract/calls/events';
import * as schedule from '@/lib/contract/calls/schedule';
import { event } from '@/lib/contract/entities/event';
import { exportPage, listExport } from '@/lib/export/list-export';
import { dayOf } from '@/lib/format/wall-clock';
import { listEvents, listMyEvents } from '@/lib/legacy/events';
import { eventList } from '@/lib/list/definitions/events';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { EARLIEST_FIRST, monthShown, monthState } from '@/lib/list/month-state';
import type { ListState } from '@/lib/list/state';

const EVERYTHING = { sortField: 'null', order: 'null', from: 'null', to: 'null' };
const PAST_AS_WELL = { ...EVERYTHING, upcomingOnly: 'false' };

const { idOf } = eventList;
const ROW = { row: event, idOf, idName: 'eventId' };

export const eventExport = listExport({
  definition: eventList,
  access: 'employee',
  numberField: 'eventId',
  page: async (caller, query) => exportPage(await listEvents(caller, query), idOf),
  everything: EVERYTHING,
  whole: () => ({
    ...ROW,
    call: calls.getAllEvents,
    params: {},
    counted: { call: calls.getFilteredEvents, params: EVERYTHING },
  }),
});

export const myScheduleExport = listExport({
  definition: mySchedule,
  access: 'employee',
  numberField: 'event.eventId',
  page: async (caller, query) => exportPage(await listMyEvents(caller, query), idOf),
  shown: shownMonth,
  everything: PAST_AS_WELL,
  whole: () => ({
    ...ROW,
    call: schedule.getAllMyEvents,
    params: {},
    counted: { call: schedule.getFilteredMyEvents, params: PAST_AS_WELL },
  }),
});

/** A month is shown without pages, earliest first. */
function shownMonth(state: ListState): ListState | null | undefined {
  const today = dayOf(new Date(), config().AGENCY_TIME_ZONE);
  const month = monthShown(state, today);
  return month ? monthState({ ...state, sort: EARLIEST_FIRST }, month, today) : undefined;
}

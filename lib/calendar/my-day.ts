/** The blocks of My day, each read by a request of its own. */
import 'server-only';
import { config } from '@/lib/config';
import type { CallLog } from '@/lib/contract/entities/call-log';
import type { Event } from '@/lib/contract/entities/event';
import type { DayBlock, DayRow } from '@/lib/contract/responses';
import { callLogName, eventPlace } from '@/lib/format/record-names';
import { formatPeriod, formatWeekday, wallClockOf } from '@/lib/format/wall-clock';
import { CANCELLED } from '@/lib/forms/event';
import { listCallLogs } from '@/lib/legacy/call-logs';
import { listMyEvents } from '@/lib/legacy/events';
import type { RequestContext } from '@/lib/legacy/request-context';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { mySchedule } from '@/lib/list/definitions/events';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { presetHref, scheduleState } from '@/lib/list/schedule-state';
import { listHref } from '@/lib/list/state';
import { routes } from '@/lib/routes';
import { listWaitingEvents } from './waiting-events';

/** Rows that a block shows. */
const MOST_ROWS = 5;

export const DAY_BLOCKS = ['upcoming', 'waiting', 'call-logs'] as const;
export type DayBlockName = (typeof DAY_BLOCKS)[number];

/** Throws LegacyError, and IncompleteExport when the schedule changes during the read of waiting events. */
export function readDayBlock(context: RequestContext, name: DayBlockName): Promise<DayBlock> {
  const now = wallClockOf(new Date(), config().AGENCY_TIME_ZONE);
  return { upcoming, waiting, 'call-logs': callLogs }[name](context, now);
}

/** Today and the next seven days. */
async function upcoming(context: RequestContext, now: string): Promise<DayBlock> {
  const today = now.slice(0, 10);
  const state = scheduleState({ days: 'next-7' }, today);
  const { rows, totalRows } = await listMyEvents(context, legacyQuery(mySchedule, state));
  return {
    count: totalRows,
    rows: rows.slice(0, MOST_ROWS).map((event) => eventRow(event, today)),
    href: presetHref('next-7'),
  };
}

async function waiting(context: RequestContext, now: string): Promise<DayBlock> {
  const today = now.slice(0, 10);
  const { events } = await listWaitingEvents(context, scheduleState({}, today), now);
  return {
    count: events.length,
    rows: events.slice(0, MOST_ROWS).map((event) => eventRow(event, today)),
    href: routes.waitingEvents,
  };
}

function eventRow(event: Event, today: string): DayRow {
  const { eventId, eventName, startDateTime, endDateTime, lastStatus, city } = event;
  const name = eventName?.trim();
  return {
    id: eventId,
    href: routes.event(eventId),
    text: eventPlace(event),
    when: formatPeriod(startDateTime, endDateTime, today),
    note: [lastStatus === CANCELLED ? CANCELLED : null, name, city].filter(Boolean).join(' · '),
  };
}

/** The latest of the employee's own. */
async function callLogs(context: RequestContext, now: string): Promise<DayBlock> {
  const state = parseListState(callLogList, { mine: '1' });
  const { rows, totalRows } = await listCallLogs(context, legacyQuery(callLogList, state));
  return {
    count: totalRows,
    rows: rows.slice(0, MOST_ROWS).map((row) => callLogRow(row, now.slice(0, 10))),
    href: listHref(callLogList, state),
  };
}

function callLogRow(row: CallLog, today: string): DayRow {
  const { callId, contact, status, createDate } = row;
  return {
    id: callId,
    href: routes.callLog(callId),
    text: callLogName(row),
    when: createDate ? formatWeekday(createDate.slice(0, 10), today) : '',
    note: [status?.name, contact?.name].filter(Boolean).join(' · '),
  };
}

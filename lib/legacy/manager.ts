/** Events of any presenter, for managers: a page of the report, all events, and the backend's own counts. */
import 'server-only';
import { z } from 'zod';
import { manager as calls } from '@/lib/contract/calls/presenter-events';
import type { EventsByCounty, EventsByType } from '@/lib/contract/entities/dashboard';
import type { Event } from '@/lib/contract/entities/event';
import { log } from '@/lib/log';
import { type CallInput, callApi } from './call-api';
import { eventRow } from './events';
import { FIRST_PAGE, failedOnRows, type ListPage, listPage, UNDATED } from './list-page';
import type { RequestContext } from './request-context';

export interface PresenterEvents {
  events: Event[];
  /** Number of events that could not be parsed or read. */
  missing: number;
}

const START = { ...FIRST_PAGE, ...UNDATED, size: 200, upcomingOnly: 'false' };

export const presenterEventSource = {
  byDefault: calls.getDefaultPresenterEvents,
  filtered: calls.getFilteredPresenterEvents,
  row: eventRow,
  idOf: ({ eventId }: Event) => eventId,
  start: START,
};

/** A page of Manager Report. Throws LegacyError. */
export function listPresenterEvents(
  context: RequestContext,
  presenterId: number,
  query: CallInput | null,
): Promise<ListPage<Event>> {
  const source = { ...presenterEventSource, defaultParams: { presenterId } };
  const input = query && { ...query, params: { ...query.params, presenterId } };
  return listPage(context, source, input);
}

/** All events of a presenter except the damaged ones. Throws LegacyError. */
export async function allPresenterEvents(
  context: RequestContext,
  presenterId: number,
): Promise<PresenterEvents> {
  const returns = { kind: 'json', schema: z.array(z.unknown()) } as const;
  try {
    const { value } = await callApi(
      context,
      { ...calls.getAllPresenterEvents, returns },
      { params: { presenterId } },
    );
    const events = value.flatMap((row) => {
      const read = eventRow.safeParse(row);
      return read.success ? [read.data] : [];
    });
    return logMissing(context, { events, missing: value.length - events.length });
  } catch (error) {
    if (!failedOnRows(error)) throw error;
    return logMissing(context, await eventsPageByPage(context, presenterId));
  }
}

/** Event counts by type, null for events without one. Throws LegacyError. */
export async function countsByType(
  context: RequestContext,
  presenterId: number,
): Promise<EventsByType[]> {
  return (await callApi(context, calls.countEventsByType, { params: { presenterId } })).value;
}

/** Event counts by county, null for events without one. Throws LegacyError. */
export async function countsByCounty(
  context: RequestContext,
  presenterId: number,
): Promise<EventsByCounty[]> {
  return (await callApi(context, calls.countEventsByCounty, { params: { presenterId } })).value;
}

/** No two rows are equal in this order, so no page repeats or misses one (legacy-api.md §1.16). */
const BY_ID = { sortField: 'event.eventId', order: 'asce' };

/** Unlike the list of all, a page can be read without its damaged rows (ADR 0015). */
async function eventsPageByPage(
  context: RequestContext,
  presenterId: number,
): Promise<PresenterEvents> {
  const byId = new Map<number, Event>();
  let gaps = 0;
  let total = 0;
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const params = { ...START, ...BY_ID, page };
    const part = await listPresenterEvents(context, presenterId, { params, query: {} });
    for (const row of part.rows) byId.set(row.eventId, row);
    gaps += part.gaps.length;
    pages = part.totalPages;
    total = part.totalRows ?? 0;
  }
  // If the backend ignores the order, a row may be on two pages and another on none.
  return { events: [...byId.values()], missing: Math.max(gaps, total - byId.size) };
}

function logMissing(context: RequestContext, found: PresenterEvents): PresenterEvents {
  const { requestId } = context;
  if (found.missing > 0) {
    const call = calls.getAllPresenterEvents.name;
    log().error({ requestId, call, gaps: found.missing }, 'rows missing');
  }
  return found;
}

/** What managers see of any presenter: the report's list, all of the presenter's events, and the backend's own counts. */
import 'server-only';
import { z } from 'zod';
import { manager as calls } from '@/lib/contract/calls/manager';
import type { EventsByCounty, EventsByType } from '@/lib/contract/entities/dashboard';
import { log } from '@/lib/log';
import { type CallInput, callApi } from './call-api';
import { type Event, tidiedEvent } from './events';
import { failedOnRows, type ListPage, listPage } from './list-page';
import type { RequestContext } from './request-context';

export interface PresenterEvents {
  events: Event[];
  /** How many more there are that could not be read. */
  missing: number;
}

const START = {
  page: 0,
  size: 200,
  sortField: 'null',
  order: 'null',
  from: 'null',
  to: 'null',
  upcomingOnly: 'false',
};

const SOURCE = {
  byDefault: calls.getDefaultPresenterEvents,
  filtered: calls.getFilteredPresenterEvents,
  row: tidiedEvent,
  idOf: ({ eventId }: Event) => eventId,
  start: START,
};

export function listPresenterEvents(
  context: RequestContext,
  presenterId: number,
  query: CallInput | null,
): Promise<ListPage<Event>> {
  const source = { ...SOURCE, defaultParams: { presenterId } };
  const asked = query && { ...query, params: { ...query.params, presenterId } };
  return listPage(context, source, asked);
}

/** All of them. An event that the backend cannot print is missing, and does not take the others along. */
export async function allPresenterEvents(
  context: RequestContext,
  presenterId: number,
): Promise<PresenterEvents> {
  const answer = { kind: 'json', schema: z.array(z.unknown()) } as const;
  try {
    const { value } = await callApi(
      context,
      { ...calls.getAllPresenterEvents, answer },
      { params: { presenterId } },
    );
    const events = value.flatMap((row) => {
      const read = tidiedEvent.safeParse(row);
      return read.success ? [read.data] : [];
    });
    return told(context, { events, missing: value.length - events.length });
  } catch (error) {
    if (!failedOnRows(error)) throw error;
    return told(context, await eventsPageByPage(context, presenterId));
  }
}

/** Null where the backend counts events that have no type. */
export async function countsByType(
  context: RequestContext,
  presenterId: number,
): Promise<EventsByType[]> {
  return (await callApi(context, calls.countEventsByType, { params: { presenterId } })).value;
}

export async function countsByCounty(
  context: RequestContext,
  presenterId: number,
): Promise<EventsByCounty[]> {
  return (await callApi(context, calls.countEventsByCounty, { params: { presenterId } })).value;
}

/** In an order without equal rows, so that no page repeats or misses one (legacy-api.md §1.16). */
const BY_NUMBER = { sortField: 'event.eventId', order: 'asce' };

/** A page can be read around a damaged row, which the list of all cannot (ADR 0015). */
async function eventsPageByPage(
  context: RequestContext,
  presenterId: number,
): Promise<PresenterEvents> {
  const byId = new Map<number, Event>();
  let gaps = 0;
  let total = 0;
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const params = { ...START, ...BY_NUMBER, page };
    const part = await listPresenterEvents(context, presenterId, { params, query: {} });
    for (const row of part.rows) byId.set(row.eventId, row);
    gaps += part.gaps.length;
    pages = part.totalPages;
    total = part.totalRows ?? 0;
  }
  // Where the backend does not sort by number, a row may stand on two pages, and another on none.
  return { events: [...byId.values()], missing: Math.max(gaps, total - byId.size) };
}

function told(context: RequestContext, found: PresenterEvents): PresenterEvents {
  const { requestId } = context;
  if (found.missing > 0) {
    const call = calls.getAllPresenterEvents.name;
    log().error({ requestId, call, gaps: found.missing }, 'rows missing');
  }
  return found;
}

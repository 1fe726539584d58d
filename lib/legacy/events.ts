/** Events: the list of all, the list of one's own, and one. */
import 'server-only';
import { events as calls } from '@/lib/contract/calls/events';
import { schedule } from '@/lib/contract/calls/schedule';
import { type Event as EventRecord, event } from '@/lib/contract/entities/event';
import type { CallInput } from './call-api';
import { type ListPage, listPage } from './list-page';
import { listAudienceTypes } from './lookups';
import { existsUnless500, readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { unroundedWallClock, wallClock } from './wall-clock';

export type Event = EventRecord;

/** A row, tidied. */
export const tidiedEvent = event.transform(tidied);

const FIRST_PAGE = { page: 0, size: 10 };
const UNSORTED = { sortField: 'null', order: 'null', from: 'null', to: 'null' };

const ALL = {
  byDefault: calls.getDefaultEvents,
  defaultParams: FIRST_PAGE,
  filtered: calls.getFilteredEvents,
  row: tidiedEvent,
  idOf: ({ eventId }: EventRecord) => eventId,
  start: { ...FIRST_PAGE, ...UNSORTED },
};

const MINE = {
  byDefault: schedule.getDefaultMyEvents,
  filtered: schedule.getFilteredMyEvents,
  row: tidiedEvent,
  idOf: ({ eventId }: EventRecord) => eventId,
  start: { ...FIRST_PAGE, ...UNSORTED, upcomingOnly: 'true' },
};

/** Null asks for the backend's own default list: all events, latest first. */
export function listEvents(
  context: RequestContext,
  query: CallInput | null,
): Promise<ListPage<Event>> {
  return listPage(context, ALL, query);
}

/** Those that the caller presents. Null asks for the backend's own default list: the upcoming ones, latest first. */
export function listMyEvents(
  context: RequestContext,
  query: CallInput | null,
): Promise<ListPage<Event>> {
  return listPage(context, MINE, query);
}

/** Throws LegacyError, as `readRecord` does. */
export async function getEvent(context: RequestContext, eventId: number): Promise<Event> {
  return tidied(await readEvent(context, eventId));
}

/** The same with its dates to the last fraction of a second, for writing back what nobody touched. */
export async function getStoredEvent(context: RequestContext, eventId: number): Promise<Event> {
  const record = await readEvent(context, eventId);
  return {
    ...record,
    startDateTime: unroundedWallClock(record.startDateTime),
    endDateTime: unroundedWallClock(record.endDateTime),
    surveyDateTime: unroundedWallClock(record.surveyDateTime),
  };
}

/** No list names all events; but the audience types are given for every event that exists, damaged or not (§3.5). */
function readEvent(context: RequestContext, eventId: number): Promise<Event> {
  const exists = () => existsUnless500(context, listAudienceTypes(context, eventId));
  return readRecord(context, calls.getEvent, { eventId }, exists);
}

/** Dates as wall clock, and what the backend gives in no order by the alphabet (legacy-api.md §1.10). */
function tidied(record: Event): Event {
  return {
    ...record,
    startDateTime: wallClock(record.startDateTime),
    endDateTime: wallClock(record.endDateTime),
    surveyDateTime: wallClock(record.surveyDateTime),
    presenters: [...record.presenters].sort(byAlphabet),
    audienceTypes: [...record.audienceTypes].sort(byAlphabet),
    organizations: [...record.organizations].sort(
      (a, b) => byAlphabet(a.name ?? '', b.name ?? '') || a.orgId - b.orgId,
    ),
  };
}

const byAlphabet = (a: string, b: string) => a.localeCompare(b, 'en');

/** Events: the list of all, the list of the caller's own, and one. */
import 'server-only';
import { events as calls } from '@/lib/contract/calls/events';
import { schedule } from '@/lib/contract/calls/presenter-events';
import { type Event, event } from '@/lib/contract/entities/event';
import { FIRST_PAGE, pagedList, UNDATED } from './list-page';
import { listAudienceTypes } from './lookups';
import { existsUnless500, readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { byText, unroundedWallClock, withWallClock } from './wall-clock';

export const eventRow = event.transform(normalized);

const idOf = ({ eventId }: Event) => eventId;

/** Latest first by default. */
export const eventSource = {
  byDefault: calls.getDefaultEvents,
  defaultParams: { page: 0, size: 10 },
  filtered: calls.getFilteredEvents,
  row: eventRow,
  idOf,
  start: { ...FIRST_PAGE, ...UNDATED },
};

/** Events that the caller presents; by default the upcoming ones, latest first. */
export const myEventSource = {
  byDefault: schedule.getDefaultMyEvents,
  filtered: schedule.getFilteredMyEvents,
  row: eventRow,
  idOf,
  start: { ...FIRST_PAGE, ...UNDATED, upcomingOnly: 'true' },
};

export const listEvents = pagedList(eventSource);
export const listMyEvents = pagedList(myEventSource);

/** Throws LegacyError as `readRecord` does. */
export async function getEvent(context: RequestContext, eventId: number): Promise<Event> {
  return normalized(await readEvent(context, eventId));
}

/** As `getEvent`, with the fractions of seconds of its dates, so that unchanged dates are written back as stored. */
export async function getStoredEvent(context: RequestContext, eventId: number): Promise<Event> {
  const record = await readEvent(context, eventId);
  return {
    ...record,
    startDateTime: unroundedWallClock(record.startDateTime),
    endDateTime: unroundedWallClock(record.endDateTime),
    surveyDateTime: unroundedWallClock(record.surveyDateTime),
  };
}

/** No lookup has the ids of all events, but the audience types of an unknown event fail with 500 (§3.5). */
function readEvent(context: RequestContext, eventId: number): Promise<Event> {
  const exists = () => existsUnless500(context, listAudienceTypes(context, eventId));
  return readRecord(context, calls.getEvent, { eventId }, exists);
}

function normalized(record: Event): Event {
  return {
    ...withWallClock(record, 'startDateTime', 'endDateTime', 'surveyDateTime'),
    presenters: [...record.presenters].sort(byText),
    audienceTypes: [...record.audienceTypes].sort(byText),
    organizations: [...record.organizations].sort(
      (a, b) => byText(a.name, b.name) || a.orgId - b.orgId,
    ),
  };
}

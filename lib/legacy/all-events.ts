/** All events of all presenters, for counting: streamed, because there may be a hundred thousand, and cached. */
import 'server-only';
import { events as calls } from '@/lib/contract/calls/events';
import { type Event, event } from '@/lib/contract/entities/event';
import type { RequestContext } from './request-context';
import { streamRows } from './stream-rows';
import { ttlCache } from './ttl-cache';
import { wallClock } from './wall-clock';

const TTL_MS = 60_000;

export type PresentedEvent = Pick<
  Event,
  | 'startDateTime'
  | 'eventType'
  | 'county'
  | 'registrationSite'
  | 'newOrganization'
  | 'electedOfficial'
>;

interface Names {
  types: Map<string, string>;
  counties: Map<string, NonNullable<Event['county']>>;
}

/** Each presented event once; null for one that cannot be read. */
export const allEvents = ttlCache(async (context: RequestContext) => {
  const events: (PresentedEvent | null)[] = [];
  const names: Names = { types: new Map(), counties: new Map() };
  for await (const rows of streamRows(context, calls.getAllEvents, {})) {
    for (const row of rows) {
      const read = event.safeParse(row);
      if (!read.success) events.push(null);
      else if (read.data.presenters.length > 0) events.push(countedOnly(read.data, names));
    }
  }
  return events;
}, TTL_MS);

/** Saves memory: only the properties that are counted, and each name once. */
function countedOnly(read: Event, { types, counties }: Names): PresentedEvent {
  const { registrationSite, newOrganization, electedOfficial, eventType, county } = read;
  return {
    startDateTime: wallClock(read.startDateTime),
    eventType: eventType && shared(types, eventType, eventType),
    county: county && shared(counties, county.name, county),
    registrationSite,
    newOrganization,
    electedOfficial,
  };
}

function shared<Value>(known: Map<string, Value>, name: string, value: Value): Value {
  const first = known.get(name) ?? value;
  known.set(name, first);
  return first;
}

/** All events of all presenters, for counting: streamed, because there may be a hundred thousand, and cached (TTL). */
import 'server-only';
import { events as calls } from '@/lib/contract/calls/events';
import { type Event, event } from '@/lib/contract/entities/event';
import type { RequestContext } from './request-context';
import { streamRows } from './stream-rows';
import { ttlCache } from './ttl-cache';
import { wallClock } from './wall-clock';

const TTL_MS = 60_000;

type PresentedEvent = Pick<
  Event,
  | 'startDateTime'
  | 'eventType'
  | 'county'
  | 'registrationSite'
  | 'newOrganization'
  | 'electedOfficial'
>;

/**
 * Lists each event that has a presenter once, with the properties that are counted; null for one that cannot be parsed.
 * Throws LegacyError.
 */
export const allEvents = ttlCache(async (context: RequestContext) => {
  const events: (PresentedEvent | null)[] = [];
  /** Types and counties by name, so that equal ones share memory. */
  const types = new Map<string, string>();
  const counties = new Map<string, NonNullable<Event['county']>>();
  for await (const rows of streamRows(context, calls.getAllEvents, {})) {
    for (const row of rows) {
      const { data } = event.safeParse(row);
      if (!data) events.push(null);
      if (!data?.presenters.length) continue;
      const { registrationSite, newOrganization, electedOfficial, eventType, county } = data;
      events.push({
        startDateTime: wallClock(data.startDateTime),
        eventType: eventType && shared(types, eventType, eventType),
        county: county && shared(counties, county.name, county),
        ...{ registrationSite, newOrganization, electedOfficial },
      });
    }
  }
  return events;
}, TTL_MS);

function shared<Value>(known: Map<string, Value>, name: string, value: Value): Value {
  const first = known.get(name) ?? value;
  known.set(name, first);
  return first;
}

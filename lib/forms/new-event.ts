/** What a new event takes over from an organization or from another event. */
import type { Event } from '@/lib/contract/entities/event';
import { EVENT, type EventValues } from './event';

interface PlaceSource {
  name: string;
  address: string | null;
  city: string | null;
  zip: string | null;
  county: string | null;
}

const text = (value: string | null) => value?.trim() ?? '';

/** An event at an organization takes place at its address. Empty parts are left out. */
export function placeOf({ name, address, city, zip, county }: PlaceSource): Partial<EventValues> {
  const place: Partial<EventValues> = {
    location: name,
    address: text(address),
    city: text(city),
    zip: text(zip),
    county: text(county),
  };
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== ''));
}

/** Everything but dates, numbers, status and presenters. `audienceTypes`: ids of the event's types. */
export function copyOf(event: Event, audienceTypes: readonly number[]): EventValues {
  const { startDateTime, endDateTime, audienceCount, surveyDateTime, surveyCount } = EVENT.blank;
  const { status, cancelReason, deleteflag } = EVENT.blank;
  return {
    ...EVENT.read(event),
    ...{ startDateTime, endDateTime, audienceCount, surveyDateTime, surveyCount },
    ...{ status, cancelReason, deleteflag },
    addedAudienceTypes: audienceTypes,
  };
}

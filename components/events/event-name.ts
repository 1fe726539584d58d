/** What an event is called: it needs no name of its own. */
import type { Event } from '@/lib/legacy/events';

export function eventName({ eventId, eventName: name }: Pick<Event, 'eventId' | 'eventName'>) {
  return name?.trim() || `Event ${eventId}`;
}

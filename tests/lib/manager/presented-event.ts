/** The counted properties of an event. */
import type { CountedEvent } from '@/lib/manager/aggregates';

export function presented(change: Partial<CountedEvent> = {}): CountedEvent {
  return {
    startDateTime: '2026-03-15T09:30:00',
    eventType: 'Fair',
    county: { name: 'Cook' },
    registrationSite: false,
    newOrganization: false,
    electedOfficial: false,
    ...change,
  };
}

/** The fields of the event form, with the names that the backend gives them, and how a stored event fills them. */
import type { Event } from '@/lib/contract/entities/event';
import { printDateTime, printDay } from '@/lib/format/typed-date';
import type { FieldFacts, Values } from './values';

export type EventField =
  | 'eventName'
  | 'location'
  | 'address'
  | 'city'
  | 'zip'
  | 'county'
  | 'startDateTime'
  | 'endDateTime'
  | 'regsite'
  | 'neworg'
  | 'electedOfficial'
  | 'audienceCount'
  | 'eventType'
  | 'status'
  | 'cancelReason'
  | 'surveyDateTime'
  | 'surveyCount'
  | 'deleteflag'
  // What saving does besides: these stand for nothing that an event holds, and begin empty on every event.
  | 'addedAudienceTypes'
  | 'linkedOrganization'
  | 'joinEvent';

export type EventValues = Values<EventField>;

export const EVENT_FIELDS: Record<EventField, FieldFacts> = {
  eventName: { label: 'Event name', kind: 'text' },
  location: { label: 'Location', kind: 'text' },
  address: { label: 'Address', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  zip: { label: 'Zip', kind: 'text' },
  county: { label: 'County', kind: 'text' },
  startDateTime: { label: 'Start date/time', kind: 'text' },
  endDateTime: { label: 'End date/time', kind: 'text' },
  regsite: { label: 'Registration site', kind: 'flag' },
  neworg: { label: 'New organization', kind: 'flag' },
  electedOfficial: { label: 'Elected official', kind: 'flag' },
  audienceCount: { label: 'Audience count', kind: 'text' },
  eventType: { label: 'Event type', kind: 'text' },
  status: { label: 'Status', kind: 'text' },
  cancelReason: {
    label: 'Reason for cancellation',
    kind: 'text',
    shown: (reason) => cancelReasonText(reason),
  },
  surveyDateTime: { label: 'Survey sent date', kind: 'text' },
  surveyCount: { label: 'Survey count', kind: 'text' },
  deleteflag: { label: 'Mark this event for deletion', kind: 'flag' },
  addedAudienceTypes: { label: 'Audience types', kind: 'text' },
  linkedOrganization: { label: 'Link Org. with this Event', kind: 'text' },
  joinEvent: { label: 'Join Event', kind: 'flag' },
};

export const NEW_EVENT: EventValues = {
  eventName: '',
  location: '',
  address: '',
  city: '',
  zip: '',
  county: '',
  startDateTime: '',
  endDateTime: '',
  regsite: '0',
  neworg: '0',
  electedOfficial: '0',
  audienceCount: '',
  eventType: '',
  status: '',
  cancelReason: '',
  surveyDateTime: '',
  surveyCount: '',
  deleteflag: '0',
  addedAudienceTypes: '',
  linkedOrganization: '',
  joinEvent: '0',
};

/** The state of every event that is not stored with another one. */
export const STATE = 'IL';

/** The one status whose description means something to us (legacy-api.md D8): an event with it has a reason. */
export const CANCELLED = 'Cancelled';

/** As they are stored. */
export const CANCEL_REASONS: readonly string[] = [
  'Sick',
  'Short staffed',
  'Requested in-person',
  'Agency canceled',
  'Unable to make contact',
  'Same day event change',
  'Other',
];

const OF_THE_PRESENTER = CANCEL_REASONS.slice(0, 3);

/** As they are shown and exported. */
export const cancelReasonText = (reason: string) =>
  OF_THE_PRESENTER.includes(reason) ? `MOC canceled - ${reason}` : reason;

/** The dates may be as the backend spelled them: the form shows no seconds. */
export function eventValues(event: Event): EventValues {
  const flag = (value: boolean) => (value ? '1' : '0');
  return {
    ...NEW_EVENT,
    eventName: event.eventName ?? '',
    location: event.location ?? '',
    address: event.address ?? '',
    city: event.city ?? '',
    zip: event.zip ?? '',
    county: event.county?.name ?? '',
    startDateTime: printDateTime(event.startDateTime),
    endDateTime: printDateTime(event.endDateTime),
    regsite: flag(event.registrationSite),
    neworg: flag(event.newOrganization),
    electedOfficial: flag(event.electedOfficial),
    audienceCount: event.audienceCount ?? '',
    eventType: event.eventType ?? '',
    status: event.lastStatus ?? '',
    cancelReason: event.cancelReason ?? '',
    surveyDateTime: printDay(event.surveyDateTime),
    surveyCount: event.surveyCount ?? '',
    deleteflag: flag(event.scheduledForDeletion),
  };
}

/** Ids of audience types as one text, and back. */
export const printIds = (ids: number[]) => [...ids].sort((a, b) => a - b).join(' ');
export const readIds = (text: string) => text.split(' ').filter(Boolean).map(Number);

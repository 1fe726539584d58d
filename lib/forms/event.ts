/** The form of an event, with the names that the backend gives its fields. */

import type { Event } from '@/lib/contract/entities/event';
import { DATES_MISSING, DATES_REVERSED } from '@/lib/contract/messages';
import { DATE_TIME, DAY } from '@/lib/format/typed-date';
import { fieldsOf } from './field';
import { defineForm, type FieldErrors, type ValuesOf } from './form';

/** The state of an event without a stored one. */
export const STATE = 'IL';

/** The status (legacy-api.md D8) with which an event has a reason. */
export const CANCELLED = 'Cancelled';

/** The status of an event that took place. */
export const COMPLETED = 'Completed';

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

const SET = { required: DATES_MISSING };

const { text, flag, date, option, choice, ids } = fieldsOf<Event>();

export const EVENT = defineForm(
  {
    eventName: text('Event name', (event) => event.eventName),
    location: text('Location', ({ location }) => location, { required: 'Enter a location.' }),
    address: text('Address', ({ address }) => address),
    city: text('City', ({ city }) => city),
    zip: text('Zip', ({ zip }) => zip),
    // The body contains the row of the lookup.
    county: option('County', ({ county }) => county?.name ?? null, { inBody: false }),
    startDateTime: date('Start date/time', (event) => event.startDateTime, DATE_TIME, SET),
    endDateTime: date('End date/time', (event) => event.endDateTime, DATE_TIME, SET),
    regsite: flag('Registration site', ({ registrationSite }) => registrationSite),
    neworg: flag('New organization', ({ newOrganization }) => newOrganization),
    electedOfficial: flag('Elected official', ({ electedOfficial }) => electedOfficial),
    audienceCount: text('Audience count', (event) => event.audienceCount, { inputMode: 'numeric' }),
    eventType: option('Event type', ({ eventType }) => eventType, {
      required: 'Choose an event type.',
      inPath: true,
    }),
    status: option('Status', ({ lastStatus }) => lastStatus, { inBody: false }),
    cancelReason: option('Reason for cancellation', ({ cancelReason }) => cancelReason, {
      shown: cancelReasonText,
    }),
    surveyDateTime: date('Survey sent date', ({ surveyDateTime }) => surveyDateTime, DAY),
    surveyCount: text('Survey count', ({ surveyCount }) => surveyCount, { inputMode: 'numeric' }),
    deleteflag: flag('Mark this event for deletion', (event) => event.scheduledForDeletion),
    // Further effects of the save, in its path and query; not properties of the event.
    addedAudienceTypes: ids('Audience types', { inBody: false }),
    linkedOrganization: choice('Link Org. with this Event', () => null, { inBody: false }),
    joinEvent: flag('Join Event', () => false, { inBody: false }),
  },
  ({ startDateTime, endDateTime }) => {
    const [start, end] = [DATE_TIME.read(startDateTime), DATE_TIME.read(endDateTime)];
    return start === null || end === null || start <= end ? {} : { startDateTime: DATES_REVERSED };
  },
);

export type EventValues = ValuesOf<typeof EVENT>;

/** A count is a number, or an unchanged stored text (legacy-api.md §7.21). */
export function countErrors(values: EventValues, stored: EventValues): FieldErrors<EventValues> {
  const wrong = (['audienceCount', 'surveyCount'] as const).filter((name) => {
    const text = values[name].trim();
    return !/^\d{0,9}$/.test(text) && text !== stored[name].trim();
  });
  const error = 'must be a whole number, for example 25.';
  return Object.fromEntries(wrong.map((name) => [name, `${EVENT.fields[name].label} ${error}`]));
}

/** `stored`: the initial values. `warning`: the message for the two dates. */
export function eventErrors(values: EventValues, stored: EventValues) {
  const errors = { ...countErrors(values, stored), ...EVENT.check(values) };
  const { startDateTime: start, endDateTime: end } = errors;
  return {
    errors: {
      ...errors,
      ...(start === DATES_MISSING && { startDateTime: 'Enter the start date and time.' }),
      ...(start === DATES_REVERSED && { startDateTime: 'The start must be before the end.' }),
      ...(end === DATES_MISSING && { endDateTime: 'Enter the end date and time.' }),
    },
    warning: [DATES_MISSING, DATES_REVERSED].find((text) => text === start || text === end) ?? null,
  };
}

/** Type, status, organization and audience types are in path and query (legacy-api.md §3.5). `stored`: null for a new event. */
export function eventBody(values: EventValues, county: Event['county'], stored: Event | null) {
  return {
    ...EVENT.body(values, stored ?? undefined),
    state: stored?.state || STATE,
    county: county && { countyId: county.countyId, countyDesc: county.name },
    rtaStaffCount: stored?.staffCount,
    surveyComplete: Number(stored?.surveyComplete ?? false),
  };
}

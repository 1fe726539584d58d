/** What an event's form may hold, and the body that it becomes. */
import { z } from 'zod';
import type { Event } from '@/lib/contract/entities/event';
import { readDateTime, readDay } from '@/lib/format/typed-date';
import { errorsOf, line, requiredLine, requiredPathChoice, zeroOrOne } from './checks';
import { type EventField, type EventValues, EVENT_FIELDS as F, STATE } from './event-fields';
import type { FieldErrors, FieldFacts } from './values';

const DATES_MISSING = 'Start and/or End Dates not set.';
const DATES_TURNED = 'Start date/time cannot be ahead of End date/time';

const requiredDateTime = ({ label }: FieldFacts) =>
  z
    .string()
    .trim()
    .min(1, DATES_MISSING)
    .refine((text) => text === '' || readDateTime(text) !== null, {
      error: `${label} is no date and time such as 05-03-2026 09:30 AM.`,
    });

const day = ({ label }: FieldFacts) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || readDay(text) !== null, {
      error: `${label} is no date such as 05-03-2026.`,
    });

const inOrder = ({
  startDateTime,
  endDateTime,
}: {
  startDateTime: string;
  endDateTime: string;
}) => {
  const [start, end] = [readDateTime(startDateTime), readDateTime(endDateTime)];
  return start === null || end === null || start <= end;
};

export const eventForm = z
  .strictObject({
    eventName: line(F.eventName),
    location: requiredLine(F.location),
    address: line(F.address),
    city: line(F.city),
    zip: line(F.zip),
    county: z.string(),
    startDateTime: requiredDateTime(F.startDateTime),
    endDateTime: requiredDateTime(F.endDateTime),
    regsite: zeroOrOne(F.regsite),
    neworg: zeroOrOne(F.neworg),
    electedOfficial: zeroOrOne(F.electedOfficial),
    audienceCount: line(F.audienceCount),
    eventType: requiredPathChoice(F.eventType),
    status: z.string(),
    cancelReason: line(F.cancelReason),
    surveyDateTime: day(F.surveyDateTime),
    surveyCount: line(F.surveyCount),
    deleteflag: zeroOrOne(F.deleteflag),
    addedAudienceTypes: z.string().regex(/^(\d{1,9}( \d{1,9})*)?$/, 'must be ids'),
    linkedOrganization: z.string().regex(/^([1-9]\d{0,8} .*)?$/s, 'must be an id and a name'),
    joinEvent: zeroOrOne(F.joinEvent),
  })
  .refine(inOrder, { error: DATES_TURNED, path: ['startDateTime'] });

/** A count is a number, except where it is stored as other text (legacy-api.md §7.21) and left as it is. */
export function countErrors(values: EventValues, stored: EventValues): FieldErrors<EventField> {
  let errors: FieldErrors<EventField> = {};
  for (const name of ['audienceCount', 'surveyCount'] as const) {
    const text = values[name].trim();
    if (/^\d{0,9}$/.test(text) || text === stored[name].trim()) continue;
    errors = { ...errors, [name]: `${F[name].label} is a whole number.` };
  }
  return errors;
}

export interface EventErrors {
  errors: FieldErrors<EventField>;
  /** What is wrong with the two dates together, which is said once; null for nothing. */
  warning: string | null;
}

/** `stored`: the values that the form began with. */
export function eventErrors(values: EventValues, stored: EventValues): EventErrors {
  const errors = { ...countErrors(values, stored), ...errorsOf(eventForm, values) };
  const { startDateTime: start, endDateTime: end } = errors;
  return {
    errors: {
      ...errors,
      ...(start === DATES_MISSING && { startDateTime: 'Enter the start date and time.' }),
      ...(start === DATES_TURNED && { startDateTime: 'This is after the end.' }),
      ...(end === DATES_MISSING && { endDateTime: 'Enter the end date and time.' }),
    },
    warning: [DATES_MISSING, DATES_TURNED].find((text) => text === start || text === end) ?? null,
  };
}

/**
 * Type, status, organization and audience types travel in the address of the call (legacy-api.md §3.5). What the form
 * does not show, or shows only in part, and what was not touched goes out as it is stored: a date with its seconds, a
 * null as null. `stored` carries its dates as they may be written back; null for a new event.
 */
export function eventBody(values: EventValues, county: Event['county'], stored: Event | null) {
  return {
    eventName: kept(values.eventName, stored?.eventName),
    location: kept(values.location, stored?.location),
    address: kept(values.address, stored?.address),
    city: kept(values.city, stored?.city),
    state: stored?.state || STATE,
    zip: kept(values.zip, stored?.zip),
    county: county && { countyId: county.countyId, countyDesc: county.name },
    startDateTime: dateTime(values.startDateTime, stored?.startDateTime),
    endDateTime: dateTime(values.endDateTime, stored?.endDateTime),
    regsite: values.regsite,
    neworg: values.neworg,
    electedOfficial: values.electedOfficial,
    rtaStaffCount: stored?.staffCount,
    audienceCount: kept(values.audienceCount, stored?.audienceCount),
    surveyComplete: Number(stored?.surveyComplete ?? false),
    surveyCount: kept(values.surveyCount, stored?.surveyCount),
    surveyDateTime: midnight(values.surveyDateTime, stored?.surveyDateTime),
    cancelReason: kept(values.cancelReason, stored?.cancelReason),
    deleteflag: values.deleteflag,
  };
}

type Stored = string | null | undefined;

const kept = (typed: string, stored: Stored) =>
  stored !== undefined && (stored ?? '').trim() === typed ? stored : typed;

function dateTime(typed: string, stored: Stored) {
  const read = readDateTime(typed);
  if (read === null) return null;
  return stored?.startsWith(read) ? stored : `${read}:00`;
}

function midnight(typed: string, stored: Stored) {
  const read = readDay(typed);
  if (read === null) return null;
  return stored?.startsWith(read) ? stored : `${read}T00:00:00`;
}

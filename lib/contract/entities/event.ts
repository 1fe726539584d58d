/** Events on their own and inside organizations (legacy-api.md D1, D3). */
import { z } from 'zod';
import { county } from './lookups';
import { personNames } from './person';
import { byId, countText, date, flag, id, text } from './wire';

const shortFields = {
  eventId: id,
  location: text,
  startDateTime: date,
  endDateTime: date,
  eventPresenters: personNames,
  eventTypeDesc: text,
  eventType: text,
};

/** The type's name differs between versions (§7.4). */
function withOneType<Row extends Record<'eventType' | 'eventTypeDesc', string | null>>(row: Row) {
  const { eventTypeDesc, eventType, ...event } = row;
  return { ...event, eventType: eventTypeDesc ?? eventType };
}

/** An event as an organization's detail carries it. */
export const embeddedEvent = z.object(shortFields).transform(({ eventPresenters, ...event }) => ({
  ...withOneType(event),
  presenters: eventPresenters,
}));

/** By organization, its name and its last status. */
const organizationsOfEvent = byId(z.array(text)).transform((list) =>
  list.map(({ id: orgId, item: [name = null, lastStatus = null] }) => ({
    orgId,
    name,
    lastStatus,
  })),
);

export const event = z
  .object({
    ...shortFields,
    eventName: text,
    address: text,
    city: text,
    state: text,
    zip: text,
    county: county.nullish().transform((value) => value ?? null),
    lastStatus: text,
    cancelReason: text,
    regsite: flag,
    neworg: flag,
    electedOfficial: flag,
    rtaStaffCount: countText,
    audienceCount: countText,
    eventaudienceType: z.array(z.string()).nullish(),
    surveyComplete: flag,
    surveyCount: countText,
    surveyDateTime: date,
    orgNames: organizationsOfEvent,
    deleteflag: flag,
    deleteFlag: flag,
  })
  .transform(
    ({
      eventPresenters,
      eventaudienceType,
      orgNames,
      regsite,
      neworg,
      rtaStaffCount,
      deleteflag,
      deleteFlag,
      ...row
    }) => ({
      ...withOneType(row),
      presenters: eventPresenters,
      audienceTypes: eventaudienceType ?? [],
      organizations: orgNames,
      registrationSite: regsite,
      newOrganization: neworg,
      staffCount: rtaStaffCount,
      // Both spellings are named by the specification (§7.5).
      scheduledForDeletion: deleteflag || deleteFlag,
    }),
  );

/** The property paths that the list of all events sorts by (§1.16); by any other the backend fails. */
export const EVENT_SORT_FIELDS = [
  'location',
  'eventName',
  'city',
  'startDateTime',
  'endDateTime',
] as const;

/** The same for the events of one person, which the backend reaches through memberships. */
export const MEMBERSHIP_SORT_FIELDS = [
  'event.location',
  'event.eventName',
  'event.city',
  'event.startDateTime',
  'event.endDateTime',
] as const;

export type Event = z.output<typeof event>;

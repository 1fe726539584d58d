/** Events on their own and inside organizations, and what is written back (legacy-api.md D1, D3, §1.8). */
import { z } from 'zod';
import { writtenDate } from '@/lib/contract/dates';
import { county } from './lookups';
import { personNames } from './person';
import { byId, countText, date, flag, id, properties, text } from './wire';
import {
  NOT_WRITTEN,
  noIdYet,
  requiredText,
  writtenCount,
  writtenCountText,
  writtenFlag,
  writtenFlagIfGiven,
  writtenLinkId,
  writtenText,
} from './written';

const shortFields = {
  eventId: id,
  location: text,
  ...properties(date, 'startDateTime', 'endDateTime'),
  eventPresenters: personNames,
  ...properties(text, 'eventTypeDesc', 'eventType'),
};

/** The type's name differs between versions (§7.4). */
function withOneType<Row extends Record<'eventType' | 'eventTypeDesc', string | null>>(row: Row) {
  const { eventTypeDesc, eventType, ...event } = row;
  return { ...event, eventType: eventTypeDesc ?? eventType };
}

/** An event within an organization's detail. */
export const embeddedEvent = z.object(shortFields).transform(({ eventPresenters, ...event }) => ({
  ...withOneType(event),
  presenters: eventPresenters,
}));

/** By organization, its name and its last status. */
const organizationsOfEvent = byId(z.array(text)).transform((list) =>
  list.map(({ id, item: [name = null, lastStatus = null] }) => ({ orgId: id, name, lastStatus })),
);

export const event = z
  .object({
    ...shortFields,
    ...properties(text, 'eventName', 'address', 'city', 'state', 'zip'),
    county: county.nullish().transform((value) => value ?? null),
    ...properties(text, 'lastStatus', 'cancelReason'),
    ...properties(flag, 'regsite', 'neworg', 'electedOfficial'),
    ...properties(countText, 'rtaStaffCount', 'audienceCount'),
    eventaudienceType: z.array(z.string()).nullish(),
    surveyComplete: flag,
    surveyCount: countText,
    surveyDateTime: date,
    orgNames: organizationsOfEvent,
    ...properties(flag, 'deleteflag', 'deleteFlag'),
  })
  .transform(({ eventPresenters, eventaudienceType, orgNames, ...wire }) => {
    const { regsite, neworg, rtaStaffCount, deleteflag, deleteFlag, ...row } = wire;
    return {
      ...withOneType(row),
      presenters: eventPresenters,
      audienceTypes: eventaudienceType ?? [],
      organizations: orgNames,
      registrationSite: regsite,
      newOrganization: neworg,
      staffCount: rtaStaffCount,
      // The specification has both spellings (§7.5).
      scheduledForDeletion: deleteflag || deleteFlag,
    };
  });

/** The property paths that the list of all events sorts by (§1.16); by any other the backend fails. */
export const EVENT_SORT_FIELDS = ['location', 'eventName', 'city', 'startDateTime', 'endDateTime'];

/** The same for the events of one person, which the backend reaches through memberships. */
export const MEMBERSHIP_SORT_FIELDS = EVENT_SORT_FIELDS.map((field) => `event.${field}`);

const requiredDate = writtenDate.pipe(z.string({ error: 'Start and/or End Dates not set.' }));

/** The lookup row as a whole (§7.11). */
const writtenCounty = z.object({ countyId: writtenLinkId, countyDesc: writtenText }).nullish();

/** Type, organization and status of a write are in its path (§3.5). */
const writtenFields = z.object({
  eventName: writtenText,
  location: requiredText('Location is required'),
  ...properties(writtenText, 'address', 'city', 'state', 'zip'),
  county: writtenCounty,
  ...properties(requiredDate, 'startDateTime', 'endDateTime'),
  ...properties(writtenFlag, 'regsite', 'neworg', 'electedOfficial'),
  ...properties(writtenCountText, 'rtaStaffCount', 'audienceCount'),
  surveyComplete: writtenFlag,
  surveyCount: writtenCount,
  surveyDateTime: writtenDate,
  cancelReason: writtenText,
  ...properties(writtenFlagIfGiven, 'deleteflag', 'deleteFlag'),
});

type WrittenFields = z.output<typeof writtenFields>;

/** Both are wall clock in one form, so that text compares as time does. */
const inOrder = ({ startDateTime, endDateTime }: WrittenFields) => startDateTime <= endDateTime;
const notInOrder = {
  error: 'Start date/time cannot be ahead of End date/time',
  path: ['startDateTime'],
};

/** The flag of deletion is written under both names; `deleteflag` counts (§7.5). */
function written<Body extends WrittenFields>(body: Body) {
  const flag = body.deleteflag ?? body.deleteFlag ?? 0;
  return { ...body, deleteflag: flag, deleteFlag: flag, ...NOT_WRITTEN.event };
}

export const newEvent = writtenFields
  .extend({ eventId: noIdYet })
  .refine(inOrder, notInOrder)
  .transform(written);

export const editedEvent = writtenFields
  .extend({ eventId: id })
  .refine(inOrder, notInOrder)
  .transform(written);

export type Event = z.output<typeof event>;

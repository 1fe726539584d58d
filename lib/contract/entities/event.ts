/** Events on their own and inside organizations (legacy-api.md D1, D3), and bodies of their writes (§1.8). */

import { z } from 'zod';
import { writtenDate } from '@/lib/contract/dates';
import { DATES_MISSING, DATES_REVERSED } from '@/lib/contract/messages';
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

/** Name and last status by organization. */
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
      // Either spelling (§7.5).
      scheduledForDeletion: deleteflag || deleteFlag,
    };
  });

/** Sort fields of the list of all events (§1.16); the backend fails on others. */
export const EVENT_SORT_FIELDS = ['location', 'eventName', 'city', 'startDateTime', 'endDateTime'];

/** Sort fields of the events of one presenter, which the backend reads through memberships. */
export const MEMBERSHIP_SORT_FIELDS = EVENT_SORT_FIELDS.map((field) => `event.${field}`);

const requiredDate = writtenDate.pipe(z.string({ error: DATES_MISSING }));

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

/** Both are wall clock in the same format, so they compare as text. */
const inOrder = ({ startDateTime, endDateTime }: WrittenFields) => startDateTime <= endDateTime;
const notInOrder = {
  error: DATES_REVERSED,
  path: ['startDateTime'],
};

/** Writes the flag of deletion under both names; `deleteflag` counts (§7.5). */
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

/** The body of an event save (legacy-api.md §3.5, D3 and §1.8); type and status come from the path only. */
import { z } from 'zod';

import {
  flagIfSent,
  mustBeNull,
  sentFlag,
  sentId,
  sentText,
  sentWallClock,
} from '@/backend/wire/body-values';

/** Names that were read cannot be sent back. */
const noList = z.array(z.unknown()).max(0).nullish();

const values = z.object({
  eventName: sentText,
  location: sentText,
  address: sentText,
  city: sentText,
  state: sentText,
  zip: sentText,
  /** Its id counts, its text is ignored (§7.11). */
  county: z.looseObject({ countyId: sentId }).nullish(),
  startDateTime: sentWallClock,
  endDateTime: sentWallClock,
  audienceCount: sentText,
  rtaStaffCount: sentText,
  surveyComplete: sentId.transform((value) => value ?? 0),
  surveyCount: sentText,
  surveyDateTime: sentWallClock,
  cancelReason: sentText,
  regsite: sentFlag,
  neworg: sentFlag,
  electedOfficial: sentFlag,
  deleteflag: flagIfSent,
  deleteFlag: flagIfSent,
  eventPresenters: noList,
  eventaudienceType: noList,
  lastStatus: mustBeNull,
});

/** A number as id would make the legacy overwrite that event, so a new one must have none. */
export const newEvent = values.extend({ eventId: sentId.pipe(z.null()) }).transform(stored);

export const changedEvent = values.extend({ eventId: sentId }).transform(stored);

export type NewEvent = z.output<typeof newEvent>;
export type ChangedEvent = z.output<typeof changedEvent>;

/** In the terms of the table. Of the two spellings the specification lists, `deleteflag` goes first (§7.5). */
function stored<Sent extends z.output<typeof values>>({
  county,
  deleteflag,
  deleteFlag,
  eventPresenters: _names,
  eventaudienceType: _descriptions,
  lastStatus: _status,
  ...sent
}: Sent) {
  const flag = deleteflag ?? deleteFlag ?? 0;
  return { ...sent, countyId: county?.countyId ?? null, deleteflag: flag };
}

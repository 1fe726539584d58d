/** What is written of an event (legacy-api.md §3.5). Type, organization and status travel in the path. */
import { z } from 'zod';
import { writtenDate } from '@/lib/contract/dates';
import { id } from './wire';
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

const DATES_MISSING = 'Start and/or End Dates not set.';
const DATES_TURNED = 'Start date/time cannot be ahead of End date/time';

const requiredDate = writtenDate.pipe(z.string({ error: DATES_MISSING }));

/** The lookup row goes out whole (§7.11). */
const writtenCounty = z.object({ countyId: writtenLinkId, countyDesc: writtenText }).nullish();

const writtenFields = z.object({
  eventName: writtenText,
  location: requiredText('Location is required'),
  address: writtenText,
  city: writtenText,
  state: writtenText,
  zip: writtenText,
  county: writtenCounty,
  startDateTime: requiredDate,
  endDateTime: requiredDate,
  regsite: writtenFlag,
  neworg: writtenFlag,
  electedOfficial: writtenFlag,
  rtaStaffCount: writtenCountText,
  audienceCount: writtenCountText,
  surveyComplete: writtenFlag,
  surveyCount: writtenCount,
  surveyDateTime: writtenDate,
  cancelReason: writtenText,
  deleteflag: writtenFlagIfGiven,
  deleteFlag: writtenFlagIfGiven,
});

type Fields = z.output<typeof writtenFields>;

/** Both are wall clock in one form, so that text compares as time does. */
const inOrder = ({ startDateTime, endDateTime }: Fields) => startDateTime <= endDateTime;
const turned = { error: DATES_TURNED, path: ['startDateTime'] };

/** The flag of deletion goes out under both names; the one that is listed counts (§7.5). */
function written<Body extends Fields>(body: Body) {
  const flag = body.deleteflag ?? body.deleteFlag ?? 0;
  return { ...body, deleteflag: flag, deleteFlag: flag, ...NOT_WRITTEN.event };
}

export const newEvent = writtenFields
  .extend({ eventId: noIdYet })
  .refine(inOrder, turned)
  .transform(written);

export const editedEvent = writtenFields
  .extend({ eventId: id })
  .refine(inOrder, turned)
  .transform(written);

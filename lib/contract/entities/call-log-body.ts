/**
 * What is written of a call log: the note with its comment, and the call log within (legacy-api.md §3.7).
 * Organization, contact, status and registration site are those of the path, whatever the body says.
 */
import { z } from 'zod';
import { writtenDate, writtenDateIfGiven } from '@/lib/contract/dates';
import { noteText } from './note';
import { id } from './wire';
import { NOT_WRITTEN, noIdYet, writtenFlagIfGiven, writtenLinkId } from './written';

/**
 * Read by the backend only where the path gives no id (-1). It then refuses an object without an id and takes null,
 * so neither may become the other here.
 */
const references = {
  org: z.object({ orgId: writtenLinkId, orgName: z.string().nullish() }).nullish(),
  contact: z.object({ contactId: writtenLinkId, contactName: z.string().nullish() }).nullish(),
  status: z
    .object({ lastStatusId: writtenLinkId })
    .transform((status) => ({ ...status, lastStatus: null }))
    .nullish(),
};

const innerFields = {
  ...references,
  createDate: writtenDate,
  lastModifiedDate: writtenDate,
  lastStatusDate: writtenDate,
  callLogDate: writtenDate,
  regsite: writtenFlagIfGiven,
};

const noteFields = {
  noteEntry: noteText("Call log comments can't be empty."),
  callLogDate: writtenDateIfGiven,
  regSite: writtenFlagIfGiven,
};

interface TwoPlaces {
  callLogDate?: string | null | undefined;
  regSite?: number | undefined;
  callLog: { callLogDate: string | null; regsite?: number | undefined };
}

/**
 * Date and flag go out in both places (§7.8). What the note says counts, also when it says that there is no date;
 * where neither says a flag, none is sent, and the path's stands.
 */
function written<Body extends TwoPlaces>(body: Body) {
  const { callLog } = body;
  const callLogDate = body.callLogDate === undefined ? callLog.callLogDate : body.callLogDate;
  const flag = body.regSite ?? callLog.regsite;
  return {
    ...body,
    ...NOT_WRITTEN.note,
    callLogDate,
    regSite: flag,
    callLog: { ...callLog, ...NOT_WRITTEN.callLog, callLogDate, regsite: flag },
  };
}

/** The server stamps note and call log itself (§3.7). */
export const newCallLog = z
  .object({
    ...noteFields,
    noteId: noIdYet,
    callLog: z.object({ ...innerFields, callId: noIdYet }),
  })
  .transform((body) => ({ ...written(body), createDate: null, lastModifiedDate: null }));

const NOT_SENT_BACK = 'must be sent back as it was read';
const wholePerson = z.looseObject({}, { error: NOT_SENT_BACK }).nullable();

/**
 * The note is replaced whole: without its id a second one appears, and without its creator it vanishes from the
 * organization's list. So these must be there, while who changed it last is stamped anew. The id is null only for
 * a call log whose comment was deleted.
 */
export const editedCallLog = z
  .object({
    ...noteFields,
    noteId: id.nullable(),
    createDate: writtenDateIfGiven.refine((sent) => sent !== undefined, NOT_SENT_BACK),
    createdBy: wholePerson,
    lastModifiedDate: writtenDate,
    lastModifiedBy: wholePerson.optional(),
    callLog: z.object({ ...innerFields, callId: id }),
  })
  .transform(written);

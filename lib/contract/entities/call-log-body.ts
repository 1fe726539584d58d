/**
 * What is written of a call log: the note with its comment, and the call log within (legacy-api.md §3.7).
 * Organization, contact, status and registration site are those of the path, whatever the body says.
 */
import { z } from 'zod';
import { writtenDate, writtenDateIfGiven } from '@/lib/contract/dates';
import { noteText } from './note';
import { id } from './wire';
import { NOT_WRITTEN, writtenFlagIfGiven } from './written';

/** An object without an id would be saved as a reference to nothing, and fail; null passes (§3.7). */
const reference = <Link extends z.ZodType>(link: Link) => link.nullable().catch(null);

const references = {
  org: reference(z.object({ orgId: id, orgName: z.string().nullish() })),
  contact: reference(z.object({ contactId: id, contactName: z.string().nullish() })),
  status: reference(
    z.object({ lastStatusId: id }).transform((status) => ({ ...status, lastStatus: null })),
  ),
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

const stamps = { noteId: null, createDate: null, lastModifiedDate: null };

/** The server stamps note and call log itself; a call log without the inner object would fail (§3.7). */
export const newCallLog = z
  .object({
    ...noteFields,
    callLog: z
      .object(innerFields)
      .transform((callLog) => ({ ...callLog, callId: null }))
      .prefault({ org: null, contact: null, status: null }),
  })
  .transform((body) => ({ ...written(body), ...stamps }));

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
    lastModifiedBy: wholePerson.catch(null),
    callLog: z.object({ ...innerFields, callId: id }),
  })
  .transform(written);

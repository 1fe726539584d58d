/**
 * Call logs: rows of lists, and rows within the note with their comment (legacy-api.md D4, D6). That note is written (§3.7);
 * organization, contact, status and registration site are in the path of the write.
 */

import { z } from 'zod';
import { writtenDate, writtenDateIfGiven } from '@/lib/contract/dates';
import { COMMENT_EMPTY } from '@/lib/contract/messages';
import { noteText } from './note';
import { personName, stamps } from './person';
import { date, flagIfGiven, id, properties, text } from './wire';
import { NOT_WRITTEN, noIdYet, writtenFlagIfGiven, writtenLinkId } from './written';

/** An object with a null id is read as null. */
const idOrNull = id.nullish();

const fields = {
  callId: id,
  org: z.object({ orgId: idOrNull, orgName: text }).nullish(),
  contact: z.object({ contactId: idOrNull, contactName: personName }).nullish(),
  status: z.object({ lastStatusId: idOrNull, lastStatus: text }).nullish(),
  ...stamps,
  callLogDate: date,
  regsite: flagIfGiven,
};

const withFlagIfGiven = z.object(fields).transform(({ org, contact, status, regsite, ...row }) => ({
  ...row,
  registrationSite: regsite,
  organization: org?.orgId ? { orgId: org.orgId, name: org.orgName } : null,
  contact: contact?.contactId ? { contactId: contact.contactId, name: contact.contactName } : null,
  status: status?.lastStatusId ? { statusId: status.lastStatusId, name: status.lastStatus } : null,
}));

export const callLog = withFlagIfGiven.transform((row) => ({
  ...row,
  registrationSite: row.registrationSite ?? false,
}));

/** A whole presenter, because a write sends it back. */
const wholePerson = z
  .looseObject({})
  .nullish()
  .transform((person) => person ?? null);

const wrapped = z.object({
  noteId: id,
  noteEntry: text,
  createDate: date,
  createdBy: wholePerson,
  lastModifiedDate: date,
  lastModifiedBy: wholePerson,
  callLogDate: date,
  regSite: flagIfGiven,
  callLog: withFlagIfGiven,
});

/** Date and flag are taken from the note, else from the call log within (§7.8). */
function callLogOf({ callLog: inner, callLogDate, regSite }: z.output<typeof wrapped>) {
  return {
    ...inner,
    callLogDate: callLogDate ?? inner.callLogDate,
    registrationSite: regSite ?? inner.registrationSite ?? false,
  };
}

/** A row of the exports: names of the call log, text and dates of its note. */
export const callLogExportRow = wrapped.transform((note) => {
  const { createDate, lastModifiedDate } = note;
  return { ...callLogOf(note), comment: note.noteEntry, createDate, lastModifiedDate };
});

/** One call log with its comment. `echo` is the rest of the note, which a write sends back and replaces (§3.7). */
export const callLogDetail = wrapped.transform((note) => {
  const { noteId, createDate, createdBy, lastModifiedDate, lastModifiedBy } = note;
  const echo = { noteId, createDate, createdBy, lastModifiedDate, lastModifiedBy };
  return { ...callLogOf(note), comment: note.noteEntry, echo };
});

/** Sort fields of the list (§1.16), which differ from the names of the JSON properties. */
export const CALL_LOG_SORT_FIELDS = [
  'org.orgname',
  'createDate',
  'lastModifiedDate',
  'callLogDate',
];

/**
 * The backend reads them only if the path has no id (-1). Then it rejects an object without an id and accepts null, so
 * neither is converted to the other.
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
  ...properties(writtenDate, 'createDate', 'lastModifiedDate', 'lastStatusDate', 'callLogDate'),
  regsite: writtenFlagIfGiven,
};

const noteFields = {
  noteEntry: noteText(COMMENT_EMPTY),
  callLogDate: writtenDateIfGiven,
  regSite: writtenFlagIfGiven,
};

interface TwoPlaces {
  callLogDate?: string | null | undefined;
  regSite?: number | undefined;
  callLog: { callLogDate: string | null; regsite?: number | undefined };
}

/**
 * Writes date and flag in both places (§7.8). A null date of the note counts, a missing one does not. Without a flag in
 * either place, none is sent, and that of the path counts.
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

/** The backend sets the stamps of note and call log itself (§3.7). */
export const newCallLog = z
  .object({
    ...noteFields,
    noteId: noIdYet,
    callLog: z.object({ ...innerFields, callId: noIdYet }),
  })
  .transform((body) => ({ ...written(body), createDate: null, lastModifiedDate: null }));

const NOT_SENT_BACK = 'must be sent back as it was read';
const sentPerson = z.looseObject({}, { error: NOT_SENT_BACK }).nullable();

/**
 * Replaces the note as a whole: without its id the backend creates another one, and without its creator the organization's
 * list lacks it, so both are required. The id is null only if the comment was deleted.
 */
export const editedCallLog = z
  .object({
    ...noteFields,
    noteId: id.nullable(),
    createDate: writtenDateIfGiven.refine((sent) => sent !== undefined, NOT_SENT_BACK),
    createdBy: sentPerson,
    lastModifiedDate: writtenDate,
    lastModifiedBy: sentPerson.optional(),
    callLog: z.object({ ...innerFields, callId: id }),
  })
  .transform(written);

export type CallLog = z.output<typeof callLog>;
export type CallLogDetail = z.output<typeof callLogDetail>;
export type CallLogExportRow = z.output<typeof callLogExportRow>;

/** Call logs in lists, and within the note that holds their comment (legacy-api.md D4, D6). */
import { z } from 'zod';
import { personName } from './person';
import { date, flagIfGiven, id, text } from './wire';

/** An object whose id is null names nothing. */
const idOrNull = id.nullish();

const fields = {
  callId: id,
  org: z.object({ orgId: idOrNull, orgName: text }).nullish(),
  contact: z.object({ contactId: idOrNull, contactName: personName }).nullish(),
  status: z.object({ lastStatusId: idOrNull, lastStatus: text }).nullish(),
  createDate: date,
  createdBy: personName,
  lastModifiedDate: date,
  lastModifiedBy: personName,
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

/** A presenter as it came, for the write that has to send it back. */
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

/** A row of the exports: names come from the call log, text and dates from its note. */
export const callLogExportRow = wrapped.transform((note) => ({
  ...callLogOf(note),
  comment: note.noteEntry,
  createDate: note.createDate,
  lastModifiedDate: note.lastModifiedDate,
}));

/**
 * One call log with its comment. `echo` is the rest of the note, which a change of the call log replaces whole
 * and so has to send back (§3.7).
 */
export const callLogDetail = wrapped.transform((note) => ({
  ...callLogOf(note),
  comment: note.noteEntry,
  echo: {
    noteId: note.noteId,
    createDate: note.createDate,
    createdBy: note.createdBy,
    lastModifiedDate: note.lastModifiedDate,
    lastModifiedBy: note.lastModifiedBy,
  },
}));

/** The property paths that the list sorts by (§1.16); not the names that its rows have in JSON. */
export const CALL_LOG_SORT_FIELDS = [
  'org.orgname',
  'createDate',
  'lastModifiedDate',
  'callLogDate',
] as const;

export type CallLog = z.output<typeof callLog>;
export type CallLogDetail = z.output<typeof callLogDetail>;
export type CallLogExportRow = z.output<typeof callLogExportRow>;

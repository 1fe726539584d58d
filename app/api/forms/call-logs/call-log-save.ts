/** Input of the calls that save a call log: path values, and a note that contains the call log. */
import { CALL_LOG, type CallLogParts, type CallLogValues } from '@/lib/forms/call-log';

/** Without the ids and dates of a stored note. Date and flag are sent in both places (legacy-api.md §7.8). */
export function callLogSave(values: CallLogValues, stored?: CallLogParts) {
  const { organization, contact, status } = values;
  const { noteEntry, callLogDate, regsite: regSite } = CALL_LOG.body(values, stored);
  return {
    params: {
      orgId: Number(organization?.id),
      contactId: Number(contact?.id),
      statusId: Number(status?.id),
      regsite: Number(values.regsite),
    },
    note: { noteEntry, callLogDate, regSite },
    callLog: {
      org: organization && { orgId: organization.id, orgName: organization.text },
      contact: contact && { contactId: contact.id, contactName: contact.text },
      status: status && { lastStatusId: status.id },
    },
  };
}

/** What a call log's form becomes on its way to the backend: values of the path, and the note with the call log in it. */
import { CALL_LOG, type CallLogParts, type CallLogValues } from '@/lib/forms/call-log';

/**
 * Without the ids and dates of a note that is there already. Date and flag go out in both places where the contract has them
 * (legacy-api.md §7.8). A checked call log has organization, contact and status.
 */
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

/** What a call log's form becomes on its way to the backend: values of the path, and the note with the call log in it. */
import { z } from 'zod';
import { id } from '@/lib/contract/values';
import { readTypedDay } from '@/lib/format/typed-day';
import type { CallLogValues } from '@/lib/forms/call-log-fields';
import { type Choice, readChoice } from '@/lib/forms/choice';

/** Of checked values. A call log has all three. */
const choices = z.object({ organization: id, contact: id, status: id });

export function callLogPath(values: CallLogValues) {
  const { organization, contact, status } = choices.parse({
    organization: readChoice(values.organization)?.id,
    contact: readChoice(values.contact)?.id,
    status: readChoice(values.status)?.id,
  });
  return {
    orgId: organization,
    contactId: contact,
    statusId: status,
    regsite: Number(values.regsite),
  };
}

/**
 * Without the ids and dates of a note that is there already. Date and flag go out in both places where the contract
 * has them (legacy-api.md §7.8). `stored`: the date as it is, while it is the day that the form says.
 */
export function callLogBody(values: CallLogValues, stored: string | null) {
  const organization = readChoice(values.organization);
  const contact = readChoice(values.contact);
  return {
    noteEntry: values.noteEntry,
    callLogDate: dateOf(values.callLogDate, stored),
    regSite: Number(values.regsite),
    callLog: {
      org: organization && { orgId: organization.id, orgName: organization.text },
      contact: contact && { contactId: contact.id, contactName: contact.text },
      status: withStatusId(readChoice(values.status)),
    },
  };
}

const withStatusId = (status: Choice | null) => status && { lastStatusId: status.id };

function dateOf(typed: string, stored: string | null): string | null {
  const day = readTypedDay(typed);
  if (day === null) return null;
  return stored?.startsWith(day) ? stored : `${day}T00:00:00`;
}

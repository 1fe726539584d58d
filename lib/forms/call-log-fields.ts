/** The fields of the call log form. Organization, contact and status are choices with id and name. */
import { organizationName } from '@/lib/format/record-names';
import { editableText } from '@/lib/format/text';
import { printTypedDay } from '@/lib/format/typed-day';
import { formatDateTime } from '@/lib/format/wall-clock';
import { choiceText } from './choice';
import type { FieldFacts, Values } from './values';

export type CallLogField =
  | 'organization'
  | 'contact'
  | 'status'
  | 'regsite'
  | 'callLogDate'
  | 'noteEntry';

export type CallLogValues = Values<CallLogField>;

export const CALL_LOG_FIELDS: Record<CallLogField, FieldFacts> = {
  organization: { label: 'Organization', kind: 'choice' },
  contact: { label: 'Contact person', kind: 'choice' },
  status: { label: 'Organization status', kind: 'choice' },
  regsite: { label: 'Registration site', kind: 'flag' },
  callLogDate: { label: 'Past call log date', kind: 'text' },
  noteEntry: { label: 'Call Log Comments', kind: 'text' },
};

export const NEW_CALL_LOG: CallLogValues = {
  organization: '',
  contact: '',
  status: '',
  regsite: '1',
  callLogDate: '',
  noteEntry: '',
};

/** Stands at a missing field that is not the first one: only the first is reported. */
export const MISSING_TOO = 'Required.';

/** What a call log says of itself; any of it may be missing (legacy-api.md D6). */
export interface CallLogParts {
  organization: { orgId: number; name: string | null } | null;
  contact: { contactId: number; name: string | null } | null;
  status: { statusId: number; name: string | null } | null;
  registrationSite: boolean;
  /** Wall clock. */
  callLogDate: string | null;
  comment: string | null;
}

export function callLogValues(callLog: CallLogParts): CallLogValues {
  const { organization, contact, status } = callLog;
  return {
    organization: organization ? organizationChoice(organization) : '',
    contact: contact
      ? choiceText({ id: contact.contactId, text: contact.name ?? `Contact ${contact.contactId}` })
      : '',
    status: status ? statusChoice(status) : '',
    regsite: callLog.registrationSite ? '1' : '0',
    callLogDate: printTypedDay(callLog.callLogDate),
    noteEntry: editableText(callLog.comment),
  };
}

export function organizationChoice(organization: { orgId: number; name: string | null }) {
  return choiceText({ id: organization.orgId, text: organizationName(organization) });
}

export function statusChoice(status: { statusId: number; name: string | null }) {
  const { statusId, name } = status;
  return choiceText({ id: statusId, text: name || `Status ${statusId}` });
}

/** A past call log date is a day; older ones have a time, which is shown. */
export function formatCallLogDate(wallClock: string | null): string {
  const text = formatDateTime(wallClock);
  return text.endsWith(' 12:00 AM') ? text.slice(0, -' 12:00 AM'.length) : text;
}

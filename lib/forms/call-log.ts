/** The form of a call log. */
import { COMMENT_EMPTY } from '@/lib/contract/messages';
import { organizationName } from '@/lib/format/record-names';
import { SLASHED_DAY } from '@/lib/format/typed-date';
import { formatDateTime } from '@/lib/format/wall-clock';
import { type Choice, fieldsOf } from './field';
import { defineForm, type FieldErrors, type NameOf, type ValuesOf } from './form';

/** The parts of a call log; any may be missing (legacy-api.md D6). */
export interface CallLogParts {
  organization: { orgId: number; name: string | null } | null;
  contact: { contactId: number; name: string | null } | null;
  status: { statusId: number; name: string | null } | null;
  registrationSite: boolean;
  /** Wall clock. */
  callLogDate: string | null;
  comment: string | null;
}

export const organizationChoice = (one: { orgId: number; name: string | null }): Choice => ({
  id: one.orgId,
  text: organizationName(one),
});

export const statusChoice = (one: { statusId: number; name: string | null }): Choice => ({
  id: one.statusId,
  text: one.name || `Status ${one.statusId}`,
});

const contactChoice = ({ contactId, name }: { contactId: number; name: string | null }) => ({
  id: contactId,
  text: name ?? `Contact ${contactId}`,
});

const { longText, flag, date, choice } = fieldsOf<CallLogParts>();

export const CALL_LOG = defineForm({
  organization: choice(
    'Organization',
    (log) => log.organization && organizationChoice(log.organization),
    {
      required: "Organization can't be empty.",
    },
  ),
  contact: choice('Contact person', (log) => log.contact && contactChoice(log.contact), {
    required: "Contact person can't be empty.",
  }),
  status: choice('Organization status', (log) => log.status && statusChoice(log.status), {
    required: "Last organization status can't be empty.",
  }),
  regsite: flag('Registration site', ({ registrationSite }) => registrationSite),
  callLogDate: date('Past call log date', ({ callLogDate }) => callLogDate, SLASHED_DAY),
  noteEntry: longText('Call Log Comments', ({ comment }) => comment, {
    required: COMMENT_EMPTY,
  }),
});

export type CallLogValues = ValuesOf<typeof CALL_LOG>;
export type CallLogField = NameOf<CallLogValues>;

/** Shown at the first missing field, whose message is shown above. */
const FIRST_MISSING = {
  organization: 'Select an organization.',
  contact: 'Select a contact person.',
  status: 'Select a status.',
  noteEntry: 'Enter a comment.',
};

const REQUIRED = ['organization', 'contact', 'status', 'noteEntry'] as const;

/** Shown at the other missing fields. */
export const MISSING_TOO = 'Required.';

/** `missing`: the message of the first missing field. `hidden` fields are not checked. */
export function callLogErrors(values: CallLogValues, hidden: readonly CallLogField[] = []) {
  let errors: FieldErrors<CallLogValues> = CALL_LOG.check(values);
  for (const name of hidden) errors = { ...errors, [name]: undefined };
  const isMissing = (name: (typeof REQUIRED)[number]) => {
    const value = values[name];
    const empty = value === null || (typeof value === 'string' && value.trim() === '');
    return empty && !hidden.includes(name);
  };
  const [first, ...others] = REQUIRED.filter(isMissing);
  const missing = (first && errors[first]) ?? null;
  if (first) errors = { ...errors, [first]: FIRST_MISSING[first] };
  for (const name of others) errors = { ...errors, [name]: MISSING_TOO };
  return { errors, missing };
}

/** Old past call log dates have a time; others are at midnight. */
export function formatCallLogDate(wallClock: string | null): string {
  const text = formatDateTime(wallClock);
  return text.endsWith(' 12:00 AM') ? text.slice(0, -' 12:00 AM'.length) : text;
}

/** What a call log's form may hold. */
import { z } from 'zod';
import { noteText } from '@/lib/contract/entities/note';
import { id } from '@/lib/contract/values';
import { readTypedDay } from '@/lib/format/typed-day';
import {
  type CallLogField,
  type CallLogValues,
  CALL_LOG_FIELDS as F,
  MISSING_TOO,
} from './call-log-fields';
import { errorsOf, zeroOrOne } from './checks';
import { readChoice } from './choice';
import { type FieldErrors, namesOf } from './values';

const chosen = (whenNone: string) =>
  z
    .string()
    .max(4000, whenNone)
    .refine((text) => id.safeParse(readChoice(text)?.id).success, whenNone);

export const callLogForm = z.strictObject({
  organization: chosen("Organization can't be empty."),
  contact: chosen("Contact person can't be empty."),
  status: chosen("Last organization status can't be empty."),
  regsite: zeroOrOne(F.regsite),
  callLogDate: z
    .string()
    .refine(
      (text) => text.trim() === '' || readTypedDay(text) !== null,
      `${F.callLogDate.label} has to be a day such as 05/03/2026.`,
    ),
  noteEntry: noteText("Call log comments can't be empty."),
});

const REQUIRED = ['organization', 'contact', 'status', 'noteEntry'] as const;

/** Stands at the first missing field, while the message says what the specification has for it. */
const FIRST_MISSING = {
  organization: 'Select an organization.',
  contact: 'Select a contact person.',
  status: 'Select a status.',
  noteEntry: 'Enter a comment.',
};

export interface CallLogErrors {
  errors: FieldErrors<CallLogField>;
  /** What the first missing field says; null when none is missing. */
  missing: string | null;
}

/** Nothing is said of `hidden` fields, which cannot be filled in yet. */
export function callLogErrors(
  values: CallLogValues,
  hidden: readonly CallLogField[] = [],
): CallLogErrors {
  const found = errorsOf(callLogForm, values);
  const [first, ...others] = REQUIRED.filter(
    (name) => found[name] !== undefined && values[name].trim() === '' && !hidden.includes(name),
  );
  let errors: FieldErrors<CallLogField> = {};
  for (const name of namesOf(values)) {
    const message =
      name === first
        ? FIRST_MISSING[first]
        : others.some((other) => other === name)
          ? MISSING_TOO
          : found[name];
    if (message !== undefined && !hidden.includes(name)) errors = { ...errors, [name]: message };
  }
  return { errors, missing: first === undefined ? null : (found[first] ?? null) };
}

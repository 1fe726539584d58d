'use client';
import { draftKey } from '@/components/forms/draft';
import { useForm } from '@/components/forms/use-form';
import { showMessage } from '@/components/ui/messages';
/** The form of a call log: what it checks and sends, and what choosing an organization means for its contact. */
import { pathTo } from '@/lib/contract/paths';
import { type CallLogField, type CallLogValues, MISSING_TOO } from '@/lib/forms/call-log-fields';
import { type Choice, choiceText, readChoice, sameChoice } from '@/lib/forms/choice';

interface CallLogFormSetup {
  /** Null: a new one. */
  callId: number | null;
  saved: CallLogValues;
  /** Of the form. */
  address: string;
  /** Whose unsaved changes are kept. */
  person: string;
}

export type CallLogForm = ReturnType<typeof useCallLogForm>;

/** What a new call log shows only once its organization is chosen. */
const AFTER_ORGANIZATION = ['contact', 'noteEntry'] as const satisfies readonly CallLogField[];

export function useCallLogForm({ callId, saved, address, person }: CallLogFormSetup) {
  const check = async (values: CallLogValues) => {
    const { callLogErrors } = await import('@/lib/forms/call-log');
    const awaiting = callId === null && values.organization === '';
    const { errors, missing } = callLogErrors(values, awaiting ? AFTER_ORGANIZATION : []);
    if (missing !== null) showMessage('warning', missing, 4);
    return errors;
  };

  const form = useForm<CallLogField>({
    saved,
    draft: draftKey(address, person),
    check,
    saveUnchanged: callId === null,
    write: (values, base) =>
      callId === null
        ? { method: 'POST', path: pathTo('callLogForms'), body: { values } }
        : { method: 'PUT', path: pathTo('callLogForm', { callId }), body: { base, values } },
  });

  /** A contact is one of the organization's: another organization has others. */
  const chooseOrganization = (organization: Choice | null) => {
    const text = sameChoice(choiceText(organization), saved.organization);
    if (idOf(text) === idOf(form.values.organization)) return;
    form.change('organization', text);
    form.change('contact', idOf(text) === idOf(saved.organization) ? saved.contact : '');
  };

  const chooseContact = (contact: Choice | null) =>
    form.change('contact', sameChoice(choiceText(contact), saved.contact));

  return {
    ...form,
    /** Only the first missing field is reported; the others are marked where they stand. */
    wrong: form.wrong.filter(({ message }) => message !== MISSING_TOO),
    chooseOrganization,
    chooseContact,
  };
}

const idOf = (choice: string) => readChoice(choice)?.id;

'use client';
/** The form of a call log and its controls: a new call log shows all, an existing one those that were opened. */
import { draftKey } from '@/components/forms/draft';
import { OrganizationContactSearch, OrganizationSearch } from '@/components/forms/lazy-searches';
import { useForm } from '@/components/forms/use-form';
import { NewTabLink } from '@/components/ui/app-link';
import { DateField } from '@/components/ui/date-field';
import { SelectField } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { CELL_LINK } from '@/components/ui/table';
import { pathTo } from '@/lib/contract/paths';
import { yesNo } from '@/lib/format/text';
import { SLASHED_DAY } from '@/lib/format/typed-date';
import {
  CALL_LOG,
  type CallLogValues,
  callLogErrors,
  MISSING_TOO,
  statusChoice,
} from '@/lib/forms/call-log';
import type { Choice } from '@/lib/forms/field';
import type { Choices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';

export type Statuses = Choices<{ statusId: number; name: string }>;

interface CallLogFormSetup {
  /** Null: a new one. */
  callId: number | null;
  saved: CallLogValues;
  /** Path of the form. */
  address: string;
  person: string;
}

export type CallLogForm = ReturnType<typeof useCallLogForm>;

export function useCallLogForm({ callId, saved, address, person }: CallLogFormSetup) {
  const isNew = callId === null;
  const form = useForm({
    form: CALL_LOG,
    saved,
    draft: draftKey(address, person),
    check: (values) => {
      // A new call log shows these once its organization is chosen.
      const awaiting = isNew && values.organization === null;
      const { errors, missing } = callLogErrors(values, awaiting ? ['contact', 'noteEntry'] : []);
      if (missing !== null) showMessage('warning', missing, 4);
      return errors;
    },
    target: isNew
      ? { method: 'POST', path: pathTo('callLogForms') }
      : { method: 'PUT', path: pathTo('callLogForm', { callId }) },
  });

  /** Another organization has other contacts. */
  const chooseOrganization = (organization: Choice | null) => {
    const { same } = CALL_LOG.fields.organization;
    if (same(organization, form.values.organization)) return;
    form.change('organization', organization);
    form.change('contact', same(organization, saved.organization) ? saved.contact : null);
  };

  return {
    ...form,
    /** Of the missing fields only the first is listed; the others are marked. */
    wrong: form.wrong.filter(({ message }) => message !== MISSING_TOO),
    chooseOrganization,
  };
}

interface ControlProps {
  form: CallLogForm;
  /** The user has just opened the control. */
  autoFocus?: boolean;
}

export function OrganizationControl({ form, autoFocus = false }: ControlProps) {
  const { id, value, error, required, readOnly } = form.field('organization');
  return (
    <OrganizationSearch
      {...{ id, value, error, required, readOnly, autoFocus }}
      label="Select organization"
      onChange={form.chooseOrganization}
    />
  );
}

export function ContactControl({ form, autoFocus = false }: ControlProps) {
  const { organization } = form.values;
  if (!organization) {
    return <p className="text-muted text-sm">Choose an organization first.</p>;
  }
  const { id, value, error, required, readOnly, onChange } = form.field('contact');
  return (
    <div className="min-w-0">
      <OrganizationContactSearch
        {...{ id, value, error, required, readOnly, autoFocus, onChange }}
        // Resets the search.
        key={organization.id}
        orgId={organization.id}
        label="Select contact person"
        emptyText="This organization has no contacts yet. Add one below, then come back to this field."
      />
      <p className="text-sm">
        <NewTabLink href={routes.editOrganization(organization.id)} className={CELL_LINK}>
          Add a contact to this organization
        </NewTabLink>
      </p>
    </div>
  );
}

export function StatusControl({ form, statuses }: ControlProps & { statuses: Statuses }) {
  const { value, onChange, ...field } = form.field('status');
  const offered = 'values' in statuses ? statuses.values.map(statusChoice) : [];
  const known = value ? [value, ...offered] : offered;
  const choiceOf = (id: string) => known.find((one) => String(one.id) === id);
  return (
    <SelectField
      {...field}
      value={value ? String(value.id) : ''}
      onChange={(id) => onChange(choiceOf(id) ?? null)}
      choices={offered.map(({ id }) => String(id))}
      textOf={(id) => choiceOf(id)?.text ?? id}
      hint={'message' in statuses ? statuses.message : undefined}
    />
  );
}

export function RegistrationSiteControl({ form }: ControlProps) {
  const { value, onChange, ...field } = form.field('regsite');
  return (
    <SelectField
      {...field}
      value={String(Number(value))}
      onChange={(flag) => onChange(flag === '1')}
      always
      choices={['1', '0']}
      textOf={(flag) => yesNo(flag === '1')}
    />
  );
}

export function PastDateControl({ form, today }: ControlProps & { today: string }) {
  return (
    <DateField
      {...form.field('callLogDate')}
      format={SLASHED_DAY}
      clearable
      hint="Only needed for past call logs (overrides the creation date)."
      today={today}
    />
  );
}

/** Side effects of the save (legacy-api.md D10). */
export function SaveEffects({ existing }: { existing: boolean }) {
  return (
    <p className="max-w-3xl text-muted text-sm">
      Saving also updates the organization’s last status and last contact and the contact’s last
      contact{existing ? ', even when only the comment was changed' : ''}.
    </p>
  );
}

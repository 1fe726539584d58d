'use client';
import { NewTabLink } from '@/components/ui/app-link';
import { AwaitedSearch } from '@/components/ui/awaited-search';
import { DayField } from '@/components/ui/day-field';
import { lazyPart } from '@/components/ui/lazy-part';
import { SelectField } from '@/components/ui/select-field';
import { CELL_LINK } from '@/components/ui/table';
import { yesNo } from '@/lib/format/text';
import { CALL_LOG_FIELDS } from '@/lib/forms/call-log-fields';
import { readChoice } from '@/lib/forms/choice';
/** The controls of a call log's form, of which a new one shows all, and an existing one those that are asked for. */
import type { Choices } from '@/lib/list/choices';
import { routes } from '@/lib/routes';
import type { CallLogForm } from './use-call-log-form';

export interface ChoiceProps {
  form: CallLogForm;
  label: string;
  autoFocus: boolean;
}

interface ControlProps {
  form: CallLogForm;
  /** Somebody asked for this control just now. */
  autoFocus?: boolean;
}

const SELECT_ORGANIZATION = 'Select organization';
const SELECT_CONTACT = 'Select contact person';

const OrganizationSearch = lazyPart(
  async () => (await import('./call-log-search')).OrganizationSearch,
  (props: ChoiceProps) => <Awaited {...props} name="organization" />,
);
const ContactSearch = lazyPart(
  async () => (await import('./call-log-search')).ContactSearch,
  (props: ChoiceProps & { orgId: number }) => <Awaited {...props} name="contact" />,
);

function Awaited({ form, name, ...search }: ChoiceProps & { name: 'organization' | 'contact' }) {
  const { id, value, error, readOnly } = form.field(name);
  return (
    <AwaitedSearch {...{ ...search, id, error, readOnly }} value={readChoice(value)} required />
  );
}

export function OrganizationControl({ form, autoFocus = false }: ControlProps) {
  return <OrganizationSearch form={form} label={SELECT_ORGANIZATION} autoFocus={autoFocus} />;
}

export function ContactControl({ form, autoFocus = false }: ControlProps) {
  const organization = readChoice(form.values.organization);
  if (!organization) {
    return <p className="text-muted text-sm">Choose an organization first.</p>;
  }
  return (
    <div className="min-w-0">
      <ContactSearch
        form={form}
        label={SELECT_CONTACT}
        autoFocus={autoFocus}
        orgId={organization.id}
      />
      <p className="text-sm">
        <NewTabLink href={routes.editOrganization(organization.id)} className={CELL_LINK}>
          Add a contact to this organization
        </NewTabLink>
      </p>
    </div>
  );
}

export function StatusControl({ form, statuses }: ControlProps & { statuses: Choices }) {
  return (
    <SelectField
      {...form.field('status')}
      label={CALL_LOG_FIELDS.status.label}
      required
      choices={'values' in statuses ? statuses.values : []}
      textOf={(choice) => readChoice(choice)?.text ?? choice}
      hint={'message' in statuses ? statuses.message : undefined}
    />
  );
}

export function RegistrationSiteControl({ form }: ControlProps) {
  return (
    <SelectField
      {...form.field('regsite')}
      label={CALL_LOG_FIELDS.regsite.label}
      always
      choices={['1', '0']}
      textOf={(flag) => yesNo(flag === '1')}
    />
  );
}

export function PastDateControl({ form, today }: ControlProps & { today: string }) {
  return (
    <DayField
      {...form.field('callLogDate')}
      label={CALL_LOG_FIELDS.callLogDate.label}
      hint="Only needed for past call logs (overrides the creation date)."
      today={today}
    />
  );
}

'use client';
/** The details of a call log. Each has a button that reveals the control to change it. */
import { type ReactNode, useEffect, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { NoValue } from '@/components/ui/detail-list';
import { HydratedButton } from '@/components/ui/hydrated-button';
import { CELL_LINK } from '@/components/ui/table';
import type { CallLog } from '@/lib/contract/entities/call-log';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import {
  CALL_LOG,
  type CallLogField,
  type CallLogValues,
  formatCallLogDate,
} from '@/lib/forms/call-log';
import { routes } from '@/lib/routes';
import {
  type CallLogForm,
  ContactControl,
  OrganizationControl,
  PastDateControl,
  RegistrationSiteControl,
  StatusControl,
  type Statuses,
} from './call-log-fields';

interface CallLogDetailsProps {
  form: CallLogForm;
  callLog: CallLog;
  saved: CallLogValues;
  statuses: Statuses;
  today: string;
}

export function CallLogDetails({ form, callLog, saved, statuses, today }: CallLogDetailsProps) {
  const { organization, contact, status } = saved;
  const shared = { form, saved };
  const stamps = [
    { label: 'Created by', value: callLog.createdBy },
    { label: 'Created on', value: formatDateTime(callLog.createDate) },
    { label: 'Last modified by', value: callLog.lastModifiedBy },
    { label: 'Last modified on', value: formatDateTime(callLog.lastModifiedDate) },
  ];
  return (
    <dl className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <EditableDetail
        {...shared}
        name="organization"
        label="Organization"
        what="organization"
        value={
          organization && (
            <AppLink href={routes.organization(organization.id)} className={CELL_LINK}>
              <bdi>{organization.text}</bdi>
            </AppLink>
          )
        }
        control={(opened) => <OrganizationControl form={form} autoFocus={opened} />}
      />
      <EditableDetail
        {...shared}
        name="contact"
        label="Contact person"
        what="contact"
        value={contact?.text && <bdi>{contact.text}</bdi>}
        control={(opened) => <ContactControl form={form} autoFocus={opened} />}
      />
      <EditableDetail
        {...shared}
        name="status"
        label="Status set"
        what="status"
        value={status?.text && <bdi>{status.text}</bdi>}
        control={() => <StatusControl form={form} statuses={statuses} />}
      />
      <EditableDetail
        {...shared}
        name="regsite"
        label="Registration site"
        what="registration site"
        value={yesNo(saved.regsite)}
        control={() => <RegistrationSiteControl form={form} />}
      />
      <EditableDetail
        {...shared}
        name="callLogDate"
        label="Past call log date"
        what="call log date"
        value={formatCallLogDate(callLog.callLogDate)}
        control={() => <PastDateControl form={form} today={today} />}
      />
      {stamps.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="wrap-anywhere">{value ? <bdi>{value}</bdi> : <NoValue />}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EditableDetailProps {
  form: CallLogForm;
  name: CallLogField;
  saved: CallLogValues;
  label: string;
  /** Follows `Edit` in the label of the button. */
  what: string;
  value: ReactNode;
  /** `opened`: by the button. */
  control: (opened: boolean) => ReactNode;
}

function EditableDetail(props: EditableDetailProps) {
  const { form, name, saved, label, what, value, control } = props;
  const [opened, setOpened] = useState(false);
  const { id, error } = form.field(name);
  const isSame = (field: CallLogField) => CALL_LOG.sameIn(field, form.values, saved);
  const inConflict = form.conflicts.some((conflict) => conflict.name === name);
  // A restored draft, an error and a conflict have to be visible.
  const open = opened || inConflict || error !== undefined || !isSame(name);
  // Another organization has other contacts.
  const revertible = !inConflict && (name !== 'contact' || isSame('organization'));

  useEffect(() => {
    if (opened) document.getElementById(id)?.focus();
  }, [opened, id]);

  const revert = () => {
    if (name === 'organization') form.chooseOrganization(saved.organization);
    else form.change(name, saved[name]);
    setOpened(false);
  };

  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 wrap-anywhere">{value || <NoValue />}</span>
        {open && !revertible ? null : (
          <HydratedButton
            onClick={open ? revert : () => setOpened(true)}
            className={`${CELL_LINK} text-sm`}
          >
            {open ? (
              <>
                Keep as it was<span className="sr-only"> ({what})</span>
              </>
            ) : (
              `Edit ${what}`
            )}
          </HydratedButton>
        )}
      </dd>
      {open ? <dd className="pt-1">{control(opened)}</dd> : null}
    </div>
  );
}

'use client';
/** What is known of a call log, part by part, each with the way to change it; and who wrote it down when. */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { NoValue } from '@/components/ui/detail-list';
import { CELL_LINK } from '@/components/ui/table';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import { type CallLogValues, formatCallLogDate } from '@/lib/forms/call-log';
import type { Choice } from '@/lib/forms/field';
import type { CallLog } from '@/lib/legacy/call-logs';
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
import { EditableFact } from './editable-fact';

interface CallLogDetailsProps {
  form: CallLogForm;
  callLog: CallLog;
  saved: CallLogValues;
  statuses: Statuses;
  today: string;
}

export function CallLogDetails({ form, callLog, saved, statuses, today }: CallLogDetailsProps) {
  const { organization } = saved;
  const fact = { form, saved };
  return (
    <dl className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <EditableFact
        {...fact}
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
        control={(asked) => <OrganizationControl form={form} autoFocus={asked} />}
      />
      <EditableFact
        {...fact}
        name="contact"
        label="Contact person"
        what="contact"
        value={named(saved.contact)}
        control={(asked) => <ContactControl form={form} autoFocus={asked} />}
      />
      <EditableFact
        {...fact}
        name="status"
        label="Status set"
        what="status"
        value={named(saved.status)}
        control={() => <StatusControl form={form} statuses={statuses} />}
      />
      <EditableFact
        {...fact}
        name="regsite"
        label="Registration site"
        what="registration site"
        value={yesNo(saved.regsite)}
        control={() => <RegistrationSiteControl form={form} />}
      />
      <EditableFact
        {...fact}
        name="callLogDate"
        label="Past call log date"
        what="call log date"
        value={formatCallLogDate(callLog.callLogDate)}
        control={() => <PastDateControl form={form} today={today} />}
      />
      {stampsOf(callLog).map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="wrap-anywhere">{value ? <bdi>{value}</bdi> : <NoValue />}</dd>
        </div>
      ))}
    </dl>
  );
}

function named(choice: Choice | null): ReactNode {
  return choice?.text && <bdi>{choice.text}</bdi>;
}

function stampsOf(callLog: CallLog) {
  return [
    { label: 'Created by', value: callLog.createdBy },
    { label: 'Created on', value: formatDateTime(callLog.createDate) },
    { label: 'Last modified by', value: callLog.lastModifiedBy },
    { label: 'Last modified on', value: formatDateTime(callLog.lastModifiedDate) },
  ];
}

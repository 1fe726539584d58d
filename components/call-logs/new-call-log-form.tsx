'use client';
import { FormBody } from '@/components/forms/form-body';
import { type SavedForm, useRedirect } from '@/components/forms/use-form';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { TextAreaField } from '@/components/ui/text-area-field';
import { CALL_LOG, type CallLogValues } from '@/lib/forms/call-log';
import type { Choice } from '@/lib/forms/field';
import { routes } from '@/lib/routes';
import {
  ContactControl,
  OrganizationControl,
  PastDateControl,
  RegistrationSiteControl,
  SaveEffects,
  StatusControl,
  type Statuses,
  useCallLogForm,
} from './call-log-fields';

interface NewCallLogFormProps {
  /** The preselected organization. */
  organization: Choice | null;
  statuses: Statuses;
  person: string;
  /** `YYYY-MM-DD` in the agency's zone. */
  today: string;
}

const LOOK = { href: routes.callLogs, text: 'the list of call logs' };

/** Contact and comment appear once an organization is chosen. */
export function NewCallLogForm({ organization, statuses, person, today }: NewCallLogFormProps) {
  const redirect = useRedirect(2);
  const address = organization ? routes.newCallLogFor(organization.id) : routes.newCallLog;
  const saved = { ...CALL_LOG.blank, regsite: true, organization };
  const form = useCallLogForm({ callId: null, saved, address, person });

  const onSaved = ({ createdId }: SavedForm<CallLogValues>) => {
    showMessage('success', 'New Call Log is created! Please wait for the page to refresh!', 6);
    const created = Number(createdId);
    redirect((router) => router.push(created > 0 ? routes.callLog(created) : routes.callLogs));
  };

  const chosen = form.values.organization !== null;
  return (
    <Panel title="New call log">
      <FormBody form={form} look={LOOK} save="Save call log" onSaved={onSaved}>
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          <OrganizationControl form={form} />
          {chosen ? <ContactControl form={form} /> : null}
        </div>
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <StatusControl form={form} statuses={statuses} />
          <RegistrationSiteControl form={form} />
          <PastDateControl form={form} today={today} />
        </div>
        {chosen ? (
          <div className="max-w-3xl">
            <TextAreaField {...form.field('noteEntry')} />
          </div>
        ) : null}
        <SaveEffects existing={false} />
      </FormBody>
    </Panel>
  );
}

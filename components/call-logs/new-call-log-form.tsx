'use client';
import { useState } from 'react';
import { FormBody } from '@/components/forms/form-body';
import { type SavedForm, useRedirect } from '@/components/forms/use-form';
import { buttonLook } from '@/components/ui/button';
import { HydratedButton } from '@/components/ui/hydrated-button';
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

/** Value of the button "Save and log another". */
const ANOTHER = 'another';

const LOOK = { href: routes.callLogs, text: 'the list of call logs' };

/** Contact and comment appear once an organization is chosen. "Save and log another" ends with an empty form. */
export function NewCallLogForm(props: NewCallLogFormProps) {
  const [saves, setSaves] = useState(0);
  return (
    <Form
      key={saves}
      {...props}
      organization={saves === 0 ? props.organization : null}
      onAnother={() => setSaves((count) => count + 1)}
    />
  );
}

function Form(props: NewCallLogFormProps & { onAnother: () => void }) {
  const { organization, statuses, person, today, onAnother } = props;
  const redirect = useRedirect(2);
  const address = organization ? routes.newCallLogFor(organization.id) : routes.newCallLog;
  const saved = { ...CALL_LOG.blank, regsite: true, organization };
  const form = useCallLogForm({ callId: null, saved, address, person });

  const onSaved = ({ createdId }: SavedForm<CallLogValues>, action: string) => {
    showMessage('success', 'New Call Log is created! Please wait for the page to refresh!', 6);
    const created = Number(createdId);
    // Back leads to the list and not into the form.
    if (action === ANOTHER) redirect(() => onAnother());
    else
      redirect((router) => router.replace(created > 0 ? routes.callLog(created) : routes.callLogs));
  };

  const chosen = form.values.organization !== null;
  return (
    <Panel title="New call log">
      <FormBody
        form={form}
        look={LOOK}
        save="Save call log"
        onSaved={onSaved}
        buttons={
          <HydratedButton
            type="submit"
            value={ANOTHER}
            aria-disabled={form.phase !== 'editing'}
            className={buttonLook('secondary')}
          >
            Save and log another
          </HydratedButton>
        }
      >
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

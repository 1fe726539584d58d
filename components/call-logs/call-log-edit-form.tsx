'use client';
import { startTransition, useEffect, useRef, useState } from 'react';
import { FormBody } from '@/components/forms/form-body';
import { useRedirect } from '@/components/forms/use-form';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { CallLog } from '@/lib/contract/entities/call-log';
import { inlineLimit } from '@/lib/format/text';
import type { CallLogValues } from '@/lib/forms/call-log';
import { routes } from '@/lib/routes';
import { CallLogDetails } from './call-log-details';
import { SaveEffects, type Statuses, useCallLogForm } from './call-log-fields';

interface CallLogEditFormProps {
  callLog: CallLog;
  saved: CallLogValues;
  /** Names what is missing in the record. */
  warning: string | null;
  statuses: Statuses;
  person: string;
  /** `YYYY-MM-DD` in the agency's zone. */
  today: string;
}

/** The form of an existing call log. It is reset after each save, and when the saved values have changed. */
export function CallLogEditForm(props: CallLogEditFormProps) {
  const [saves, setSaves] = useState(0);
  return (
    <EditForm
      key={`${saves} ${JSON.stringify(props.saved)}`}
      {...props}
      reloaded={saves > 0}
      onReload={() => setSaves((count) => count + 1)}
    />
  );
}

function EditForm(props: CallLogEditFormProps & { reloaded: boolean; onReload: () => void }) {
  const { callLog, saved, warning, statuses, person, today, reloaded, onReload } = props;
  const { callId } = callLog;
  const redirect = useRedirect(1);
  const box = useRef<HTMLFormElement>(null);
  const form = useCallLogForm({ callId, saved, address: routes.callLog(callId), person });

  useEffect(() => {
    // The pressed button was replaced with its form.
    const lost = reloaded && document.activeElement === document.body;
    if (lost) box.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [reloaded]);

  const onSaved = () => {
    showMessage('info', 'Call Log has been updated!', 6);
    redirect((router) =>
      startTransition(() => {
        router.refresh();
        onReload();
      }),
    );
  };

  const comment = form.field('noteEntry');
  // After a conflict the comment may be longer than the saved one.
  const limit = Math.max(inlineLimit(saved.noteEntry), comment.value.length);
  return (
    <Panel title={<bdi>{saved.organization?.text ?? `Call log ${callId}`}</bdi>}>
      <FormBody ref={box} form={form} save="Save call log" onSaved={onSaved}>
        {warning ? <p className="text-warning text-sm">{warning}</p> : null}
        <CallLogDetails {...{ form, callLog, saved, statuses, today }} />
        <div className="max-w-3xl">
          <TextAreaField
            {...comment}
            hint={`Click the comment to edit it: ${comment.value.length} of ${limit} characters.`}
            inline
            maxLength={limit}
          />
        </div>
        <SaveEffects existing />
      </FormBody>
    </Panel>
  );
}

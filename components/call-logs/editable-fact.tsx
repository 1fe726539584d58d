'use client';
/** One thing that is known of a call log, with the button that reveals the control to change it. */
import { type ReactNode, useEffect, useState } from 'react';
import { NoValue } from '@/components/ui/detail-list';
import { HydratedButton } from '@/components/ui/hydrated-button';
import { CELL_LINK } from '@/components/ui/table';
import { CALL_LOG, type CallLogField, type CallLogValues } from '@/lib/forms/call-log';
import type { CallLogForm } from './call-log-fields';

interface EditableFactProps {
  form: CallLogForm;
  name: CallLogField;
  /** As the page was loaded. */
  saved: CallLogValues;
  label: string;
  /** Of what, after `Edit`. */
  what: string;
  value: ReactNode;
  /** `asked`: the person pressed the button for it. */
  control: (asked: boolean) => ReactNode;
}

export function EditableFact(props: EditableFactProps) {
  const { form, name, saved, label, what, value, control } = props;
  const [asked, setAsked] = useState(false);
  const { id, error } = form.field(name);
  const isSame = (one: CallLogField) => CALL_LOG.sameIn(one, form.values, saved);
  const met = form.conflicts.some((conflict) => conflict.name === name);
  // What came back as a draft, is wrong or was changed by somebody else has to be seen.
  const open = asked || met || error !== undefined || !isSame(name);
  // Who else changed it decided by looking at both; and another organization has other contacts.
  const moved = name === 'contact' && !isSame('organization');
  const keepable = !met && !moved;

  useEffect(() => {
    if (asked) document.getElementById(id)?.focus();
  }, [asked, id]);

  const keep = () => {
    if (name === 'organization') form.chooseOrganization(saved.organization);
    else form.change(name, saved[name]);
    setAsked(false);
  };

  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 wrap-anywhere">{value || <NoValue />}</span>
        {open && !keepable ? null : (
          <HydratedButton
            onClick={open ? keep : () => setAsked(true)}
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
      {open ? <dd className="pt-1">{control(asked)}</dd> : null}
    </div>
  );
}

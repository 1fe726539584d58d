'use client';
/** What a form has to say above its fields: what came back, what is wrong, what failed, who else saved. */
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FailedSave, type Look } from '@/components/ui/failed-save';
import { FormErrors } from '@/components/ui/form-errors';
import type { FieldFacts } from '@/lib/forms/values';
import { ConflictReview } from './conflict-review';
import { LeaveGuard } from './leave-guard';
import { useEarlyTyping } from './use-early-typing';
import type { FormState } from './use-form';

interface FormNoticesProps<Name extends string> {
  form: FormState<Name>;
  fields: Record<Name, FieldFacts>;
  /** Where something new shows once it is created. */
  look?: Look;
}

/** Belongs inside the `form` element. */
export function FormNotices<Name extends string>({ form, fields, look }: FormNoticesProps<Name>) {
  const box = useRef<HTMLDivElement>(null);
  useEarlyTyping(box, form.values, form.change);

  const discard = () => {
    // The button goes with what it discards; the first field is where to go on.
    box.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    form.discard();
  };

  return (
    <div ref={box} className="space-y-3 empty:hidden">
      <LeaveGuard unsaved={form.dirty} />
      {form.restored ? (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded bg-brand-soft px-3 py-1.5 text-sm"
        >
          Your unsaved changes are back.
          <Button onClick={discard}>Discard</Button>
        </div>
      ) : null}
      <FormErrors errors={form.summary} attempt={form.attempt} />
      <ConflictReview fields={fields} meetings={form.meetings} onDecide={form.decide} />
      {form.failure ? <FailedSave failure={form.failure} look={look} /> : null}
    </div>
  );
}

'use client';
/** What a form has to say above its fields: what came back, what is wrong, what failed, who else saved. */
import { useRef } from 'react';
import { NewTabLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { FailedSave, type Look } from '@/components/ui/failed-save';
import { FormErrors } from '@/components/ui/form-errors';
import type { Values } from '@/lib/forms/form';
import { ConflictReview } from './conflict-review';
import { LeaveGuard } from './leave-guard';
import type { FormState } from './use-form';

interface FormNoticesProps<V extends Values> {
  form: FormState<V>;
  /** Where something new shows once it is created. */
  look?: Look | undefined;
}

/** Belongs inside the `form` element. */
export function FormNotices<V extends Values>({ form, look }: FormNoticesProps<V>) {
  const box = useRef<HTMLDivElement>(null);

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
          {form.restored === 'typed' ? (
            'Your unsaved changes are back.'
          ) : (
            <MaybeSaved look={look} />
          )}
          <Button onClick={discard}>Discard</Button>
        </div>
      ) : null}
      <FormErrors errors={form.wrong} attempt={form.attempt} />
      <ConflictReview form={form} />
      {form.failure ? <FailedSave failure={form.failure} look={look} /> : null}
    </div>
  );
}

function MaybeSaved({ look }: { look?: Look | undefined }) {
  return (
    <span className="min-w-0">
      Your changes are back. They were being saved when you left the page and may be saved already
      {look ? (
        <>
          : look at{' '}
          <NewTabLink href={look.href} className="font-semibold text-brand underline">
            {look.text}
          </NewTabLink>{' '}
          before you save them again
        </>
      ) : null}
      .
    </span>
  );
}

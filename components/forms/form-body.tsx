'use client';
/** The `form` element of every record form: its notices above the fields, its buttons below. */
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FailedSave, type Look, LookLink } from '@/components/ui/failed-save';
import { useHydrated } from '@/components/ui/hydrated-button';
import { LeaveGuard } from '@/components/ui/leave-guard';
import type { Values } from '@/lib/forms/form';
import { ConflictReview } from './conflict-review';
import type { FormState, SavedForm } from './use-form';

interface FormBodyProps<V extends Values> {
  form: FormState<V>;
  /** Where a record shows after its creation. */
  look?: Look;
  /** Label of the save button. */
  save: string;
  /** Runs before the form is checked. */
  onSubmit?: (() => void) | undefined;
  /** `action`: value of the pressed button; empty for the save button. */
  onSaved: (saved: SavedForm<V>, action: string) => void;
  /** Further buttons. */
  buttons?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
  label?: string;
  className?: string;
}

export function FormBody<V extends Values>(props: FormBodyProps<V>) {
  const { form, look, save, onSubmit, onSaved, buttons, children, ref, label } = props;
  const hydrated = useHydrated();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    onSubmit?.();
    const saved = await form.submit();
    if (saved) onSaved(saved, pressed?.getAttribute('value') ?? '');
  };
  return (
    <form
      ref={ref}
      noValidate
      autoComplete="off"
      aria-label={label}
      onSubmit={submit}
      className={props.className ?? 'space-y-4 px-4 py-4'}
    >
      <FormNotices form={form} look={look} />
      {children}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          weight="primary"
          // Before hydration the browser would send the form to the address of the page.
          disabled={!hydrated}
          aria-disabled={form.phase !== 'editing'}
        >
          {form.phase === 'saving' ? 'Saving…' : save}
        </Button>
        {buttons}
      </div>
    </form>
  );
}

interface FormNoticesProps<V extends Values> {
  form: FormState<V>;
  look: Look | undefined;
}

function FormNotices<V extends Values>({ form, look }: FormNoticesProps<V>) {
  const box = useRef<HTMLDivElement>(null);

  const discard = () => {
    // The pressed button is about to be removed.
    box.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    form.discard();
  };

  return (
    <div ref={box} className="space-y-3 empty:hidden">
      <LeaveGuard active={form.dirty} />
      {form.restored ? (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded bg-brand-soft px-3 py-1.5 text-sm"
        >
          {form.restored === 'typed' ? (
            'We restored your unsaved changes.'
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

function MaybeSaved({ look }: { look: Look | undefined }) {
  return (
    <span className="min-w-0">
      We restored your changes. You left the page while they were being saved, so they may be saved
      already
      {look ? (
        <>
          : look at <LookLink {...look} /> before you save them again
        </>
      ) : null}
      .
    </span>
  );
}

interface FormErrorsProps {
  errors: { id: string; label: string }[];
  /** Counts the attempts to save. A failed one focuses this summary. */
  attempt: number;
}

/** The invalid fields as links. The error itself is shown at the field only. */
function FormErrors({ errors, attempt }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(attempt);

  useEffect(() => {
    if (attempt !== last.current && errors.length > 0) box.current?.focus();
    last.current = attempt;
  }, [attempt, errors]);

  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded border border-danger bg-danger-soft px-3 py-2 text-danger text-sm"
    >
      <p className="font-semibold">
        {errors.length === 1
          ? 'There is a problem with 1 field:'
          : 'There is a problem with some fields:'}
      </p>
      <ul className="list-disc pl-5">
        {errors.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
              className="inline-block min-h-6 underline underline-offset-2"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

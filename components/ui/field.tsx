/** A labelled field of a form: its label above, what is wrong with it below, and the two bound to it. */
import type { ComponentProps, ReactNode } from 'react';

/** What a form gives each of its fields. */
interface FieldState<Value = string> {
  id: string;
  name: string;
  value: Value;
  onChange(value: Value): void;
  /** A sentence; nothing while the field is right. */
  error?: string | undefined;
  /** While the form is being saved, nothing may be typed that would not be saved. */
  readOnly?: boolean;
}

export interface FieldProps<Value = string> extends FieldState<Value> {
  label: string;
  required?: boolean | undefined;
  /** How to fill the field in. */
  hint?: string | undefined;
}

export const FIELD_BOX =
  'block h-10 w-full min-w-0 rounded border border-line-strong bg-surface px-3 aria-invalid:border-danger';

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** What binds a control to its sentences. */
export function describedBy({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  const sentences = [hint && hintId(id), error && errorId(id)].filter(Boolean);
  return {
    'aria-describedby': sentences.length > 0 ? sentences.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** The mark is for the eye; the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}

export function Sentences({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  return (
    <>
      {hint ? (
        <p id={hintId(id)} className="pt-1 text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId(id)} className="pt-1 text-danger text-sm">
          {error}
        </p>
      ) : null}
    </>
  );
}

type FieldFrameProps = Pick<FieldProps<unknown>, 'id' | 'label' | 'required' | 'error' | 'hint'> & {
  children: ReactNode;
};

export function FieldFrame({ children, ...field }: FieldFrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={field.id} className="block pb-1 font-semibold text-sm">
        {field.label}
        {field.required ? <RequiredMark /> : null}
      </label>
      {children}
      <Sentences {...field} />
    </div>
  );
}

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'>;

export function TextField(props: TextFieldProps) {
  const { label, required, hint, error, onChange, ...input } = props;
  return (
    <FieldFrame {...props}>
      <input
        type="text"
        autoComplete="off"
        dir="auto"
        {...input}
        {...describedBy(props)}
        aria-required={required}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD_BOX}
      />
    </FieldFrame>
  );
}

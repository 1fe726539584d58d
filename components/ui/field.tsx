/** Labelled form fields. The label is above the control, hint and error are below it and bound to it. */
import type { ComponentProps, ReactNode } from 'react';

export interface FieldProps<Value = string> {
  id: string;
  name: string;
  label: string;
  value: Value;
  onChange(value: Value): void;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** While the form is being saved. */
  readOnly?: boolean;
}

type Description = Pick<FieldProps, 'id' | 'error' | 'hint'>;

export const FIELD_BOX =
  'block h-10 w-full min-w-0 rounded border border-line-strong bg-surface px-3 aria-invalid:border-danger';

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Binds a control to its hint and error. */
export function describedBy({ id, error, hint }: Description) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** Attributes that a text control takes from its field. */
export function controlProps(
  field: Description & { name?: string } & Pick<FieldProps, 'required' | 'readOnly'>,
) {
  const { id, name, required, readOnly } = field;
  return { id, name, readOnly, 'aria-required': required, ...describedBy(field) };
}

/** Hidden from assistive technology: the control itself is marked as required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}

export function Sentences({ id, error, hint }: Description) {
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

interface FieldFrameProps extends Description {
  label: string;
  required?: boolean | undefined;
  children: ReactNode;
}

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
        {...controlProps(props)}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD_BOX}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  choices: readonly string[];
  /** Text of a choice; by default the choice itself. */
  textOf?: (choice: string) => string;
  /** The chosen value stays visible. */
  disabled?: boolean;
  /** Without an empty entry. */
  always?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, choices, disabled, textOf = (choice) => choice, always } = props;
  const { readOnly, ...control } = controlProps(props);
  // A stored value that is not among the choices stays selected.
  const offered = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <FieldFrame {...props}>
      <select
        {...control}
        value={value}
        disabled={disabled}
        aria-disabled={readOnly}
        onChange={(event) => onChange(event.target.value)}
        className={`${FIELD_BOX} disabled:bg-sunken`}
      >
        {always ? null : <option value="">Choose…</option>}
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {textOf(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const FLAGS = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** A flag as two radio buttons. */
export function YesNoField(props: FieldProps<boolean>) {
  const { id, name, value, onChange, label, readOnly } = props;
  return (
    <fieldset {...describedBy(props)} className="min-w-0">
      <legend className="pb-1 font-semibold text-sm">{label}</legend>
      <div className="flex h-10 items-center gap-5">
        {FLAGS.map((flag, position) => (
          <label key={flag.label} className="flex min-h-7 items-center gap-2">
            <input
              // A link to the field focuses its first button.
              id={position === 0 ? id : undefined}
              type="radio"
              name={name}
              value={Number(flag.value)}
              checked={value === flag.value}
              aria-disabled={readOnly}
              onChange={() => onChange(flag.value)}
            />
            {flag.label}
          </label>
        ))}
      </div>
      <Sentences {...props} />
    </fieldset>
  );
}

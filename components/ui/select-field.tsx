/** One choice out of a short list, with an empty first entry for "nothing chosen". */
import { describedBy, FIELD_BOX, FieldFrame, type FieldProps } from './field';

interface SelectFieldProps extends FieldProps {
  choices: readonly string[];
  /** How a choice reads, where it is not stored so. */
  textOf?: (choice: string) => string;
  /** There is nothing to choose at the moment; what was chosen stays in sight. */
  disabled?: boolean;
  /** Something always is chosen: there is no empty entry. */
  always?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, value, onChange, required, readOnly, choices, disabled } = props;
  const { textOf = (choice) => choice, always = false } = props;
  // A value that the list does not know is shown all the same: opening a form changes nothing.
  const offered = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <FieldFrame {...props}>
      <select
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        {...describedBy(props)}
        aria-required={required}
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

/** One choice out of a short list, with an empty first entry for "nothing chosen" unless something always is. */
import { describedBy, FIELD_BOX, FieldFrame, type FieldProps } from './field';

interface SelectFieldProps extends FieldProps {
  choices: readonly string[];
  /** What a choice reads as, where that is not the value itself. */
  shown?: (choice: string) => string;
  /** Nothing cannot be chosen. */
  always?: boolean;
}

export function SelectField(props: SelectFieldProps) {
  const { id, name, value, onChange, required, readOnly, choices } = props;
  const { shown = (choice) => choice, always = false } = props;
  // A value that the list does not know is shown all the same: opening a form changes nothing.
  const offered = value === '' || choices.includes(value) ? choices : [value, ...choices];
  return (
    <FieldFrame {...props}>
      <select
        id={id}
        name={name}
        value={value}
        {...describedBy(props)}
        aria-required={required}
        aria-disabled={readOnly}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD_BOX}
      >
        {always ? null : <option value="">Choose…</option>}
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {shown(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

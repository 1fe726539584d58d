/** A flag as two radio buttons. */
import { describedBy, type FieldProps, Sentences } from './field';

const ANSWERS = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

export function YesNoField(props: FieldProps<boolean>) {
  const { id, name, value, onChange, label, readOnly } = props;
  return (
    <fieldset {...describedBy(props)} className="min-w-0">
      <legend className="pb-1 font-semibold text-sm">{label}</legend>
      <div className="flex h-10 items-center gap-5">
        {ANSWERS.map((answer, position) => (
          <label key={answer.label} className="flex min-h-7 items-center gap-2">
            <input
              // What leads to the field leads to its first button.
              id={position === 0 ? id : undefined}
              type="radio"
              name={name}
              value={Number(answer.value)}
              checked={value === answer.value}
              aria-disabled={readOnly}
              onChange={() => onChange(answer.value)}
            />
            {answer.label}
          </label>
        ))}
      </div>
      <Sentences {...props} />
    </fieldset>
  );
}

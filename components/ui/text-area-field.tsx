/** A labelled field for longer text, which grows with what is typed. */
import { describedBy, FieldFrame, type FieldProps } from './field';

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  maxLength?: number;
  /** Looks like the text itself until it is pressed. */
  inline?: boolean;
}

const BOX =
  'field-sizing-content block max-h-96 w-full resize-y rounded border aria-invalid:border-danger';
const LOOKS = {
  plain: 'border-line-strong bg-surface px-3 py-2',
  inline:
    'border-transparent bg-transparent px-2 py-1 -mx-2 hover:border-line-strong focus:border-line-strong focus:bg-surface',
};

export function TextAreaField({ inline = false, rows = 4, ...props }: TextAreaFieldProps) {
  const { id, name, value, onChange, required, readOnly, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value}
        readOnly={readOnly}
        dir="auto"
        {...describedBy(props)}
        aria-required={required}
        onChange={(event) => onChange(event.target.value)}
        className={`${BOX} ${inline ? LOOKS.inline : LOOKS.plain}`}
      />
    </FieldFrame>
  );
}

/** A labelled field for longer text, which grows with what is typed. */
import { describedBy, FieldFrame, type FieldProps } from './field';

interface TextAreaFieldProps extends FieldProps {
  maxLength?: number;
  /** Looks like the text itself until it is pressed. */
  inline?: boolean;
}

const BOX = 'field-sizing-content block max-h-96 w-full rounded border aria-invalid:border-danger';
const LOOKS = {
  plain: 'min-h-24 resize-y border-line-strong bg-surface px-3 py-2',
  inline:
    'min-h-10 resize-none border-line bg-transparent px-2 py-1.5 hover:border-line-strong focus:border-line-strong focus:bg-surface',
};

export function TextAreaField({ inline = false, ...props }: TextAreaFieldProps) {
  const { id, name, value, onChange, required, readOnly, maxLength } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        id={id}
        name={name}
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

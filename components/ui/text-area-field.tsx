import { controlProps, FieldFrame, type FieldProps } from './field';

interface TextAreaFieldProps extends FieldProps {
  maxLength?: number;
  /** Looks like plain text until it is focused. */
  inline?: boolean;
}

const BOX = 'field-sizing-content block max-h-96 w-full rounded border aria-invalid:border-danger';
const LOOKS = {
  plain: 'min-h-24 resize-y border-line-strong bg-surface px-3 py-2',
  inline:
    'min-h-10 resize-none border-line bg-transparent px-2 py-1.5 hover:border-line-strong focus:border-line-strong focus:bg-surface',
};

export function TextAreaField({ inline = false, ...props }: TextAreaFieldProps) {
  return (
    <FieldFrame {...props}>
      <textarea
        {...controlProps(props)}
        maxLength={props.maxLength}
        value={props.value}
        dir="auto"
        onChange={(event) => props.onChange(event.target.value)}
        className={`${BOX} ${inline ? LOOKS.inline : LOOKS.plain}`}
      />
    </FieldFrame>
  );
}

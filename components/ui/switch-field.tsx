import { controlProps, type FieldProps, Sentences } from './field';

export function SwitchField(props: FieldProps<boolean>) {
  const { value, onChange, label } = props;
  const { readOnly, ...control } = controlProps(props);
  return (
    <div className="min-w-0">
      <label
        htmlFor={props.id}
        className="inline-flex min-h-9 items-center gap-3 font-semibold text-sm"
      >
        <input
          {...control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: `checked` of the native box is its state
          role="switch"
          checked={value}
          aria-disabled={readOnly}
          onChange={(event) => onChange(event.target.checked)}
          className="relative h-6 w-11 appearance-none rounded-full border border-line-strong bg-sunken before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-muted before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-on-brand forced-colors:appearance-auto"
        />
        {label}
      </label>
      <Sentences {...props} />
    </div>
  );
}

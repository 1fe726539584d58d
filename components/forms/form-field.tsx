'use client';
/** The fields of a form, rendered by their kind. */
import { type FieldProps, SelectField, TextField, YesNoField } from '@/components/ui/field';
import { lazyPart, Nothing } from '@/components/ui/lazy-part';
import { PhoneField } from '@/components/ui/phone-field';
import type { Value } from '@/lib/forms/field';
import type { NameOf, Values } from '@/lib/forms/form';
import type { Choices } from '@/lib/list/choices';
import type { MatchesProps } from './matches';
import type { FormState } from './use-form';

// The form works without it.
const Matches = lazyPart<MatchesProps>(
  async () => (await import('./matches')).Matches,
  Nothing,
  Nothing,
);

/** Characters, as in the search of the top bar. */
const SEARCHABLE = 3;

interface FieldOptions {
  hint?: string | undefined;
  /** Of a field of kind `option`. */
  choices?: Choices | undefined;
  /** Warns of existing records whose text is similar. */
  similarIn?: MatchesProps['index'] | undefined;
  /** Takes a row of its own. */
  wide?: boolean;
}

interface FormFieldProps<V extends Values> extends FieldOptions {
  form: FormState<V>;
  name: NameOf<V>;
}

export function FormField<V extends Values>(props: FormFieldProps<V>) {
  const { form, name, hint, choices, similarIn, wide = false } = props;
  const field: FieldProps<Value> = form.field(name);
  const { value } = field;
  if (typeof value === 'boolean') return <YesNoField {...field} value={value} />;
  if (typeof value !== 'string') return null;
  const { kind, inputMode } = form.fields[name];
  const text = { ...field, value, hint };
  if (kind === 'phone') return <PhoneField {...text} />;
  if (kind === 'option') {
    const choicesHint = choices && ('message' in choices ? choices.message : choices.hint);
    return (
      <SelectField
        {...text}
        hint={choicesHint ?? hint}
        choices={choices && 'values' in choices ? choices.values : []}
      />
    );
  }
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2 lg:col-span-3' : ''}`}>
      <TextField {...text} inputMode={inputMode} />
      {similarIn && value.trim().length >= SEARCHABLE ? (
        // Searches again after each attempt to save, which may have created the record.
        <Matches key={form.attempt} index={similarIn} typed={value} />
      ) : null}
    </div>
  );
}

export const FIELD_GRID = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3';

interface FormFieldsProps<V extends Values> {
  form: FormState<V>;
  options?: { [Name in NameOf<V>]?: FieldOptions };
}

/** All fields except those of kind `choice`. */
export function FormFields<V extends Values>({ form, options = {} }: FormFieldsProps<V>) {
  return (
    <div className={FIELD_GRID}>
      {form.names.map((name) => (
        <FormField key={name} form={form} name={name} {...options[name]} />
      ))}
    </div>
  );
}

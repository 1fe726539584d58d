'use client';
/** The fields of a form, rendered by their kind. */
import type { ReactNode } from 'react';
import { type FieldProps, SelectField, TextField, YesNoField } from '@/components/ui/field';
import { PhoneField } from '@/components/ui/phone-field';
import type { Value } from '@/lib/forms/field';
import type { NameOf, Values } from '@/lib/forms/form';
import type { Choices } from '@/lib/list/choices';
import type { FormState } from './use-form';

interface FormFieldProps<V extends Values> {
  form: FormState<V>;
  name: NameOf<V>;
  hint?: string | undefined;
  /** Of a field of kind `option`. */
  choices?: Choices | undefined;
}

export function FormField<V extends Values>({ form, name, hint, choices }: FormFieldProps<V>) {
  const field: FieldProps<Value> = form.field(name);
  const { value } = field;
  if (typeof value === 'boolean') return <YesNoField {...field} value={value} />;
  if (typeof value !== 'string') return null;
  const { kind, inputMode } = form.fields[name];
  const props = { ...field, value, hint };
  if (kind === 'phone') return <PhoneField {...props} />;
  if (kind !== 'option') return <TextField {...props} inputMode={inputMode} />;
  const choicesHint = choices && ('message' in choices ? choices.message : choices.hint);
  return (
    <SelectField
      {...props}
      hint={choicesHint ?? hint}
      choices={choices && 'values' in choices ? choices.values : []}
    />
  );
}

export const FIELD_GRID = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3';

interface FormFieldsProps<V extends Values> {
  form: FormState<V>;
  /** By default all. */
  names?: readonly NameOf<V>[];
  /** Replacements of fields. */
  instead?: Partial<Record<NameOf<V>, ReactNode>>;
}

export function FormFields<V extends Values>(props: FormFieldsProps<V>) {
  const { form, names = form.names, instead } = props;
  return (
    <div className={FIELD_GRID}>
      {names.map((name) => instead?.[name] ?? <FormField key={name} form={form} name={name} />)}
    </div>
  );
}

'use client';
/** Warns of existing records that resemble a new one. */
import { lazyPart, Nothing } from '@/components/ui/lazy-part';
import type { NameOf, Values } from '@/lib/forms/form';
import { FormField } from './form-field';
import type { MatchesProps } from './matches';
import type { FormState } from './use-form';

// The form works without it.
const Matches = lazyPart<MatchesProps>(
  async () => (await import('./matches')).Matches,
  Nothing,
  Nothing,
);

/** Characters, as in the search of the top bar. */
const MINIMUM = 3;

export function LikelyMatches(props: MatchesProps) {
  return props.typed.trim().length < MINIMUM ? null : <Matches {...props} />;
}

interface NewNameProps<V extends Values> extends Pick<MatchesProps, 'index'> {
  form: FormState<V>;
  /** A text field. */
  name: NameOf<V>;
}

/** The name field of a new record with its likely matches. */
export function NewNameField<V extends Values>({ form, name, index }: NewNameProps<V>) {
  const { value } = form.field(name);
  return (
    <>
      <FormField form={form} name={name} />
      <LikelyMatches
        // Searches again after each attempt to save, which may have created the record.
        key={form.attempt}
        index={index}
        typed={String(value)}
      />
    </>
  );
}

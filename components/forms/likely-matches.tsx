'use client';
/** Warns of a record that may be what is being typed in, without ever being in the way. Loaded when it is needed. */
import { lazyPart, Nothing } from '@/components/ui/lazy-part';
import type { NameOf, Values } from '@/lib/forms/form';
import { FormField } from './form-field';
import type { MatchesProps } from './matches';
import type { FormState } from './use-form';

// Saving does without it.
const Matches = lazyPart<MatchesProps>(
  async () => (await import('./matches')).Matches,
  Nothing,
  Nothing,
);

/** As the search of the top bar, which needs three characters. */
const MINIMUM = 3;

export function LikelyMatches(props: MatchesProps) {
  return props.typed.trim().length < MINIMUM ? null : <Matches {...props} />;
}

interface NewNameProps<V extends Values> extends Pick<MatchesProps, 'index'> {
  form: FormState<V>;
  /** Of a field that holds text. */
  name: NameOf<V>;
}

/** The field that names a new record, above the records that it may be. */
export function NewNameField<V extends Values>({ form, name, index }: NewNameProps<V>) {
  const { value } = form.field(name);
  return (
    <>
      <FormField form={form} name={name} />
      <LikelyMatches
        // Asked anew after each attempt, one of which may have created what it could not confirm.
        key={form.attempt}
        index={index}
        typed={String(value)}
      />
    </>
  );
}

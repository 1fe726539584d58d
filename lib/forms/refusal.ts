/** What a refusal of the server says about the fields of a form. */
import type { Problem } from '@/lib/contract/problem';
import { type AnyForm, type FieldErrors, type Values, withoutNothing } from './form';

/** Sentences of the server for fields of this form. */
export const refusedFields = <V extends Values>(
  { names }: AnyForm<V>,
  problem: Problem | null,
): FieldErrors<V> =>
  withoutNothing(
    names,
    (name) => problem?.errors?.find(({ path }) => path === `values.${name}`)?.message,
  );

/** The values that the record has now, where the server refused because somebody else changed it; else null. */
export const currentValues = <V extends Values>(form: AnyForm<V>, problem: Problem | null) =>
  form.parse(problem?.current);

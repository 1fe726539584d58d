/** What a refusal of the server says about the fields of a form. */
import type { Problem } from '@/lib/contract/problem';
import { type FieldErrors, namesOf, textsLike, type Values } from './values';

/** Sentences of the server for fields of this form. */
export function refusedFields<Name extends string>(
  like: Values<Name>,
  problem: Problem | null,
): FieldErrors<Name> {
  let errors: FieldErrors<Name> = {};
  for (const name of namesOf(like)) {
    const told = problem?.errors?.find(({ path }) => path === `values.${name}`);
    if (told) errors = { ...errors, [name]: told.message };
  }
  return errors;
}

/** The values that the record has now, where the server refused because somebody else changed it; else null. */
export function currentValues<Name extends string>(
  like: Values<Name>,
  problem: Problem | null,
): Values<Name> | null {
  return textsLike(like, problem?.current);
}

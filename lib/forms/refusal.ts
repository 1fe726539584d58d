/** What a refusal of the server says about the fields of a form (RFC 9457, with members of ours). */
import { type FieldErrors, namesOf, textsLike, type Values } from './values';

/** Sentences of the server for fields of this form; a field's path is `values.` and its name. */
export function refusedFields<Name extends string>(
  like: Values<Name>,
  problem: unknown,
): FieldErrors<Name> {
  const told = member(problem, 'errors');
  let errors: FieldErrors<Name> = {};
  for (const name of namesOf(like)) {
    const one = (Array.isArray(told) ? told : []).find(
      (error: unknown) => member(error, 'path') === `values.${name}`,
    );
    const message = member(one, 'message');
    if (typeof message === 'string') errors = { ...errors, [name]: message };
  }
  return errors;
}

/** The values that the record has now, where the server refused because somebody else changed it; else null. */
export function currentValues<Name extends string>(
  like: Values<Name>,
  problem: unknown,
): Values<Name> | null {
  return textsLike(like, member(problem, 'current'));
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

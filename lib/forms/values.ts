/**
 * What every form holds: one text per field. Texts can be kept, compared and laid side by side without knowing what
 * they mean; what they mean to the backend is said beside each form's fields.
 */

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** A sentence for each field that is wrong. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** What a form calls a field, and how its text is shown where it cannot be typed into. */
export interface FieldFacts {
  label: string;
  kind: 'text' | 'phone' | 'flag' | 'choice';
  /** Where a stored text reads differently. */
  shown?: (text: string) => string;
}

export function namesOf<Name extends string>(values: Record<Name, unknown>): Name[] {
  return Object.keys(values).filter((name): name is Name => name in values);
}

export function sameValues<Name extends string>(one: Values<Name>, other: Values<Name>): boolean {
  return namesOf(one).every((name) => one[name] === other[name]);
}

/** The texts of `found` with the names of `like`; null when one of them is missing or no text. */
export function textsLike<Name extends string>(
  like: Values<Name>,
  found: unknown,
): Values<Name> | null {
  if (typeof found !== 'object' || found === null) return null;
  let texts = like;
  for (const name of namesOf(like)) {
    const text: unknown = Reflect.get(found, name);
    if (typeof text !== 'string') return null;
    texts = { ...texts, [name]: text };
  }
  return texts;
}

/**
 * Fields that somebody else changed since `base` was read, to something other than what is about to be saved.
 * Saving now would overwrite them.
 */
export function clashes<Name extends string>(
  base: Values<Name>,
  mine: Values<Name>,
  theirs: Values<Name>,
): Name[] {
  return namesOf(base).filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]);
}

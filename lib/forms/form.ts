/** A form, made of a table of its fields: its values, and what can be done with them without knowing what they mean. */
import type { Field, Value } from './field';

export type Values = Readonly<Record<string, Value>>;

export type Fields<Source, V extends Values> = {
  readonly [Name in keyof V]: Field<Source, V[Name]>;
};

/** A sentence for each field that is wrong. */
export type FieldErrors<V extends Values> = { [Name in keyof V]?: string | undefined };

export type NameOf<V extends Values> = keyof V & string;

export interface Form<Source, V extends Values> {
  fields: Fields<Source, V>;
  names: readonly NameOf<V>[];
  blank: V;
  read(source: Source): V;
  /** The values in `found`, by the names of the fields; null where one of them is missing or of another kind. */
  parse(found: unknown): V | null;
  same(one: V, other: V): boolean;
  sameIn(name: NameOf<V>, one: V, other: V): boolean;
  tidy(values: V): V;
  /** What is wrong with each field; empty when all are right. */
  check(values: V): FieldErrors<V>;
  /** The fields that belong to the body of a save, by their names. `stored`: the record as it is, whose texts and dates are kept as they are where they were not touched. */
  body(values: V, stored?: Source): Record<string, unknown>;
}

/** A form, whatever its values are read from. */
export type AnyForm<V extends Values> = Form<never, V>;

export type ValuesOf<F> = F extends Form<never, infer V> ? V : never;

/** `together`: what is wrong with values beside each other. It counts for fields that are right by themselves. */
export function defineForm<Source, V extends Values>(
  fields: Fields<Source, V>,
  together: (values: V) => FieldErrors<V> = () => ({}),
): Form<Source, V> {
  const names = namesIn(fields);
  const isWhole = (found: Record<string, unknown>): found is V =>
    names.every((name) => fields[name].holds(found[name]));

  const collected = (take: (name: NameOf<V>) => unknown): V | null => {
    const found = Object.fromEntries(names.map((name) => [name, take(name)]));
    return isWhole(found) ? found : null;
  };
  const whole = (take: (name: NameOf<V>) => unknown): V => {
    const values = collected(take);
    if (values === null) throw new TypeError('A field was given what it does not hold.');
    return values;
  };
  const sameIn = (name: NameOf<V>, one: V, other: V) => fields[name].same(one[name], other[name]);
  const check = (values: V) => ({
    ...together(values),
    ...withoutNothing(names, (name) => fields[name].check(values[name])),
  });

  return {
    fields,
    names,
    blank: whole((name) => fields[name].blank),
    read: (source) => whole((name) => fields[name].read(source)),
    parse: (found) =>
      typeof found === 'object' && found !== null
        ? collected((name) => Reflect.get(found, name))
        : null,
    same: (one, other) => names.every((name) => sameIn(name, one, other)),
    sameIn,
    tidy: (values) => whole((name) => fields[name].tidy(values[name])),
    check,
    body: (values, stored) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const field = fields[name];
          return field.write ? [[name, field.write(values[name], stored ?? null)]] : [];
        }),
      ),
  };
}

function namesIn<Entries extends object>(entries: Entries): (keyof Entries & string)[] {
  return Object.keys(entries).filter((name): name is keyof Entries & string => name in entries);
}

/** Messages by name, without the names that have none. */
export function withoutNothing<V extends Values>(
  names: readonly NameOf<V>[],
  messageOf: (name: NameOf<V>) => string | undefined,
): FieldErrors<V> {
  let errors: FieldErrors<V> = {};
  for (const name of names) {
    const message = messageOf(name);
    if (message !== undefined) errors = { ...errors, [name]: message };
  }
  return errors;
}

/** A field that somebody else changed since `base` was read, to something other than what is about to be saved. */
export interface FieldConflict<V extends Values> {
  name: NameOf<V>;
  mine: V[NameOf<V>];
  theirs: V[NameOf<V>];
  /** Null until it is decided. */
  kept: 'mine' | 'theirs' | null;
  /** False where only the other person changed it: theirs is kept, and that is said. */
  touched: boolean;
}

/** What saving `mine` now would overwrite. */
export function findConflicts<V extends Values>(
  { names, sameIn }: AnyForm<V>,
  base: V,
  mine: V,
  theirs: V,
): FieldConflict<V>[] {
  return names.flatMap((name) => {
    if (sameIn(name, theirs, base) || sameIn(name, theirs, mine)) return [];
    const touched = !sameIn(name, mine, base);
    const texts = { name, mine: mine[name], theirs: theirs[name] };
    return [{ ...texts, kept: touched ? null : ('theirs' as const), touched }];
  });
}

/** A form, defined by a table of its fields. */
import type { Problem } from '@/lib/contract/problem';
import type { Field, Value } from './field';

export type Values = Readonly<Record<string, Value>>;

export type Fields<Source, V extends Values> = {
  readonly [Name in keyof V]: Field<Source, V[Name]>;
};

/** Messages of the invalid fields. */
export type FieldErrors<V extends Values> = { [Name in keyof V]?: string | undefined };

export type NameOf<V extends Values> = keyof V & string;

export interface Form<Source, V extends Values> {
  fields: Fields<Source, V>;
  names: readonly NameOf<V>[];
  blank: V;
  read(source: Source): V;
  /** Null if a value is missing or of the wrong type. Unknown names are dropped. */
  parse(found: unknown): V | null;
  same(one: V, other: V): boolean;
  sameIn(name: NameOf<V>, one: V, other: V): boolean;
  tidy(values: V): V;
  check(values: V): FieldErrors<V>;
  /** The properties of the fields in the body. Unchanged texts and dates are sent as they are in `stored`. */
  body(values: V, stored?: Source): Record<string, unknown>;
}

export type AnyForm<V extends Values> = Form<never, V>;

export type ValuesOf<F> = F extends Form<never, infer V> ? V : never;

/** `checkTogether` finds errors between fields; a field's own error takes precedence. */
export function defineForm<Source, V extends Values>(
  fields: Fields<Source, V>,
  checkTogether: (values: V) => FieldErrors<V> = () => ({}),
): Form<Source, V> {
  const names = Object.keys(fields).filter((name): name is NameOf<V> => name in fields);
  const isComplete = (found: Record<string, unknown>): found is V =>
    names.every((name) => fields[name].holds(found[name]));
  const collect = (get: (name: NameOf<V>) => unknown): V | null => {
    const found = Object.fromEntries(names.map((name) => [name, get(name)]));
    return isComplete(found) ? found : null;
  };
  const collectAll = (get: (name: NameOf<V>) => unknown): V => {
    const values = collect(get);
    if (values === null) throw new TypeError('A field was given what it does not hold.');
    return values;
  };
  const sameIn = (name: NameOf<V>, one: V, other: V) => fields[name].same(one[name], other[name]);

  return {
    fields,
    names,
    blank: collectAll((name) => fields[name].blank),
    read: (source) => collectAll((name) => fields[name].read(source)),
    parse: (found) =>
      typeof found === 'object' && found !== null
        ? collect((name) => Reflect.get(found, name))
        : null,
    same: (one, other) => names.every((name) => sameIn(name, one, other)),
    sameIn,
    tidy: (values) => collectAll((name) => fields[name].tidy(values[name])),
    check: (values) => ({
      ...checkTogether(values),
      ...errorsOf(names, (name) => fields[name].check(values[name])),
    }),
    body: (values, stored) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const field = fields[name];
          return field.write ? [[name, field.write(values[name], stored ?? null)]] : [];
        }),
      ),
  };
}

function errorsOf<V extends Values>(
  names: readonly NameOf<V>[],
  errorOf: (name: NameOf<V>) => string | undefined,
): FieldErrors<V> {
  let errors: FieldErrors<V> = {};
  for (const name of names) {
    const error = errorOf(name);
    if (error !== undefined) errors = { ...errors, [name]: error };
  }
  return errors;
}

/** The errors of a rejected save, by field. */
export const rejectedFields = <V extends Values>({ names }: AnyForm<V>, problem: Problem | null) =>
  errorsOf<V>(
    names,
    (name) => problem?.errors?.find(({ path }) => path === `values.${name}`)?.message,
  );

/** A field that another user changed since `base` was read, to a value other than mine. */
export interface FieldConflict<V extends Values> {
  name: NameOf<V>;
  mine: V[NameOf<V>];
  theirs: V[NameOf<V>];
  /** Null until the user chooses. */
  kept: 'mine' | 'theirs' | null;
  /** False if only the other user changed it: theirs is kept. */
  touched: boolean;
}

export function findConflicts<V extends Values>(
  { names, sameIn }: AnyForm<V>,
  base: V,
  mine: V,
  theirs: V,
): FieldConflict<V>[] {
  return names.flatMap((name) => {
    if (sameIn(name, theirs, base) || sameIn(name, theirs, mine)) return [];
    const touched = !sameIn(name, mine, base);
    const values = { name, mine: mine[name], theirs: theirs[name] };
    return [{ ...values, kept: touched ? null : ('theirs' as const), touched }];
  });
}

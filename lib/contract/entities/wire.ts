/** Values that many wire shapes share. The legacy writes null where there is no value. */
import { z } from 'zod';

/** Text or null; a missing property is read as null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** A property of one schema for each name. */
export function properties<Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  ...names: Name[]
): Record<Name, Schema>;
export function properties(schema: z.ZodType, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

/** A date of either family (legacy-api.md §1.11), as the backend spelled it. */
export const date = text;

/** As `flag`, but null where it is missing. */
export const flagIfGiven = z
  .union([z.number(), z.string(), z.boolean()])
  .nullish()
  .transform((value) => (value === undefined || value === null ? null : Number(value) > 0));

/** 0 = No, 1 = Yes; absent before 2.8, a number or its text. */
export const flag = flagIfGiven.transform((value) => value ?? false);

const NOT_WHOLE = 'must be a whole number';

/** A number or its digits as text; no other value that JavaScript converts, such as `true` or `0x1f`. */
export const wholeNumber = z.union(
  [z.int(), z.string().regex(/^\d+$/, NOT_WHOLE).transform(Number)],
  {
    error: NOT_WHOLE,
  },
);

/** Ids are numbers, except inside call logs and search hits, where they are text (§1.10). */
export const id = wholeNumber.pipe(z.int().positive());

/** A count; null is 0. */
export const count = wholeNumber.nullish().transform((value) => value ?? 0);

/** A number that the backend keeps as text, and that may be any text there (§7.21). */
export const countText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : (value?.toString() ?? null)));

/** An object map whose keys are ids (§1.10), as a list. */
export const byId = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().regex(/^\d+$/), value)
    .nullish()
    .transform((map) =>
      Object.entries(map ?? {}).map(([key, item]) => ({ id: Number(key), item })),
    );

/** Values that many records share. The backend writes null for a missing value. */
import { z } from 'zod';

/** Text or null; a missing property is read as null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** Properties of one schema, by name. */
export function properties<Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  ...names: Name[]
): Record<Name, Schema>;
export function properties(schema: z.ZodType, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

/** A date of either family (legacy-api.md §1.11), as the backend writes it. */
export const date = text;

/** As `flag`, but null if it is missing. */
export const flagIfGiven = z
  .union([z.number(), z.string(), z.boolean()])
  .nullish()
  .transform((value) => (value === undefined || value === null ? null : Number(value) > 0));

/** 0 = no, 1 = yes, as a number or its text; missing before 2.8. */
export const flag = flagIfGiven.transform((value) => value ?? false);

const NOT_WHOLE = 'must be a whole number';

/** A whole number or its digits as text. Other values that JavaScript converts, such as `true` or `0x1f`, are invalid. */
export const wholeNumber = z.union(
  [z.int(), z.string().regex(/^\d+$/, NOT_WHOLE).transform(Number)],
  {
    error: NOT_WHOLE,
  },
);

/** Ids are numbers, and text inside call logs and search hits (§1.10). */
export const id = wholeNumber.pipe(z.int().positive());

/** A count; null is 0. */
export const count = wholeNumber.nullish().transform((value) => value ?? 0);

/** A number that the backend stores as text, possibly any text (§7.21). */
export const countText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : (value?.toString() ?? null)));

/** An object with ids as keys (§1.10), as a list. */
export const byId = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().regex(/^\d+$/), value)
    .nullish()
    .transform((map) =>
      Object.entries(map ?? {}).map(([key, item]) => ({ id: Number(key), item })),
    );

/** The envelope of a paginated list (legacy-api.md §1.13), of which three members are required. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z
    .object({
      content: z.array(row),
      totalPages: z.number().int().min(0),
      totalElements: z.number().int().min(0).optional(),
      pageable: z.object({ pageSize: z.number().int().min(1) }),
    })
    .transform(({ content, totalPages, totalElements, pageable }) => ({
      rows: content,
      totalPages,
      totalRows: totalElements ?? null,
      pageSize: pageable.pageSize,
    }));

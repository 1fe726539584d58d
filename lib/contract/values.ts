/** Values of paths and queries (legacy-api.md §1.14 to §1.16). */
import { z } from 'zod';
import { wholeNumber } from './entities/wire';
import { fitsPath, PATH_TEXT_MAXIMUM, safePathText } from './text';

/** An id: a whole number above zero, as a number or as text. */
export const id = wholeNumber.pipe(
  z.number().min(1, 'must be above zero').max(2_147_483_647, 'is too large'),
);

/** -1 means "none" (§1.14). */
export const idOrNone = z.union([z.literal([-1, '-1']).transform(Number), id], {
  error: 'must be a whole number above zero, or -1 for none',
});

/** Zero-based page number. */
export const page = wholeNumber.pipe(
  z.number().min(0, 'must not be negative').max(1_000_000, 'is too large'),
);

/** Rows per page. The backend has no maximum; this one is ours. */
export const size = wholeNumber.pipe(
  z.number().min(1, 'must be at least 1').max(200, 'must be at most 200'),
);

/** The backend reads any other word, such as `asc`, as descending (§1.16). */
export const sortOrder = z.enum(['asce', 'desc', 'null'], { error: 'must be asce, desc or null' });

/** One of a list's sort fields, or `null` for its default order. */
export const sortField = (...fields: string[]) =>
  z.enum([...fields, 'null'], { error: `must be one of ${fields.join(', ')} or null` });

/** A switch in a path, which must not be `null` (§1.14). */
export const trueOrFalse = z.enum(['true', 'false'], { error: 'must be true or false' });

/** A flag in a path. */
export const zeroOrOne = wholeNumber.pipe(z.number().max(1, 'must be 0 or 1'));

/** Free text in a path. Unsafe characters become blanks; then empty text is rejected. */
export const freeText = z
  .string()
  .max(PATH_TEXT_MAXIMUM, `is longer than ${PATH_TEXT_MAXIMUM} characters`)
  .transform(safePathText)
  .pipe(z.string().min(1, 'has nothing in it that can be searched for'));

/** A lookup's description in a path. The backend compares it, so unsafe text is rejected. */
export const description = z
  .string()
  .min(1, 'is empty')
  .max(PATH_TEXT_MAXIMUM, `is longer than ${PATH_TEXT_MAXIMUM} characters`)
  .refine(fitsPath, 'has characters that the backend cannot take');

/** Lookups' descriptions as filter values; any text is safe in a query. */
export const filterValues = z.array(z.string().min(1).max(200)).max(200).default([]);

/** Ids as repeated query values. */
export const ids = z
  .array(id.transform(String))
  .max(200, 'names more than 200 at once')
  .default([]);

/** 0 and missing mean no filter, 1 means registration sites only (§7.2). */
export const flagFilter = z
  .array(z.enum(['0', '1']))
  .max(1)
  .default([]);

export const noParams = z.strictObject({});

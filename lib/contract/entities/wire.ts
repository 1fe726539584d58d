/** Readings that many wire shapes share: the legacy writes null for "nothing", and so do we expect. */
import { z } from 'zod';

/** Text or nothing; a missing property reads as nothing. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** A date of either family (legacy-api.md §1.11), as the backend spelled it. */
export const date = text;

/** 0 = No, 1 = Yes; absent before 2.8, a number or its text. */
export const flag = z
  .union([z.number(), z.string(), z.boolean()])
  .nullish()
  .transform((value) => Number(value ?? 0) > 0);

/** A number or its digits as text; nothing else that JavaScript takes for a number, such as `true` or `0x1f`. */
export const wholeNumber = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)], {
  error: 'must be a whole number',
});

/** Ids are numbers, except inside call logs and search hits, where they are text (§1.10). */
export const id = wholeNumber.pipe(z.int().positive());

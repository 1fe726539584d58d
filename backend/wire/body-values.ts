/**
 * What a JSON body may hold in each kind of property, as lenient and as strict as the legacy's
 * JSON reader (legacy-api.md §1.8 and §1.11). An absent property reads as null, a flag as 0.
 */
import { z } from 'zod';

import { sentDate } from './dates';

const LARGEST_ID = 2 ** 31 - 1;

/** Ids come as numbers or numeric text; empty text is no id. */
export const sentId = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^[+-]?\d*$/),
  ])
  .nullish()
  .transform((value) =>
    value === undefined || value === null || value === '' ? null : Number(value),
  )
  .pipe(z.int().min(-LARGEST_ID).max(LARGEST_ID).nullable());

/** Numbers and booleans are taken as text. PostgreSQL cannot hold the NUL character. */
export const sentText = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === undefined || value === null ? null : String(value)))
  .refine((text) => !text?.includes('\0'));

/** 0 = No, 1 = Yes; true and false are refused. */
export const sentFlag = sentId.transform((value) => value ?? 0).pipe(z.literal([0, 1]));

/** For flags that have two spellings or places: null where this one was not sent. */
export const flagIfSent = sentId.pipe(z.literal([0, 1]).nullable());

/** A family L date without offset, or the list of its parts that the legacy's reader also takes. */
export const sentWallClock = z
  .union([z.string().trim(), z.array(z.int().nonnegative()).min(5).max(7).transform(dateOfParts)])
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const stored = sentDate(text);
    if (stored === undefined) context.addIssue('not a date');
    return stored ?? null;
  });

/** Properties whose read form differs from their write form: only null is taken (§1.8). */
export const mustBeNull = z.null().optional();

/** An object that is taken and not looked into. */
export const ignoredObject = z.looseObject({}).nullish();

function dateOfParts(parts: number[]): string {
  const two = (index: number) => String(parts[index] ?? 0).padStart(2, '0');
  const nanoseconds = String(parts[6] ?? 0).padStart(9, '0');
  const year = String(parts[0]).padStart(4, '0');
  return `${year}-${two(1)}-${two(2)}T${two(3)}:${two(4)}:${two(5)}.${nanoseconds}`;
}

/** What may stand in a path or a query of the legacy API (legacy-api.md §1.14 to §1.16). */
import { z } from 'zod';
import { wholeNumber } from './entities/wire';

/** A row's id: a whole number above zero, as a number or as text. */
export const id = wholeNumber.pipe(
  z.number().positive('must be above zero').max(2_147_483_647, 'is too large'),
);

/** Zero-based page number. */
export const page = wholeNumber.pipe(
  z.number().min(0, 'must not be negative').max(1_000_000, 'is too large'),
);

/** Rows per page; the backend sets no upper bound, so we do. */
export const size = wholeNumber.pipe(
  z.number().min(1, 'must be at least 1').max(200, 'must be at most 200'),
);

/** `asc` would mean descending to the backend (§1.16): only the two words it knows, or `null`, pass. */
export const sortOrder = z.enum(['asce', 'desc', 'null'], { error: 'must be asce, desc or null' });

export const sortField = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.enum([...fields, 'null'], { error: `must be one of ${fields.join(', ')} or null` });

/** Characters that no encoding carries through the backend's firewall: `/ \ % ;` and controls (§1.14). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and tabs are what it is about
const UNSAFE_IN_PATH = /[/\\%;\u0000-\u001f\u007f]+/g;

/** Free text as the backend can take it: unsafe characters become blanks. May come out empty. */
export function safePathText(text: string): string {
  const safe = text.replace(UNSAFE_IN_PATH, ' ').replace(/\s+/g, ' ').trim();
  // A segment of dots alone is removed by URL normalisation, encoded or not.
  return /^\.+$/.test(safe) ? '' : safe;
}

/** Free text in a path, made safe; refused when nothing is left to ask for. */
export const freeText = z
  .string()
  .max(200, 'is longer than 200 characters')
  .transform(safePathText)
  .pipe(z.string().min(1, 'has nothing in it that can be searched for'));

/** A lookup's description in a path. It must arrive unchanged, so what would be altered is refused. */
export const description = z
  .string()
  .min(1, 'is empty')
  .max(200, 'is longer than 200 characters')
  .refine((text) => safePathText(text) === text, 'has characters that the backend cannot take');

/** A lookup's description as a filter value; any text is harmless in a query. */
export const filterValues = z.array(z.string().min(1).max(200)).max(200).default([]);

/** 0 and absent mean "no filter", 1 means only registration sites (§7.2). */
export const flagFilter = z
  .array(z.enum(['0', '1']))
  .max(1)
  .default([]);

export const noParams = z.strictObject({});
export const noQuery = z.strictObject({});

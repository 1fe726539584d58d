/**
 * JSON bodies, and what they may hold in each kind of property: as lenient and as strict as the legacy's JSON reader
 * (legacy-api.md §1.8 and §1.11). An absent property reads as null, a flag as 0.
 */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { Refusal } from '@/backend/http/refusal';
import { sentDate } from './dates';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const LARGEST_ID = 2 ** 31 - 1;

/** Refuses with 415 what is not called JSON, with 400 what is malformed or of the wrong shape. */
export function jsonBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema) {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const type = request.headers['content-type'];
  if (type ? !JSON_TYPE.test(type) : bytes.length > 0) throw new Refusal(415, 'body is not JSON');
  const body = schema.safeParse(parsed(bytes));
  if (body.success) return body.data;
  throw new Refusal(400, `body refused at: ${body.error.issues.map(({ path }) => path.join('.'))}`);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'malformed JSON');
  }
}

/** Ids come as numbers or numeric text; empty text is no id. */
export const id = z
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

/** A number would make the legacy overwrite that row, so a row that is new must have none. */
export const noId = id.pipe(z.null());

/** Numbers and booleans are taken as text. PostgreSQL cannot hold the NUL character. */
export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === undefined || value === null ? null : String(value)))
  .refine((text) => !text?.includes('\0'));

/** 0 = No, 1 = Yes; true and false are refused. */
export const flag = id.transform((value) => value ?? 0).pipe(z.literal([0, 1]));

/** For flags that have two spellings or places: null where this one was not sent. */
export const flagIfSent = id.pipe(z.literal([0, 1]).nullable());

/** A family L date without offset, or the list of its parts that the legacy's reader also takes. */
export const wallClock = z
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

/** Lists that cannot be sent back as they were read. */
export const emptyList = z.array(z.unknown()).max(0).nullish();

/** An object that is taken and not looked into. */
export const ignoredObject = z.looseObject({}).nullish();

function dateOfParts(parts: number[]): string {
  const two = (index: number) => String(parts[index] ?? 0).padStart(2, '0');
  const nanoseconds = String(parts[6] ?? 0).padStart(9, '0');
  const year = String(parts[0]).padStart(4, '0');
  return `${year}-${two(1)}-${two(2)}T${two(3)}:${two(4)}:${two(5)}.${nanoseconds}`;
}

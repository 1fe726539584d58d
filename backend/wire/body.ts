/** JSON bodies and the kinds of their properties (legacy-api.md §1.8 and §1.11). An absent property reads as null, a flag as 0. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { HttpError } from '@/backend/http/errors';
import { parseWallClock } from './dates';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const LARGEST_ID = 2 ** 31 - 1;

/** Rejects another type with 415, a malformed body or one of the wrong shape with 400. */
export function jsonBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema) {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const type = request.headers['content-type'];
  if (type ? !JSON_TYPE.test(type) : bytes.length > 0) throw new HttpError(415, 'body is not JSON');
  const body = schema.safeParse(parseJson(bytes));
  if (body.success) return body.data;
  const paths = body.error.issues.map(({ path }) => path.join('.'));
  throw new HttpError(400, `body rejected at: ${paths}`);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, 'malformed JSON');
  }
}

const digits = z
  .string()
  .trim()
  .regex(/^[+-]?\d*$/);

/** A number or numeric text; empty text is null. */
export const id = z
  .union([z.number(), digits])
  .nullish()
  .transform((value) => (value === '' ? null : (value ?? null)))
  .transform((value) => (value === null ? null : Number(value)))
  .pipe(z.int().min(-LARGEST_ID).max(LARGEST_ID).nullable());

/** 0 if absent. No row has the id 0. */
export const idOrZero = id.transform((value) => value ?? 0);

/** Of a new row: the legacy overwrites the row whose id is sent. */
export const noId = id.pipe(z.null());

/** Numbers and booleans are read as text. PostgreSQL cannot store the NUL character. */
export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === undefined || value === null ? null : String(value)))
  .refine((text) => !text?.includes('\0'));

/** 0 = No, 1 = Yes; true and false are rejected. */
export const flag = idOrZero.pipe(z.literal([0, 1]));

/** Null if absent: for flags with two spellings. */
export const optionalFlag = id.pipe(z.literal([0, 1]).nullable());

/** A family L date, or the list of its parts. */
export const wallClock = z
  .union([z.string().trim(), z.array(z.int().nonnegative()).min(5).max(7).transform(dateOfParts)])
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const stored = parseWallClock(text);
    if (stored === undefined) context.addIssue('not a date');
    return stored ?? null;
  });

/** For properties whose read form cannot be written (§1.8). */
export const mustBeNull = z.null().optional();
export const emptyList = z.array(z.unknown()).max(0).nullish();
export const ignoredObject = z.looseObject({}).nullish();

function dateOfParts([year, month, day, hour, minute, second = 0, nanoseconds = 0]: number[]) {
  const digits = (value: number | undefined, length = 2) => String(value).padStart(length, '0');
  const time = [hour, minute, second].map((part) => digits(part)).join(':');
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}T${time}.${digits(nanoseconds, 9)}`;
}

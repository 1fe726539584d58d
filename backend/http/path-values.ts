/** Values in a path (legacy-api.md §1.14). A number that is none is refused with 400. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { PageRequest } from '@/backend/wire/page';
import { Refusal } from './refusal';

const LARGEST = 2 ** 31 - 1;

/** A whole number as the legacy's Integer holds it. */
export const pathNumber = z
  .string()
  .regex(/^[+-]?\d+$/)
  .transform(Number)
  .pipe(z.int().min(-LARGEST).max(LARGEST));

export const pathText = z.string();

/** The words that the legacy's framework takes for a boolean; `null` is none. */
export const pathBoolean = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.stringbool({ truthy: ['true', 'on', 'yes', '1'], falsy: ['false', 'off', 'no', '0'] }));

export function pathValues<Shape extends z.ZodRawShape>(request: FastifyRequest, shape: Shape) {
  const values = z.object(shape).safeParse(request.params);
  if (values.success) return values.data;
  throw new Refusal(400, 'path value of the wrong type');
}

/** Of a slot that is text to the legacy, so that what is no number fails late, with a 500. */
export function numberInText(text: string): number {
  const number = pathNumber.safeParse(text);
  if (number.success) return number.data;
  throw new Refusal(500, 'text that is no number');
}

export const pagePath = { page: pathNumber, size: pathNumber };
export const sortedPagePath = { ...pagePath, field: pathText, order: pathText };

/** Only pages there cannot be are refused; there is no largest size (§1.13). */
export function checkPage({ page, size }: PageRequest): PageRequest {
  if (page < 0 || size < 1) throw new Refusal(500, 'page below 0 or size below 1');
  return { page, size };
}

/** The four letters, in any case, stand for "not given". */
export function isNotGiven(value: string): boolean {
  return value.toLowerCase() === 'null';
}

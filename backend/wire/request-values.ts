/** Values in paths and queries (legacy-api.md §1.11, §1.14 and §1.15). */
import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { Refusal } from '@/backend/http/refusal';

const LARGEST = 2 ** 31 - 1;
const PATH_DATE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2}:\d{2})$/;
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

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

/** What the paths of lists hold. The "default" calls leave most of it out. */
const listPath = z.object({
  page: pathNumber.default(0),
  size: pathNumber.default(10),
  field: pathText.default('null'),
  order: pathText.default('null'),
  fromDate: pathText.default('null'),
  toDate: pathText.default('null'),
  onlyMine: pathBoolean.default(false),
  upcomingOnly: pathBoolean.default(false),
});
export type ListPath = z.output<typeof listPath>;

/** Refuses with 400 what is of the wrong type. */
export function pathValues<Shape extends z.ZodRawShape>(request: FastifyRequest, shape: Shape) {
  return readPath(request, z.object(shape));
}

export function listPathOf(request: FastifyRequest): ListPath {
  return readPath(request, listPath);
}

function readPath<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema) {
  const values = schema.safeParse(request.params);
  if (values.success) return values.data;
  throw new Refusal(400, 'path value of the wrong type');
}

/** The id `:id`, which most paths end with. */
export function pathId(request: FastifyRequest): number {
  return pathValues(request, { id: pathNumber }).id;
}

/** Of a slot that is text to the legacy, so that what is no number fails late, with a 500. */
export function numberInText(text: string): number {
  const number = pathNumber.safeParse(text);
  if (number.success) return number.data;
  throw new Refusal(500, 'text that is no number');
}

/** The four letters, in any case, stand for "not given". */
export function isNotGiven(value: string): boolean {
  return value.toLowerCase() === 'null';
}

/**
 * The rows whose date is in the path's range, both ends included. Where either end is `null` there is no range
 * (undefined). An unreadable end is a server error, also beside a `null`.
 */
export function withinRange(
  column: PgColumn,
  { fromDate, toDate }: Pick<ListPath, 'fromDate' | 'toDate'>,
): SQL | undefined {
  const [from, to] = [pathDate(fromDate), pathDate(toDate)];
  return from === null || to === null ? undefined : and(gte(column, from), lte(column, to));
}

/** `2021-05-01 00:00:00`. A day that the month does not have becomes its last one. */
export function pathDate(text: string): string | null {
  if (isNotGiven(text)) return null;
  const [, year = '', month = '', day = '', time = ''] = PATH_DATE.exec(text) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  // PostgreSQL has no year 0.
  if (!isDay || year === '0000' || !TIME_OF_DAY.test(time)) throw new Refusal(500, 'no date range');
  const lastOfMonth = new Date(`${year}-${month}-01T00:00:00Z`);
  lastOfMonth.setUTCMonth(lastOfMonth.getUTCMonth() + 1, 0);
  const existing = Math.min(Number(day), lastOfMonth.getUTCDate());
  return `${year}-${month}-${String(existing).padStart(2, '0')} ${time}`;
}

const query = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * A list repeats its parameter. One that appears exactly once is also split at commas, so that
 * "Cook,Lake" is two values; empty leftovers count as nothing.
 */
export function queryList(request: FastifyRequest, name: string): string[] {
  const value = query.parse(request.query)[name] ?? [];
  const values = Array.isArray(value) ? value : value.split(',').map((part) => part.trim());
  return values.filter((part) => part !== '');
}

/** A list of ids, each once. What is no number is refused with 400, or with 500 where the legacy reads it itself. */
export function queryIds(request: FastifyRequest, name: string, refusal: 400 | 500 = 400) {
  const ids = z.array(pathNumber).safeParse(queryList(request, name));
  if (!ids.success) throw new Refusal(refusal, 'query value of the wrong type');
  return [...new Set(ids.data)];
}

/** Rows whose flag is set, where the query asks for them. Only 1 filters: 0, absent and unreadable mean no filter (§7.2). */
export function flagFilter(request: FastifyRequest, name: string, flag: PgColumn) {
  return queryFlag(request, name) ? eq(flag, 1) : undefined;
}

export function queryFlag(request: FastifyRequest, name: string): boolean {
  return query.parse(request.query)[name] === '1';
}

/** Values in paths and queries (legacy-api.md §1.11, §1.14 and §1.15). */
import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { HttpError } from '@/backend/http/errors';

const LARGEST = 2 ** 31 - 1;
const PATH_DATE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2}:\d{2})$/;
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

export const pathNumber = z
  .string()
  .regex(/^[+-]?\d+$/)
  .transform(Number)
  .pipe(z.int().min(-LARGEST).max(LARGEST));

export const pathText = z.string();

/** The words that the legacy's framework reads as a boolean. */
export const pathBoolean = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.stringbool({ truthy: ['true', 'on', 'yes', '1'], falsy: ['false', 'off', 'no', '0'] }));

const listPath = {
  page: pathNumber.default(0),
  size: pathNumber.default(10),
  field: pathText.default('null'),
  order: pathText.default('null'),
  fromDate: pathText.default('null'),
  toDate: pathText.default('null'),
  onlyMine: pathBoolean.default(false),
  upcomingOnly: pathBoolean.default(false),
};
export type ListPath = ReturnType<typeof listPathOf>;

/** Rejects values of the wrong type with 400. */
export function pathValues<Shape extends z.ZodRawShape>({ params }: FastifyRequest, shape: Shape) {
  const values = z.object(shape).safeParse(params);
  if (values.success) return values.data;
  throw new HttpError(400, 'path value of the wrong type');
}

export function listPathOf(request: FastifyRequest) {
  return pathValues(request, listPath);
}

export function pathId(request: FastifyRequest): number {
  return pathValues(request, { id: pathNumber }).id;
}

/** Rejects other text with 500, for values that the legacy parses itself. */
export function numberInText(text: string): number {
  const number = pathNumber.safeParse(text);
  if (number.success) return number.data;
  throw new HttpError(500, 'text is not a number');
}

/** The word `null`, in any case, means "not given". */
export function isNotGiven(value: string): boolean {
  return value.toLowerCase() === 'null';
}

/** The path's date range, both ends included. `null` at either end is no filter, an invalid end a 500. */
export function withinRange(
  column: PgColumn,
  { fromDate, toDate }: Pick<ListPath, 'fromDate' | 'toDate'>,
): SQL | undefined {
  const [from, to] = [pathDate(fromDate), pathDate(toDate)];
  return from === null || to === null ? undefined : and(gte(column, from), lte(column, to));
}

/** `2021-05-01 00:00:00`. A day after the end of the month is read as its last day. */
export function pathDate(text: string): string | null {
  if (isNotGiven(text)) return null;
  const [, year = '', month = '', day = '', time = ''] = PATH_DATE.exec(text) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  // PostgreSQL has no year 0.
  if (!isDay || year === '0000' || !TIME_OF_DAY.test(time)) {
    throw new HttpError(500, 'invalid date in the path');
  }
  const lastOfMonth = new Date(`${year}-${month}-01T00:00:00Z`);
  lastOfMonth.setUTCMonth(lastOfMonth.getUTCMonth() + 1, 0);
  const existing = Math.min(Number(day), lastOfMonth.getUTCDate());
  return `${year}-${month}-${String(existing).padStart(2, '0')} ${time}`;
}

const query = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A list repeats its parameter. One that occurs once is also split at commas: "Cook,Lake" is two values. */
export function queryList(request: FastifyRequest, name: string): string[] {
  const value = query.parse(request.query)[name] ?? [];
  const values = Array.isArray(value) ? value : value.split(',').map((part) => part.trim());
  return values.filter((part) => part !== '');
}

/** Distinct ids. Rejects other text with 400, or with 500 if the legacy parses the ids itself. */
export function queryIds(request: FastifyRequest, name: string, status: 400 | 500 = 400) {
  const ids = z.array(pathNumber).safeParse(queryList(request, name));
  if (!ids.success) throw new HttpError(status, 'query value of the wrong type');
  return [...new Set(ids.data)];
}

/** Only 1 filters: 0, absent and invalid mean no filter (§7.2). */
export function flagFilter(request: FastifyRequest, name: string, flag: PgColumn) {
  return queryFlag(request, name) ? eq(flag, 1) : undefined;
}

export function queryFlag(request: FastifyRequest, name: string): boolean {
  return query.parse(request.query)[name] === '1';
}

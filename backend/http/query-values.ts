/** Values in a query (legacy-api.md §1.15). */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pathNumber } from './path-values';
import { Refusal } from './refusal';

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

/** A list of ids, each once; one that is no number is refused with 400. */
export function queryIds(request: FastifyRequest, name: string): number[] {
  const ids = z.array(pathNumber).safeParse(queryList(request, name));
  if (!ids.success) throw new Refusal(400, 'query value of the wrong type');
  return [...new Set(ids.data)];
}

/** Only 1 filters: 0, absent and unreadable alike mean no filter (§7.2). */
export function queryFlag(request: FastifyRequest, name: string): boolean {
  return query.parse(request.query)[name] === '1';
}

/** Values in a query (legacy-api.md §1.15). */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

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

/** Only 1 filters: 0, absent and unreadable alike mean no filter (§7.2). */
export function queryFlag(request: FastifyRequest, name: string): boolean {
  return query.parse(request.query)[name] === '1';
}

/** What of an unexpected error goes into the log: where it happened and what the database calls it, but no values. */
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** The query builder's error repeats the query with everything that was to be stored. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const about =
    cause instanceof DatabaseError
      ? { code: cause.code, table: cause.table, constraint: cause.constraint }
      : { message: cause?.message };
  return { type: cause?.name ?? error.name, ...about, stack: frames?.join('\n') };
}

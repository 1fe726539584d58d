/** Parses path, query and JSON body of a request. */
import 'server-only';
import { z } from 'zod';
import { FAILURES } from '@/lib/legacy/error';
import { readBodyUpTo } from '@/lib/legacy/read-body';
import { BODY_TOO_LARGE, HttpProblem } from './problem';

/** In bytes; far above the longest note. */
const BODY_LIMIT = 256 * 1024;

/** The path as sent, still percent-encoded (unlike Next's `nextUrl`), without a trailing slash (legacy-api.md §1.1). */
export function pathnameOf({ url }: Request): string {
  return new URL(url).pathname.replace(/\/$/, '');
}

/** Parses each value by its schema. Throws HttpProblem 400 with the invalid fields of all values, which contains no value. */
export function parseAll<Schemas extends readonly [z.ZodType, ...z.ZodType[]]>(
  schemas: Schemas,
  values: unknown[],
) {
  const result = z.tuple(schemas).safeParse(values);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path: [_part, ...path], message }) => ({
    path: path.join('.'),
    message,
  }));
  throw new HttpProblem({ ...FAILURES.invalid, errors });
}

/** Throws HttpProblem: 415 for another type, 413 above BODY_LIMIT, 400 for invalid JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpProblem({ status: 415, title: 'The request body must be application/json.' });
  }
  const bytes = await readBodyUpTo(request, BODY_LIMIT);
  if (bytes === null) throw new HttpProblem({ status: 413, title: BODY_TOO_LARGE });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new HttpProblem({ status: 400, title: 'The request body is not valid JSON.' });
  }
}

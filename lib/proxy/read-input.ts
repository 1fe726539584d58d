/** Reads path, query and body of a proxied request against the declaration; nothing unchecked goes upstream. */
import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import type { CheckedInput } from '@/lib/legacy/send';
import { readLimited } from './limited-body';

/** Far above the longest note, far below what could hurt. */
const BODY_LIMIT = 256 * 1024;

export type ReadInput =
  | { kind: 'input'; input: CheckedInput }
  | { kind: 'refused'; status: 400 | 413 | 415; title: string; errors?: FieldProblem[] };

interface FieldProblem {
  path: string;
  message: string;
}

export async function readInput(
  request: NextRequest,
  call: Call,
  values: Record<string, string>,
): Promise<ReadInput> {
  const errors: FieldProblem[] = [];
  const check = <Output>(schema: z.ZodType<Output>, value: unknown): Output | undefined => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    errors.push(
      ...result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
    return undefined;
  };

  const params = check(call.params, values);
  const query = check(call.query, queryLists(request.nextUrl.searchParams));
  let body: unknown;
  if (call.body) {
    const read = await readJson(request);
    if (read.kind === 'refused') return read;
    body = check(call.body, read.value);
  }
  if (errors.length > 0 || !params || !query) {
    return { kind: 'refused', status: 400, title: 'Something in the request is wrong.', errors };
  }
  return { kind: 'input', input: { params, query, body } };
}

/** Empty leftovers such as `?&` and `?county=` are harmless and mean nothing (legacy-api.md §1.15). */
function queryLists(search: URLSearchParams): Record<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [name, value] of search) {
    if (name === '' || value === '') continue;
    lists.set(name, [...(lists.get(name) ?? []), value]);
  }
  return Object.fromEntries(lists);
}

async function readJson(
  request: NextRequest,
): Promise<{ kind: 'json'; value: unknown } | Extract<ReadInput, { kind: 'refused' }>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { kind: 'refused', status: 415, title: 'The body has to be application/json.' };
  }
  const bytes = await readLimited(request, BODY_LIMIT);
  if (bytes === null) {
    return { kind: 'refused', status: 413, title: 'The body is too large.' };
  }
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { kind: 'refused', status: 400, title: 'The body is no JSON.' };
  }
}

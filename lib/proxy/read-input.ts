/** Reads path, query and body of a proxied request against the declaration; nothing unchecked goes upstream. */
import 'server-only';
import type { NextRequest } from 'next/server';
import type { Call } from '@/lib/contract/call';
import type { CheckedInput } from '@/lib/legacy/fetch-upstream';
import { readJson } from './read-json';
import { fieldChecks, type Refused } from './refused';

export type ReadInput = { kind: 'input'; input: CheckedInput } | Refused;

export async function readInput(
  request: NextRequest,
  call: Call,
  values: Record<string, string>,
): Promise<ReadInput> {
  const { check, refused, refusal } = fieldChecks();
  const params = check(call.params, values);
  const query = check(call.query, queryLists(request.nextUrl.searchParams));
  let body: unknown;
  if (call.body) {
    const read = await readJson(request);
    if (read.kind === 'refused') return read;
    body = check(call.body, read.value);
  }
  if (refused() || !params || !query) return refusal();
  return { kind: 'input', input: { params, query, body } };
}

/**
 * Lists as the backend reads them (legacy-api.md §1.15): a parameter that appears once is split at commas, and empty
 * leftovers such as `?&` and `?county=` mean nothing.
 */
function queryLists(search: URLSearchParams): Record<string, string[]> {
  const lists = [...new Set(search.keys())].map((name) => {
    const sent = search.getAll(name);
    const values = sent.length === 1 ? sent.flatMap((value) => value.split(',')) : sent;
    return [name, values.filter((value) => value !== '')] as const;
  });
  return Object.fromEntries(lists.filter(([name, values]) => name !== '' && values.length > 0));
}

/**
 * The proxy: the only way from the browser to the backend. Checks in this order: the call is declared, the request
 * comes from the application or an allowed origin, the session, the XSRF token of a write, every value.
 */
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Call, Method } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { matchPath } from '@/lib/contract/path';
import { forward } from './forward';
import { parseAll, pathnameOf, readJson } from './parse-request';
import { methodNotAllowed, problemResponse } from './problem-response';
import { withSession } from './with-session';

type Match =
  | { kind: 'call'; call: Call; values: Record<string, string> }
  /** The path exists with other methods only. */
  | { kind: 'wrong-method'; allowed: Method[] }
  | { kind: 'undeclared' };

/** The allow-list. `path` is still encoded. */
export function findCall(method: string, path: string): Match {
  const matches = calls.flatMap((call) => {
    const values = call.browser ? matchPath(call.path, path) : null;
    return values ? [{ call, values }] : [];
  });
  const match = matches.find(({ call }) => call.method === method);
  if (match) return { kind: 'call', ...match };
  if (matches.length === 0) return { kind: 'undeclared' };
  return { kind: 'wrong-method', allowed: matches.map(({ call }) => call.method) };
}

export async function handleApi(request: NextRequest): Promise<NextResponse> {
  const path = pathnameOf(request);
  const match = findCall(request.method, path);
  if (match.kind === 'undeclared') {
    return problemResponse({ status: 404, title: 'This API call does not exist.' });
  }
  if (match.kind === 'wrong-method') return methodNotAllowed(match.allowed);
  const { call, values } = match;
  return withSession(
    request,
    call.access,
    async (context) => {
      const [params, query, body] = parseAll(
        [call.params, call.query, call.body ?? z.undefined()],
        [
          values,
          queryLists(request.nextUrl.searchParams),
          call.body ? await readJson(request) : undefined,
        ],
      );
      return forward(context, call, { params, query, body }, path, request.signal);
    },
    { allowsOtherOrigins: true },
  );
}

/** Splits a parameter that appears once at commas, as the backend does (legacy-api.md §1.15), and drops empty values. */
function queryLists(search: URLSearchParams): Record<string, string[]> {
  const lists = [...new Set(search.keys())].map((name) => {
    const sent = search.getAll(name);
    const values = sent.length === 1 ? sent.flatMap((value) => value.split(',')) : sent;
    return [name, values.filter((value) => value !== '')] as const;
  });
  return Object.fromEntries(lists.filter(([name, values]) => name !== '' && values.length > 0));
}

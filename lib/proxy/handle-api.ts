/**
 * The proxy, through which all requests of the browser reach the backend. Checks in this order: the call is declared, the
 * origin is the application or allowed, the session, the XSRF token of a write, every value.
 */
import 'server-only';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { matchPath } from '@/lib/contract/path';
import { forward } from './forward';
import { parseAll, pathnameOf, readJson } from './parse-request';
import { methodNotAllowed, problemResponse } from './problem-response';
import { withSession } from './with-session';

/** The allow-list: declared calls with this path, which is still encoded, and the values of its slots. */
export function callsOf(path: string): { call: Call; values: Record<string, string> }[] {
  return calls.flatMap((call) => {
    const values = call.browser ? matchPath(call.path, path) : null;
    return values ? [{ call, values }] : [];
  });
}

/** Route handler of the proxy. Responds with a problem document to every request that it rejects. */
export async function handleApi(request: NextRequest): Promise<NextResponse> {
  const path = pathnameOf(request);
  const declared = callsOf(path);
  const match = declared.find(({ call }) => call.method === request.method);
  if (declared.length === 0) {
    return problemResponse({ status: 404, title: 'This API call does not exist.' });
  }
  if (!match) return methodNotAllowed(declared.map(({ call }) => call.method));
  const { call, values } = match;
  return withSession(
    request,
    call.access,
    async (context) => {
      const sent = call.body ? await readJson(request) : undefined;
      const [params, query, body] = parseAll(
        [call.params, call.query, call.body ?? z.undefined()],
        [values, queryLists(request.nextUrl.searchParams), sent],
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

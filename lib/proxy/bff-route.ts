/** Declares route handlers of our own: parameters, body and access, authorized as the calls of the proxy are. */
import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { FAILURES } from '@/lib/legacy/error';
import type { RequestContext } from '@/lib/legacy/request-context';
import { parseAll, pathnameOf, readJson } from './parse-request';
import { HttpProblem } from './problem';
import { withSession } from './with-session';

interface Input<Params, Body> {
  context: RequestContext;
  params: Params;
  body: Body;
  request: NextRequest;
  /** Path of the request, which `Location` begins with. */
  path: string;
}

interface Route<Params, Body> {
  /** Values in the address, by the names of its folders. */
  params: z.ZodType<Params>;
  /** Of a JSON body. */
  body: z.ZodType<Body>;
  access: Call['access'];
  /** May throw HttpProblem and LegacyError. */
  handle: (input: Input<Params, Body>) => Promise<NextResponse>;
}

interface RouteContext {
  /** Undefined for an address without named folders. */
  params: Promise<unknown> | undefined;
}

/** Body of a GET. */
export const noBody = z.null();

export function bffRoute<Params, Body>({ access, handle, ...schemas }: Route<Params, Body>) {
  return (request: NextRequest, routeContext: RouteContext): Promise<NextResponse> =>
    withSession(request, access, async (context) => {
      const [params, body] = parseAll(
        [schemas.params, schemas.body],
        [
          (await routeContext.params) ?? {},
          request.method === 'GET' ? null : await readJson(request),
        ],
      );
      return handle({ context, request, path: pathnameOf(request), params, body });
    });
}

/** The problem of a form with invalid values: a message for each field. */
export function invalidValues(messages: Readonly<Record<string, string | undefined>>): HttpProblem {
  const errors = Object.entries(messages).flatMap(([name, message]) =>
    message === undefined ? [] : [{ path: `values.${name}`, message }],
  );
  return new HttpProblem({ ...FAILURES.invalid, errors });
}

/** A GET for employees that responds with JSON, which no cache may store. */
export function readRoute<Params>(
  params: z.ZodType<Params>,
  read: (context: RequestContext, params: Params, query: URLSearchParams) => Promise<unknown>,
) {
  const headers = { 'cache-control': 'private, no-store' };
  return bffRoute({
    ...{ access: 'employee', params, body: noBody },
    handle: async ({ context, params: values, request: { nextUrl } }) =>
      NextResponse.json(await read(context, values, nextUrl.searchParams), { headers }),
  });
}

/** BFF routes: route handlers for employees with declared parameters and body. */
import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { FAILURES } from '@/lib/legacy/error';
import type { CheckedInput } from '@/lib/legacy/fetch-upstream';
import type { RequestContext } from '@/lib/legacy/request-context';
import { forward } from './forward';
import { parseAll, pathnameOf, readJson } from './parse-request';
import { HttpProblem } from './problem';
import { withSession } from './with-session';

interface Input<Params, Body> {
  context: RequestContext;
  params: Params;
  body: Body;
  request: NextRequest;
  /** Forwards a call to the backend, and its response to the browser. */
  send: (call: Call, input: CheckedInput) => Promise<NextResponse>;
}

interface Route<Params, Body> {
  /** Values in the address, by the names of its folders. */
  params: z.ZodType<Params>;
  /** Of a JSON body. */
  body: z.ZodType<Body>;
  /** May throw HttpProblem and LegacyError. */
  handle: (input: Input<Params, Body>) => Promise<NextResponse>;
}

interface RouteContext {
  /** Undefined for an address without named folders. */
  params: Promise<unknown> | undefined;
}

/** Schema of the missing body of a GET. */
export const noBody = z.null();

/**
 * Returns a route handler that authorizes the request as the proxy does, and then parses parameters and JSON body. Responds
 * with a problem document (RFC 9457) to every HttpProblem and LegacyError.
 */
export function bffRoute<Params, Body>({ handle, ...schemas }: Route<Params, Body>) {
  return (request: NextRequest, routeContext: RouteContext): Promise<NextResponse> =>
    withSession(request, 'employee', async (context) => {
      const given = request.method === 'GET' ? null : await readJson(request);
      const [params, body] = parseAll(
        [schemas.params, schemas.body],
        [(await routeContext.params) ?? {}, given],
      );
      const send: Input<Params, Body>['send'] = (call, input) =>
        forward(context, call, input, pathnameOf(request), request.signal);
      return handle({ context, request, send, params, body });
    });
}

/** A problem with status 400 and a message for each invalid field of a form. */
export function invalidValues(messages: Readonly<Record<string, string | undefined>>): HttpProblem {
  const errors = Object.entries(messages).flatMap(([name, message]) =>
    message === undefined ? [] : [{ path: `values.${name}`, message }],
  );
  return new HttpProblem({ ...FAILURES.invalid, errors });
}

/** Returns a GET handler for employees that responds with JSON and `no-store`. */
export function readRoute<Params>(
  params: z.ZodType<Params>,
  read: (context: RequestContext, params: Params, query: URLSearchParams) => Promise<unknown>,
) {
  const headers = { 'cache-control': 'private, no-store' };
  return bffRoute({
    params,
    body: noBody,
    handle: async ({ context, params: values, request: { nextUrl } }) =>
      NextResponse.json(await read(context, values, nextUrl.searchParams), { headers }),
  });
}

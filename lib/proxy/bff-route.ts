/**
 * Our own endpoints, which are no calls of the backend: declared by what they take, guarded as the proxy is. What fails
 * on the way to the backend is answered as the proxy answers it.
 */
import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { LegacyError } from '@/lib/legacy/error';
import type { RequestContext } from '@/lib/legacy/request-context';
import { failedCall } from './failed-call';
import { FAILURES } from './failures';
import { pathOfRequest } from './path-of-request';
import { HttpProblem, problem } from './problem';
import { readJson } from './read-json';
import { fieldChecks, type Refused } from './refused';
import { withSession } from './with-session';

interface Asked<Params, Body> {
  context: RequestContext;
  params: Params;
  body: Body;
  request: NextRequest;
  /** Path of the request, in whose terms `Location` is given. */
  path: string;
}

interface Route<Params, Body> {
  /** Values in the address, by the names of its folders. */
  params: z.ZodType<Params>;
  /** Of a JSON body. */
  body: z.ZodType<Body>;
  access: Call['access'];
  /** May throw HttpProblem and LegacyError. */
  handle: (asked: Asked<Params, Body>) => Promise<NextResponse>;
}

interface RouteContext {
  /** Next gives none where no folder of the address has a name. */
  params: Promise<unknown> | undefined;
}

/** Of an endpoint that reads, whose requests have no body. */
export const noBody = z.null();

export function bffRoute<Params, Body>(route: Route<Params, Body>) {
  return async (request: NextRequest, routeContext: RouteContext): Promise<NextResponse> => {
    const requestId = crypto.randomUUID();
    return withSession(request, route.access, requestId, (context) =>
      serve(route, context, request, routeContext).catch((error: unknown) =>
        failed(error, requestId),
      ),
    );
  };
}

async function serve<Params, Body>(
  route: Route<Params, Body>,
  context: RequestContext,
  request: NextRequest,
  routeContext: RouteContext,
): Promise<NextResponse> {
  const { check, refusal } = fieldChecks();
  const params = check(route.params, (await routeContext.params) ?? {});
  const body = check(route.body, request.method === 'GET' ? null : await jsonOf(request));
  if (params === undefined || body === undefined) throw refusedProblem(refusal());
  return route.handle({ context, request, path: pathOfRequest(request), params, body });
}

async function jsonOf(request: NextRequest): Promise<unknown> {
  const read = await readJson(request);
  if (read.kind === 'refused') throw refusedProblem(read);
  return read.value;
}

const refusedProblem = ({ status, title, errors }: Refused) =>
  new HttpProblem({ status, title, errors });

type Errors = Readonly<Record<string, string | undefined>>;

/** The form is refused for some of its values, each with a sentence that comes back to its field. */
export function invalidValues(errors: Errors): HttpProblem {
  const told = Object.entries(errors).flatMap(([name, message]) =>
    message === undefined ? [] : [{ path: `values.${name}`, message }],
  );
  return new HttpProblem({ ...FAILURES.invalid, errors: told });
}

/** Throws HttpProblem where there is any error. */
export function refuseErrors(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw invalidValues(errors);
}

/** A response for this employee alone. */
export function privateJson(value: unknown): NextResponse {
  return NextResponse.json(value, { headers: { 'cache-control': 'private, no-store' } });
}

/** Throws what is neither a problem of the request nor a failure of the backend. */
function failed(error: unknown, requestId: string): NextResponse {
  if (error instanceof HttpProblem) return problem({ ...error.about, requestId });
  if (error instanceof LegacyError) return failedCall(FAILURES[error.kind], requestId);
  throw error;
}

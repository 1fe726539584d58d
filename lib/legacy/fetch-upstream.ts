/**
 * The one HTTP client of the backend. Headers are built from nothing, redirects are never followed
 * (a redirect means "signed out", legacy-api.md §1.3), every call has a time limit, and only reads that
 * are declared repeatable are tried a second time.
 */
import 'server-only';
import { config } from '@/lib/config';
import type { Call, PathValues, QueryValues } from '@/lib/contract/call';
import { fillPath, printQuery } from '@/lib/contract/path';
import { log } from '@/lib/log';
import { kindOfFailure, LegacyError, neverSent } from './error';
import type { RequestContext } from './request-context';

/** Values that have passed the declaration's schemas. */
export interface CheckedInput {
  params: PathValues;
  query: QueryValues;
  body: unknown;
}

const TRY_AGAIN = new Set([502, 503, 504]);

/**
 * Returns every response, whatever its status. Throws LegacyError `unavailable` or `timeout`. All attempts together
 * end with `limit`, which is the caller's deadline unless another one is given.
 */
export async function fetchUpstream(
  context: RequestContext,
  call: Call,
  input: CheckedInput,
  limit: AbortSignal = timeLimitOf(context),
): Promise<Response> {
  const again = call.method === 'GET' && call.repeatable;
  const first = await attempt(context, call, input, limit).catch((error: unknown) => {
    if (again && error instanceof LegacyError && error.kind === 'unavailable') return null;
    throw error;
  });
  if (first && !(again && TRY_AGAIN.has(first.status))) return first;
  await first?.body?.cancel();
  return attempt(context, call, input, limit);
}

/** The caller's deadline, or the time limit of a single request where there is none. */
function timeLimitOf({ deadline, abandoned }: RequestContext): AbortSignal {
  const limit = deadline ?? AbortSignal.timeout(config().LEGACY_TIMEOUT_MS);
  return abandoned ? AbortSignal.any([limit, abandoned]) : limit;
}

async function attempt(
  context: RequestContext,
  call: Call,
  input: CheckedInput,
  signal: AbortSignal,
): Promise<Response> {
  const started = performance.now();
  const line = { requestId: context.requestId, call: call.name };
  try {
    const response = await fetch(
      `${config().LEGACY_API_URL}${fillPath(call.path, input.params)}${printQuery(input.query)}`,
      {
        method: call.method,
        headers: headersOf(context, call),
        body: call.body ? JSON.stringify(input.body) : null,
        redirect: 'manual',
        cache: 'no-store',
        signal,
      },
    );
    log().info({ ...line, status: response.status, ms: elapsed(started) }, 'backend answered');
    return response;
  } catch (error) {
    const kind = kindOfFailure(error);
    log().warn({ ...line, kind, ms: elapsed(started) }, 'backend did not answer');
    throw new LegacyError(kind, call.name, context.requestId, undefined, [], neverSent(error));
  }
}

/** No `Origin`, no `Authorization`, nothing copied from the browser (§1.2, §1.7). */
function headersOf(context: RequestContext, call: Call): Headers {
  const headers = new Headers({ accept: 'application/json', 'x-request-id': context.requestId });
  if (context.cookieHeader) headers.set('cookie', context.cookieHeader);
  if (call.method !== 'GET') {
    headers.set('content-type', 'application/json');
    if (context.xsrfToken) headers.set('x-xsrf-token', context.xsrfToken);
  }
  return headers;
}

const elapsed = (started: number) => Math.round(performance.now() - started);

/**
 * The HTTP client of the backend. Copies no header of the browser, follows no redirect (which means "signed out",
 * legacy-api.md §1.3), and limits the time of every call.
 */
import 'server-only';
import { config } from '@/lib/config';
import type { Call, PathValues, QueryValues } from '@/lib/contract/call';
import { fillPath, printQuery } from '@/lib/contract/path';
import { log } from '@/lib/log';
import { kindOfFailure, LegacyError, neverSent } from './error';
import type { RequestContext } from './request-context';

/** Output of the schemas of the call. */
export interface CheckedInput {
  params: PathValues;
  query: QueryValues;
  body: unknown;
}

const RETRY_STATUSES = new Set([502, 503, 504]);

/**
 * Returns a response of any status. Retries once, without backoff, and only a read that is declared repeatable: after a
 * failed connection or 502, 503, 504. `limit` aborts both attempts. Throws LegacyError `unavailable` or `timeout`.
 */
export async function fetchUpstream(
  context: RequestContext,
  call: Call,
  input: CheckedInput,
  limit: AbortSignal = timeLimitOf(context),
): Promise<Response> {
  const retries = call.method === 'GET' && call.repeatable;
  const first = await attempt(context, call, input, limit).catch((error: unknown) => {
    if (retries && !limit.aborted) return null;
    throw error;
  });
  if (first && !(retries && RETRY_STATUSES.has(first.status))) return first;
  await first?.body?.cancel();
  return attempt(context, call, input, limit);
}

/** The deadline of the context, or the time limit of a single request. */
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
    log().info({ ...line, status: response.status, ms: elapsed(started) }, 'backend responded');
    return response;
  } catch (error) {
    const kind = kindOfFailure(error);
    log().warn({ ...line, kind, ms: elapsed(started) }, 'backend did not respond');
    throw new LegacyError(kind, call.name, context.requestId, undefined, [], neverSent(error));
  }
}

/** Never `Origin` or `Authorization` (§1.2, §1.7). */
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

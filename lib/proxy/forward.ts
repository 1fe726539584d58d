/** Sends a checked call upstream and returns the parts of the response that the browser may read. */
import 'server-only';
import { NextResponse } from 'next/server';
import type { Call } from '@/lib/contract/call';
import { session } from '@/lib/contract/calls/session';
import { isSignedOut, RESPONSE_LIMIT } from '@/lib/legacy/call-api';
import { FAILURES, kindOfStatus, LegacyError } from '@/lib/legacy/error';
import { type CheckedInput, fetchUpstream } from '@/lib/legacy/fetch-upstream';
import { JsonArrayParser } from '@/lib/legacy/json-array-parser';
import { readBodyUpTo } from '@/lib/legacy/read-body';
import type { RequestContext } from '@/lib/legacy/request-context';
import { forgetConfirmations } from '@/lib/legacy/session';
import { allowedSetCookies } from '@/lib/session/cookies';
import { REQUEST_ID_HEADER } from '@/lib/session/request-headers';
import { appendSetCookies, destroyBackendSession } from '@/lib/session/session-cookies';
import { dispatchOnce } from './idempotency';
import { problemResponse } from './problem-response';

/** Largest response to a write, in bytes; the contract has only empty ones and short JSON. */
const WRITE_RESPONSE_LIMIT = 64 * 1024;

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * `path` is the address that the browser requested, without query: `Location` begins with it. `abandoned` aborts a read when
 * the browser disconnects. A write goes on then, is sent upstream once for each idempotency key, and is never retried.
 */
export function forward(
  context: RequestContext,
  call: Call,
  input: CheckedInput,
  path: string,
  abandoned: AbortSignal,
): Promise<NextResponse> {
  if (!writes(call)) return forwardOnce({ ...context, abandoned }, call, input, path);
  const dispatch = () => forwardOnce(context, call, input, path);
  return dispatchOnce(context, `${call.method} ${path}`, dispatch).catch((error: unknown) => {
    if (!(error instanceof LegacyError)) throw error;
    // The first request with this key may have stored something.
    return failure(FAILURES[error.kind], context.requestId, true);
  });
}

async function forwardOnce(
  context: RequestContext,
  call: Call,
  input: CheckedInput,
  path: string,
): Promise<NextResponse> {
  const { requestId } = context;
  const response = await fetchUpstream(context, call, input).catch((error: unknown) => {
    if (error instanceof LegacyError) return error;
    throw error;
  });
  if (call === session.logout) forgetConfirmations();
  if (response instanceof LegacyError) {
    return failure(FAILURES[response.kind], requestId, writes(call) && !response.neverSent);
  }
  const result = await respond(call, response, path, requestId);
  if (call === session.logout && result.ok) destroyBackendSession(result);
  appendSetCookies(result, allowedSetCookies(response.headers.getSetCookie()));
  return result;
}

async function respond(
  call: Call,
  response: Response,
  path: string,
  requestId: string,
): Promise<NextResponse> {
  const { returns, unpaged } = call;
  const { status, body } = response;
  const write = writes(call);
  const limit = write ? WRITE_RESPONSE_LIMIT : RESPONSE_LIMIT;
  // Read first, so that a truncated body does not truncate our own response. Unpaged lists are streamed.
  const bytes = unpaged ? null : await readBodyUpTo(response, limit).catch(() => null);
  const kind = kindOfStatus(status);
  // A write whose response is HTML may have been stored: see `isDone`.
  if (kind === 'signed-out' || (!write && isSignedOut(response))) {
    return problemResponse(FAILURES['signed-out'], requestId);
  }
  // The backend's error page may contain a stack trace (legacy-api.md §1.9): only its status is sent on.
  if (kind) return failure({ ...FAILURES[kind], status }, requestId, write && status >= 500);
  const headers = new Headers({ ...HEADERS, [REQUEST_ID_HEADER]: requestId });
  const type = response.headers.get('content-type');
  if (type && (!write || returns.kind === 'json')) headers.set('content-type', type);
  if (unpaged) {
    return new NextResponse(body?.pipeThrough(oneArray()) ?? null, { status, headers });
  }
  const id = createdId(response);
  if (bytes === null || !isDone(call, response, id, bytes)) {
    return failure(FAILURES.contract, requestId, write);
  }
  // An empty 200 in place of data means signed out as well (§1.3).
  if (returns.kind === 'json' && returns.empty === undefined && bytes.byteLength === 0) {
    return problemResponse(FAILURES['signed-out'], requestId);
  }
  if (returns.kind === 'created') {
    headers.set('location', `${path}/${id}`);
    return new NextResponse(null, { status: 201, headers });
  }
  if (write && returns.kind !== 'json') return new NextResponse(null, { status: 204, headers });
  return new NextResponse(bytes, { status, headers });
}

/** `uncertain`: the backend rolls nothing back (legacy-api.md §1.9), so a failed write may have stored something. */
function failure(
  problem: { status: number; title: string },
  requestId: string,
  uncertain: boolean,
): NextResponse {
  return problemResponse(uncertain ? { ...problem, outcome: 'unknown' } : problem, requestId);
}

/** Passes a body on; fails unless it is one JSON array (not two documents, legacy-api.md §1.9) or empty. */
function oneArray(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const items = new JsonArrayParser();
  let empty = true;
  return new TransformStream({
    transform(chunk, controller) {
      empty &&= chunk.length === 0;
      items.add(chunk);
      controller.enqueue(chunk);
    },
    flush() {
      if (!empty) items.end();
    },
  });
}

/** Whether a call changes data. An invite does, although it is a GET (legacy-api.md §1.18). */
function writes(call: Call): boolean {
  return call.method !== 'GET' || call.returns.kind === 'silent';
}

/** Whether the response is the declared success of the call (§1.9). */
function isDone(call: Call, response: Response, id: string | null, body: Uint8Array): boolean {
  const html = response.headers.get('content-type')?.includes('text/html') ?? false;
  switch (call.returns.kind) {
    case 'created':
      return response.status === 201 && id !== null;
    case 'done':
      return response.status === 204;
    case 'silent':
      return response.status === 200 && body.byteLength === 0;
    case 'json':
      return !html && (body.byteLength === 0 || isJson(body));
    case 'text':
      return !html;
  }
}

/** The id at the end of `Location`; the rest is not a working address (§1.17). */
function createdId(response: Response): string | null {
  return /\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1] ?? null;
}

/** False for two documents (§1.9), or a truncated one. */
function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
}

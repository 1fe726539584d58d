/** Sends a checked call upstream and turns the response into what the browser may see. */
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

/** Largest response to a write that is read, in bytes; the contract knows only empty ones and short JSON. */
const WRITE_RESPONSE_LIMIT = 64 * 1024;

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/**
 * `path` is the address that the browser requested, without query: `Location` is given in its terms. A write is
 * sent upstream once for each idempotency key, and goes on when the browser no longer waits for it.
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
    // The request that this one repeats may have stored something.
    return problemResponse({ ...FAILURES[error.kind], ...unknownIf(true) }, context.requestId);
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
    const uncertain = writes(call) && !response.neverSent;
    return problemResponse({ ...FAILURES[response.kind], ...unknownIf(uncertain) }, requestId);
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
  // Read first, so that a body that breaks off cannot break our own response.
  const body = await readBody(call, response);
  const kind = kindOfStatus(response.status);
  // A write that is answered with a page may have been stored: `isDone` decides below.
  if (kind === 'signed-out' || (!writes(call) && isSignedOut(response))) {
    return problemResponse(FAILURES['signed-out'], requestId);
  }
  if (kind) {
    // The backend's error page may contain a stack trace (legacy-api.md §1.9): only its status is sent on.
    const { status } = response;
    const uncertain = writes(call) && status >= 500;
    return problemResponse({ ...FAILURES[kind], ...unknownIf(uncertain), status }, requestId);
  }
  const id = createdId(response);
  if (body.kind === 'broken' || !isDone(call, response, id, body.bytes)) {
    return problemResponse({ ...FAILURES.contract, ...unknownIf(writes(call)) }, requestId);
  }
  if (isEmptyWhereDataIsDue(call, body.bytes)) {
    return problemResponse(FAILURES['signed-out'], requestId);
  }
  const headers = new Headers({ ...HEADERS, [REQUEST_ID_HEADER]: requestId });
  if (call.answer.kind === 'created') {
    headers.set('location', `${path}/${id}`);
    return new NextResponse(null, { status: 201, headers });
  }
  if (writes(call) && call.answer.kind !== 'json') {
    return new NextResponse(null, { status: 204, headers });
  }
  const type = response.headers.get('content-type');
  if (type) headers.set('content-type', type);
  return new NextResponse(body.bytes, { status: response.status, headers });
}

/** Reads the whole body; only lists of every row are streamed, and the connection is closed where they break off. */
async function readBody(
  call: Call,
  response: Response,
): Promise<{ kind: 'read'; bytes: Body } | { kind: 'broken' }> {
  if (call.unpaged) return { kind: 'read', bytes: response.body?.pipeThrough(oneArray()) ?? null };
  const limit = writes(call) ? WRITE_RESPONSE_LIMIT : RESPONSE_LIMIT;
  const bytes = await readBodyUpTo(response, limit).catch(() => null);
  return bytes === null ? { kind: 'broken' } : { kind: 'read', bytes };
}

/** Fails unless the body is one JSON array (not two documents, legacy-api.md §1.9) or empty. */
function oneArray(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const items = new JsonArrayParser();
  let anything = false;
  return new TransformStream({
    transform(piece, controller) {
      anything ||= piece.length > 0;
      items.add(piece);
      controller.enqueue(piece);
    },
    flush() {
      if (anything) items.end();
    },
  });
}

/** Whether a call changes something at the backend. An invite does, although it is a GET (legacy-api.md §1.18). */
function writes(call: Call): boolean {
  return call.method !== 'GET' || call.answer.kind === 'silent';
}

/** Whether the response is the one by which the contract says that the call succeeded (§1.9). */
function isDone(call: Call, response: Response, id: string | null, body: Body): boolean {
  const html = response.headers.get('content-type')?.includes('text/html') ?? false;
  switch (call.answer.kind) {
    case 'created':
      return response.status === 201 && id !== null;
    case 'done':
      return response.status === 204;
    case 'silent':
      return response.status === 200 && isEmpty(body);
    case 'json':
      return !html && isJson(body);
    case 'text':
      return !html;
  }
}

/** The id at the end of `Location`; the rest of it is not a working address (§1.17). */
function createdId(response: Response): string | null {
  return /\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1] ?? null;
}

/** The backend rolls nothing back (legacy-api.md §1.9): a failed write may have stored something. */
function unknownIf(uncertain: boolean): { outcome?: 'unknown' } {
  return uncertain ? { outcome: 'unknown' } : {};
}

/** An empty 200 in place of data means signed out as well (§1.3). */
function isEmptyWhereDataIsDue(call: Call, body: Body): boolean {
  if (call.answer.kind !== 'json' || call.answer.empty !== undefined) return false;
  return isEmpty(body);
}

function isEmpty(body: Body): boolean {
  return body === null || ('byteLength' in body && body.byteLength === 0);
}

/** Whether a body is one JSON document, not two (§1.9) or a part of one. A stream is not read here. */
function isJson(body: Body): boolean {
  if (body === null || !('byteLength' in body) || body.byteLength === 0) return true;
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
}

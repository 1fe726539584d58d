import 'server-only';
import type { z } from 'zod';
import type { Call, PathValues, QueryValues } from '@/lib/contract/call';
import { log } from '@/lib/log';
import { kindOfFailure, kindOfStatus, LegacyError } from './error';
import { fetchUpstream } from './fetch-upstream';
import { readBodyUpTo } from './read-body';
import type { RequestContext } from './request-context';

/** Largest response that is held in memory, in bytes. Lists of all rows are streamed and have no limit. */
export const RESPONSE_LIMIT = 32 * 1024 * 1024;

export interface CallResult<Value> {
  value: Value;
  setCookies: string[];
}

/** Checked by the schemas of the call before anything is sent. */
export interface CallInput {
  params?: PathValues;
  query?: QueryValues;
}

/**
 * Sends a declared read, with a retry if it is repeatable. Returns the parsed value and the `Set-Cookie` lines of the
 * response. Throws LegacyError, `invalid` for values that the call does not accept and `contract` for a response that
 * its schema does not accept or that exceeds RESPONSE_LIMIT.
 */
export async function callApi<Value>(
  context: RequestContext,
  call: Call<Value>,
  input: CallInput = {},
): Promise<CallResult<Value>> {
  const { returns } = call;
  if (returns.kind !== 'json' && returns.kind !== 'text')
    throw new Error(`${call.name} returns no value`);
  const check = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const details = problems(result.error);
    throw new LegacyError('invalid', call.name, context.requestId, undefined, details);
  };
  const response = await fetchUpstream(context, call, {
    params: check(call.params, input.params ?? {}),
    query: check(call.query, input.query ?? {}),
    body: undefined,
  });
  const fail = (kind: LegacyError['kind'], details?: LegacyError['details']) =>
    new LegacyError(kind, call.name, context.requestId, response.status, details);

  const kind = isSignedOut(response) ? 'signed-out' : kindOfStatus(response.status);
  if (kind) {
    await response.body?.cancel();
    throw fail(kind);
  }
  const bytes = await readBodyUpTo(response, RESPONSE_LIMIT).catch((error: unknown) => {
    throw fail(kindOfFailure(error));
  });
  if (bytes === null) throw fail('contract', [{ path: '', message: 'is too large' }]);
  const text = new TextDecoder().decode(bytes);
  const setCookies = response.headers.getSetCookie();
  if (text === '' && returns.kind === 'json') {
    if (returns.empty === undefined) throw fail('signed-out');
    return { value: returns.empty, setCookies };
  }
  const result = returns.schema.safeParse(returns.kind === 'json' ? parseJson(text) : text);
  if (result.success) return { value: result.data, setCookies };
  const details = problems(result.error);
  log().error({ requestId: context.requestId, call: call.name, details }, 'contract broken');
  throw fail('contract', details);
}

/** Signed out, the backend responds with a redirect, or with a page in place of data (legacy-api.md §1.3). */
export function isSignedOut(response: Response): boolean {
  const html = response.headers.get('content-type')?.includes('text/html') ?? false;
  return kindOfStatus(response.status) === 'signed-out' || (html && response.status < 400);
}

/** Returns undefined, which no schema accepts, for invalid JSON, such as a truncated list (§1.9). */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problems(error: z.ZodError): { path: string; message: string }[] {
  return error.issues.slice(0, 5).map(({ path, message }) => ({ path: path.join('.'), message }));
}

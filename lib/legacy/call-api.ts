/** Asks a declared read and gives back its checked answer, or a LegacyError that says what kind of failure it was. */
import 'server-only';
import type { z } from 'zod';
import type { Call, PathValues, QueryValues } from '@/lib/contract/call';
import { log } from '@/lib/log';
import { kindOfFailure, kindOfStatus, LegacyError } from './error';
import { fetchUpstream } from './fetch-upstream';
import { readBodyUpTo } from './limited-body';
import type { RequestContext } from './request-context';

/**
 * Largest response that is held in memory, in bytes: far above a page of 200 organizations with all that is nested
 * in them. Lists of every row are streamed instead and have no limit.
 */
export const RESPONSE_LIMIT = 32 * 1024 * 1024;

export interface CallResult<Value> {
  value: Value;
  /** `Set-Cookie` lines of the backend, for a caller that can pass them on. */
  setCookies: string[];
}

/** Values as the caller has them; the declaration checks them before anything is sent. */
export interface CallInput {
  params?: PathValues;
  query?: QueryValues;
}

export async function callApi<Value>(
  context: RequestContext,
  call: Call<Value>,
  input: CallInput = {},
): Promise<CallResult<Value>> {
  const { answer } = call;
  if (answer.kind !== 'json' && answer.kind !== 'text')
    throw new Error(`${call.name} gives no value to ask for`);
  const check = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new LegacyError(
      'invalid',
      call.name,
      context.requestId,
      undefined,
      problems(result.error),
    );
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
  if (text === '' && answer.kind === 'json') {
    if (answer.empty === undefined) throw fail('signed-out');
    return { value: answer.empty, setCookies };
  }
  const result = answer.schema.safeParse(answer.kind === 'json' ? parseJson(text) : text);
  if (result.success) return { value: result.data, setCookies };
  const details = problems(result.error);
  log().error({ requestId: context.requestId, call: call.name, details }, 'contract broken');
  throw fail('contract', details);
}

/** A redirect or a page where data is due: the ways in which the backend says "signed out" (§1.3). */
export function isSignedOut(response: Response): boolean {
  const html = response.headers.get('content-type')?.includes('text/html') ?? false;
  return kindOfStatus(response.status) === 'signed-out' || (html && response.status < 400);
}

/** Undefined where the text is no JSON, which no schema accepts: a list that broke off midway (§1.9). */
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

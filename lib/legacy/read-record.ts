/** Reads one record; tells one that does not exist from one that the backend cannot print, and both from an outage. */
import 'server-only';
import type { Call, PathValues } from '@/lib/contract/call';
import { callApi } from './call-api';
import { LegacyError } from './error';
import { listCounties } from './lookups';
import type { RequestContext } from './request-context';

/**
 * The backend answers 500 alike for an unknown id and for a record that it cannot print (legacy-api.md §1.9);
 * `exists`, which asks elsewhere, tells them apart. Where that fails too, nothing is known but the failure itself.
 * Throws LegacyError `not-found` for an unknown id, `damaged` for a record that the backend cannot tell.
 */
export async function readRecord<Value>(
  context: RequestContext,
  call: Call<Value>,
  params: PathValues,
  exists: () => Promise<boolean>,
): Promise<Value> {
  try {
    return (await callApi(context, call, { params })).value;
  } catch (error) {
    throw await recordFailure(error, exists);
  }
}

async function recordFailure(error: unknown, exists: () => Promise<boolean>): Promise<unknown> {
  if (!(error instanceof LegacyError)) return error;
  const { kind, call, requestId, status, details } = error;
  if (kind === 'contract') return new LegacyError('damaged', call, requestId, status, details);
  // An answer that broke off midway is a record that cannot be printed, as much as a 500 (§1.9, "Broken rows").
  const brokeOff = kind === 'unavailable' && status === 200;
  if (status !== 500 && !brokeOff) return error;
  const known = await exists().catch(() => null);
  if (known === null) return error;
  if (!known && brokeOff) return error;
  return new LegacyError(known ? 'damaged' : 'not-found', call, requestId, status);
}

/**
 * Whether a record exists, by a call that responds with 500 for an unknown id only. A backend that responds with 500
 * to everything says nothing about the record: then this rejects, as `listCounties` does.
 */
export async function existsUnless500(
  context: RequestContext,
  probe: Promise<unknown>,
): Promise<boolean> {
  try {
    await probe;
    return true;
  } catch (error) {
    if (!(error instanceof LegacyError) || error.status !== 500) throw error;
    await listCounties(context);
    return false;
  }
}

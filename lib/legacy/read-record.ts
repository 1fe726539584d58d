import 'server-only';
import type { Call, PathValues } from '@/lib/contract/call';
import { callApi } from './call-api';
import { LegacyError } from './error';
import { listCounties } from './lookups';
import type { RequestContext } from './request-context';

/**
 * Reads one record. Throws LegacyError `not-found` for an unknown id and `damaged` for a record that the backend cannot
 * serialize: it responds with 500 to both (legacy-api.md §1.9), and `exists` decides. During an outage, when `exists`
 * fails too, throws the first failure.
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
  // A response that breaks off is a damaged record as well (§1.9, "Broken rows").
  const brokeOff = kind === 'unavailable' && status === 200;
  if (status !== 500 && !brokeOff) return error;
  const known = await exists().catch(() => null);
  if (known === null || (!known && brokeOff)) return error;
  return new LegacyError(known ? 'damaged' : 'not-found', call, requestId, status);
}

/** Returns false when `probe` fails with 500. Rejects during an outage, when `listCounties` fails with 500 as well. */
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

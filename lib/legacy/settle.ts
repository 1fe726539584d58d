/** Optional sections of a page: the page renders when one of them fails. */
import 'server-only';
import { log } from '@/lib/log';
import { LegacyError } from './error';

export type Settled<Value> = { ok: true; value: Value } | { ok: false };

/** Logs a LegacyError and returns `ok: false`. Rejects with `signed-out`, which concerns the whole page, and other errors. */
export async function settle<Value>(promise: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await promise };
  } catch (error) {
    if (!(error instanceof LegacyError) || error.kind === 'signed-out') throw error;
    const { requestId, call, kind } = error;
    log().warn({ requestId, call, kind }, 'section failed');
    return { ok: false };
  }
}

/** As `settle`, but returns the value, or null for a section that failed. */
export async function orNull<Value>(promise: Promise<Value>): Promise<Value | null> {
  const found = await settle(promise);
  return found.ok ? found.value : null;
}

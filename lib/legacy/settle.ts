/** A part of a page that may fail without taking the page along. */
import 'server-only';
import { log } from '@/lib/log';
import { LegacyError } from './error';

export type Settled<Value> = { ok: true; value: Value } | { ok: false };

/** Being signed out is no failure of a part: it concerns the whole page. */
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

/** Null in place of a part that failed. */
export async function orNull<Value>(promise: Promise<Value>): Promise<Value | null> {
  const found = await settle(promise);
  return found.ok ? found.value : null;
}

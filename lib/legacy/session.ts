/** Calls about the signed-in employee: session, managerial access, logout. */
import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { session as calls } from '@/lib/contract/calls/session';
import { id } from '@/lib/contract/values';
import { callApi } from './call-api';
import { LegacyError } from './error';
import type { RequestContext } from './request-context';

/** Milliseconds for which a session counts as confirmed. */
const CONFIRMED_MS = 5_000;

interface Confirmations {
  /** Hashes of the cookies of recently confirmed sessions. */
  confirmed: LRUCache<string, true>;
  /** Number of logouts through this process; invalidates confirmations that began before one. */
  logouts: number;
}

/** One for the whole process: Next bundles this file more than once. */
const KEY = Symbol.for('outreach-tracking.confirmed-sessions');
const globals: typeof globalThis & { [KEY]?: Confirmations } = globalThis;
globals[KEY] ??= { confirmed: new LRUCache({ max: 10_000, ttl: CONFIRMED_MS }), logouts: 0 };
const sessions = globals[KEY];

/** Value null when signed out. The response may set a first XSRF token (legacy-api.md §1.6). Throws LegacyError. */
export function getUser(context: RequestContext) {
  return callApi(context, calls.getUser);
}

const PRESENTER = {
  kind: 'json',
  schema: z.object({ presenterId: id }).nullable().catch(null),
} as const;

/** The caller's presenter id, for a body that names its creator; null if the backend returns no id. Throws LegacyError. */
export async function getOwnPresenter(
  context: RequestContext,
): Promise<{ presenterId: number } | null> {
  return (await callApi(context, { ...calls.getUser, returns: PRESENTER })).value;
}

/** Slow: the backend requests it from its identity provider each time (§3.1). Throws LegacyError. */
export async function checkManagerialAccess(context: RequestContext): Promise<boolean> {
  return (await callApi(context, calls.checkManagerialAccess)).value;
}

/**
 * Runs before cached data is returned: the sealed session may be older than a logout. Throws LegacyError, `signed-out`
 * if the backend does not confirm the session.
 */
export async function confirmSession(context: RequestContext): Promise<void> {
  const key = createHash('sha256').update(context.cookieHeader).digest('base64url');
  if (sessions.confirmed.has(key)) return;
  const { logouts } = sessions;
  const { value } = await getUser(context);
  if (value === null) throw new LegacyError('signed-out', calls.getUser.name, context.requestId);
  if (sessions.logouts === logouts) sessions.confirmed.set(key, true);
}

/** After a logout, so that the next request of every session is confirmed at the backend. */
export function forgetConfirmations(): void {
  sessions.logouts += 1;
  sessions.confirmed.clear();
}

/** Returns the parts of the address after a logout (§1.5). Throws LegacyError. */
export function logout(context: RequestContext) {
  return callApi(context, calls.logout).finally(forgetConfirmations);
}

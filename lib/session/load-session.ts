import 'server-only';
import { config } from '@/lib/config';
import { LegacyError } from '@/lib/legacy/error';
import type { RequestContext } from '@/lib/legacy/request-context';
import { checkManagerialAccess, getUser } from '@/lib/legacy/session';
import {
  allowedSetCookies,
  backendSession,
  type CookieReader,
  requestContextOf,
  sealedCookieName,
  sessionCookiesFor,
} from './cookies';
import { loadOncePerRequest } from './http-exchange';
import { fingerprint, type Session, seal, unseal } from './sealed-session';

/** Milliseconds for which managerial access is kept while it cannot be checked. */
const ACCESS_TTL = 10 * 60 * 1000;
/** Share of LEGACY_TIMEOUT_MS for confirming a known session; the rest is for the page or call. */
const CONFIRMATION_SHARE = 1 / 3;
/** Milliseconds after which a session whose confirmation failed is confirmed again. */
const RETRY_MS = 15_000;

export type LoadedSession =
  | {
      kind: 'signed-in';
      session: Session;
      context: RequestContext;
      /** The new seal of a session that was just confirmed; null when it was only unsealed. */
      sealed: string | null;
      setCookies: string[];
    }
  | { kind: 'signed-out'; setCookies: string[] }
  | { kind: 'unavailable' };

/**
 * Loads the session of a request: unseals it and, without a seal or after SESSION_REFRESH_SECONDS, confirms it at the
 * backend. Middleware, pages and route handlers each call this; within one request it runs once. `deadline` aborts all
 * requests to the backend.
 */
export async function loadSession(
  cookies: CookieReader,
  requestId: string,
  deadline?: AbortSignal,
  now = Date.now(),
): Promise<LoadedSession> {
  const backend = backendSession(cookies);
  if (backend === null) return { kind: 'signed-out', setCookies: [] };

  const context = requestContextOf(cookies, requestId, deadline);
  const { loading, again } = loadOncePerRequest(backend, () =>
    load(cookies, backend, context, now),
  );
  const loaded = await loading;
  if (!again || loaded.kind !== 'signed-in') return loaded;
  // The response to the browser contains its cookies already.
  return { ...loaded, context, sealed: null, setCookies: [] };
}

async function load(
  cookies: CookieReader,
  backend: string,
  context: RequestContext,
  now: number,
): Promise<LoadedSession> {
  const known = await unseal(cookies.get(sealedCookieName())?.value, backend, now);
  const recent = known && now - known.checkedAt < refreshAfter();
  // A write needs the XSRF token, which a response of the backend sets (legacy-api.md §1.6).
  if (known && recent && context.xsrfToken) {
    return { kind: 'signed-in', session: known, context, sealed: null, setCookies: [] };
  }
  const loaded = await confirm(context, fingerprint(backend), known, now);
  if (loaded.kind !== 'signed-in') return loaded;
  // Ends SameSite=None of the sign-in. Set at each confirmation, because a redirecting page loses what middleware appends.
  const setCookies = [...sessionCookiesFor('session', cookies), ...loaded.setCookies];
  return { ...loaded, setCookies };
}

const refreshAfter = () => config().SESSION_REFRESH_SECONDS * 1000;

async function confirm(
  context: RequestContext,
  backend: string,
  known: Session | null,
  now: number,
): Promise<LoadedSession> {
  const part = AbortSignal.timeout(Math.round(config().LEGACY_TIMEOUT_MS * CONFIRMATION_SHARE));
  const limited = {
    ...context,
    deadline: context.deadline ? AbortSignal.any([part, context.deadline]) : part,
  };
  // After a failure the session counts as confirmed for RETRY_MS.
  const retrySoon = now - Math.max(refreshAfter() - RETRY_MS, 0);
  const [user, access] = await Promise.all([
    getUser(known ? limited : context).catch((error: unknown) => {
      if (!(error instanceof LegacyError)) throw error;
      return error.kind === 'signed-out' ? 'signed-out' : 'unavailable';
    }),
    checkManagerialAccess(limited).then(
      (managerialAccess) => ({ managerialAccess, accessCheckedAt: now, checkedAt: now }),
      // The identity provider behind this check may be down while everything else works (§3.1).
      () => ({ ...lastKnownAccess(known, now), checkedAt: retrySoon }),
    ),
  ]);
  if (user === 'signed-out') return { kind: 'signed-out', setCookies: [] };
  if (user === 'unavailable') {
    if (!known) return { kind: 'unavailable' };
    const session = { ...known, ...access, checkedAt: retrySoon };
    return { kind: 'signed-in', session, context, sealed: await seal(session), setCookies: [] };
  }
  const setCookies = allowedSetCookies(user.setCookies);
  if (user.value === null) return { kind: 'signed-out', setCookies };
  const { key, ...names } = user.value;
  const session = {
    ...names,
    ...access,
    employee: fingerprint(key),
    backend,
    signedInAt: known?.signedInAt ?? now,
  };
  return { kind: 'signed-in', session, context, sealed: await seal(session), setCookies };
}

function lastKnownAccess(known: Session | null, now: number) {
  const accessCheckedAt = known?.accessCheckedAt ?? now;
  const valid = now - accessCheckedAt < ACCESS_TTL;
  return { managerialAccess: valid && (known?.managerialAccess ?? false), accessCheckedAt };
}

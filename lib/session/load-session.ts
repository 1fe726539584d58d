/**
 * Opens the sealed session and, when there is none or it was not confirmed for a while, confirms it at the backend.
 * Middleware, pages and handlers all call this; none relies on another one having called it before. Within one request
 * it is opened once.
 */
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
  sessionCookiesFor,
} from './backend-cookies';
import { sealedCookieName } from './cookie-names';
import { loadOncePerRequest } from './http-exchange';
import { fingerprint, type Session, seal, unseal } from './sealed-session';

/** How long the backend's last word on managerial access stands while no newer one can be had, milliseconds. */
const ACCESS_STANDS = 10 * 60 * 1000;

/** Part of the time limit that the confirmation of a known session may take. */
const CONFIRMATION_SHARE = 1 / 3;
/** A session that could not be confirmed is confirmed again after this time, milliseconds. */
const RETRY_MS = 15_000;

export type LoadedSession =
  | {
      kind: 'signed-in';
      session: Session;
      context: RequestContext;
      /** The new seal of a session that was just confirmed, for the browser; null when it was opened from its seal. */
      sealed: string | null;
      setCookies: string[];
    }
  | { kind: 'signed-out'; setCookies: string[] }
  | { kind: 'unavailable' };

/**
 * `deadline` ends every request to the backend on behalf of this browser's request. Where the sealed session is
 * known but old, its confirmation gets a part of that time only: what is left belongs to the page or the call.
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
  const { opening, again } = loadOncePerRequest(backend, () =>
    open(cookies, backend, context, now),
  );
  const opened = await opening;
  if (!again || opened.kind !== 'signed-in') return opened;
  // The response to the browser holds its cookies already.
  return { ...opened, context, sealed: null, setCookies: [] };
}

async function open(
  cookies: CookieReader,
  backend: string,
  context: RequestContext,
  now: number,
): Promise<LoadedSession> {
  const known = await unseal(cookies.get(sealedCookieName())?.value, backend, now);
  const recent = known && now - known.checkedAt < refreshAfter();
  // Without the token nothing could be written; a request to the backend brings one (legacy-api.md §1.6).
  if (known && recent && context.xsrfToken) {
    return { kind: 'signed-in', session: known, context, sealed: null, setCookies: [] };
  }
  const opened = await confirm(context, fingerprint(backend), known, now);
  if (opened.kind !== 'signed-in') return opened;
  // The sign-in is over, and with it the need for a session cookie that other sites may send. Set at each confirmation,
  // because a page that redirects loses what middleware appends to its response.
  const setCookies = [...sessionCookiesFor('session', cookies), ...opened.setCookies];
  return { ...opened, setCookies };
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
  const [user, access] = await Promise.all([
    getUser(known ? limited : context).catch((error: unknown) => failure(error)),
    checkManagerialAccess(limited).then(
      (managerialAccess) => ({ managerialAccess, accessCheckedAt: now, checkedAt: now }),
      // The identity provider behind this check may be down while everything else works (§3.1).
      () => ({ ...standingAccess(known, now), checkedAt: checkSoon(now) }),
    ),
  ]);
  if (user === 'signed-out') return { kind: 'signed-out', setCookies: [] };
  if (user === 'unavailable') {
    if (!known) return { kind: 'unavailable' };
    const session = { ...known, ...access, checkedAt: checkSoon(now) };
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

/** When a session counts as confirmed whose confirmation failed: so that the next one follows soon, not at once. */
function checkSoon(now: number): number {
  return now - Math.max(refreshAfter() - RETRY_MS, 0);
}

/** What the last word on managerial access is still worth. */
function standingAccess(known: Session | null, now: number) {
  const accessCheckedAt = known?.accessCheckedAt ?? now;
  const stands = now - accessCheckedAt < ACCESS_STANDS;
  return { managerialAccess: stands && (known?.managerialAccess ?? false), accessCheckedAt };
}

function failure(error: unknown): 'signed-out' | 'unavailable' {
  if (!(error instanceof LegacyError)) throw error;
  return error.kind === 'signed-out' ? 'signed-out' : 'unavailable';
}

/**
 * Who is asking: opens the sealed session and, when there is none or it was not confirmed for a while, asks
 * the backend. Middleware, pages and handlers all come here; none believes that another has been here before.
 */
import 'server-only';
import { config } from '@/lib/config';
import type { Caller } from '@/lib/legacy/caller';
import { LegacyError } from '@/lib/legacy/error';
import { checkManagerialAccess, getUser } from '@/lib/legacy/session';
import { allowedSetCookies, backendSession, type CookieReader, callerOf } from './backend-cookies';
import { sealedCookieName } from './cookie-names';
import { fingerprint, type Session, unseal } from './sealed-session';

/** How long the backend's last word on managerial access stands while no newer one can be had, milliseconds. */
const ACCESS_STANDS = 10 * 60 * 1000;

export type OpenedSession =
  | {
      kind: 'signed-in';
      session: Session;
      caller: Caller;
      /** The session was just confirmed and has to be sealed into the answer. */
      renewed: boolean;
      setCookies: string[];
    }
  | { kind: 'signed-out'; setCookies: string[] }
  | { kind: 'unavailable' };

export async function openSession(
  cookies: CookieReader,
  requestId: string,
  now = Date.now(),
): Promise<OpenedSession> {
  const backend = backendSession(cookies);
  if (backend === null) return { kind: 'signed-out', setCookies: [] };

  const caller = callerOf(cookies, requestId);
  const known = await unseal(cookies.get(sealedCookieName())?.value, backend, now);
  const recent = known && now - known.checkedAt < config().SESSION_REFRESH_SECONDS * 1000;
  // Without the token nothing could be written; asking the backend brings one (legacy-api.md §1.6).
  if (known && recent && caller.xsrfToken) {
    return { kind: 'signed-in', session: known, caller, renewed: false, setCookies: [] };
  }
  return confirm(caller, fingerprint(backend), known, now);
}

async function confirm(
  caller: Caller,
  backend: string,
  known: Session | null,
  now: number,
): Promise<OpenedSession> {
  const [user, access] = await Promise.all([
    getUser(caller).catch((error: unknown) => failure(error)),
    checkManagerialAccess(caller).then(
      (managerialAccess) => ({ managerialAccess, accessCheckedAt: now }),
      // The identity provider behind this check may be down while everything else works (§3.1).
      () => standingAccess(known, now),
    ),
  ]);
  if (user === 'signed-out') return { kind: 'signed-out', setCookies: [] };
  if (user === 'unavailable') {
    if (!known) return { kind: 'unavailable' };
    const session = { ...known, ...access };
    return { kind: 'signed-in', session, caller, renewed: false, setCookies: [] };
  }
  const setCookies = allowedSetCookies(user.setCookies);
  if (user.value === null) return { kind: 'signed-out', setCookies };
  const session = {
    ...user.value,
    ...access,
    backend,
    signedInAt: known?.signedInAt ?? now,
    checkedAt: now,
  };
  return { kind: 'signed-in', session, caller, renewed: true, setCookies };
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

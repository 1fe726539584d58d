import type { CookieReader } from '@/lib/session/cookies';
import { fingerprint, type Session, seal } from '@/lib/session/sealed-session';
import { BACKEND_COOKIES } from './backend';

/** A coordinator's session, just confirmed by the backend. */
export function sessionOf(change: Partial<Session> = {}): Session {
  const now = Date.now();
  return {
    firstName: 'Ann',
    lastName: 'Bee',
    employee: fingerprint('Ann Bee'),
    managerialAccess: false,
    backend: fingerprint(BACKEND_COOKIES.JSESSIONID),
    signedInAt: now,
    checkedAt: now,
    accessCheckedAt: now,
    ...change,
  };
}

/** All cookies of a signed-in employee. */
export async function signedInCookies(change: Partial<Session> = {}) {
  return { ...BACKEND_COOKIES, outreach_session: await seal(sessionOf(change)) };
}

/** As `cookies()` of next/headers. */
export function cookieReader(cookies: Record<string, string>): CookieReader {
  const values = new Map(Object.entries(cookies));
  return {
    get: (name) => {
      const value = values.get(name);
      return value === undefined ? undefined : { value };
    },
  };
}

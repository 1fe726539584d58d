/**
 * The session as the browser holds it: sealed (encrypted and signed), bound to the backend's session, small.
 * Its age is inside the seal and checked here, because a cookie's own expiry is only advice to the browser.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/config';

const session = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Fingerprint of the employee, equal in all of the employee's sessions. */
  employee: z.string(),
  managerialAccess: z.boolean(),
  /** When the backend last told of managerial access; milliseconds since 1970. */
  accessCheckedAt: z.number(),
  /** Fingerprint of the backend's session that this one was made from. */
  backend: z.string(),
  /** When the person signed in, and when the backend last confirmed it; milliseconds since 1970. */
  signedInAt: z.number(),
  checkedAt: z.number(),
});

export type Session = z.output<typeof session>;

/** Identifies a value without revealing it. */
export function fingerprint(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

const seconds = () => Math.round(config().SESSION_HOURS * 3600);

export function seal(value: Session): Promise<string> {
  return sealData(value, { password: config().SESSION_SECRET, ttl: seconds() });
}

/** Null for what we did not seal, for another backend session, and for a sign-in that is too long ago. */
export async function unseal(
  sealed: string | undefined,
  backendSession: string,
  now: number,
): Promise<Session | null> {
  if (!sealed) return null;
  const opened = session.safeParse(
    // Text that has not even the form of a seal is thrown at us instead of coming out empty.
    await unsealData(sealed, { password: config().SESSION_SECRET, ttl: seconds() }).catch(
      () => null,
    ),
  );
  if (!opened.success || opened.data.backend !== fingerprint(backendSession)) return null;
  return now - opened.data.signedInAt < seconds() * 1000 ? opened.data : null;
}

/** For an address of ours: a text that no other site can make up. Valid for `ttl` seconds. */
export function sealText(text: string, ttl: number): Promise<string> {
  return sealData({ text }, { password: config().SESSION_SECRET, ttl });
}

/** Null for what we did not seal and for a seal that is too old. */
export async function unsealText(sealed: unknown): Promise<string | null> {
  if (typeof sealed !== 'string') return null;
  const opened = await unsealData(sealed, { password: config().SESSION_SECRET }).catch(() => null);
  return z.object({ text: z.string() }).safeParse(opened).data?.text ?? null;
}

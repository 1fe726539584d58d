/**
 * The sealed session of the browser's cookie: encrypted, signed, and bound to the backend's session. Its age is in the seal,
 * because a browser may ignore the expiry of a cookie.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/config';

const session = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Fingerprint of the employee, the same in all sessions. */
  employee: z.string(),
  managerialAccess: z.boolean(),
  /** Fingerprint of the backend's session. */
  backend: z.string(),
  /** Milliseconds since 1970: the sign-in, and the last check of the session and of managerial access. */
  signedInAt: z.number(),
  checkedAt: z.number(),
  accessCheckedAt: z.number(),
});

export type Session = z.output<typeof session>;

/** SHA-256 in base64url. */
export function fingerprint(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

const seconds = () => Math.round(config().SESSION_HOURS * 3600);

/** Seals a session for SESSION_HOURS. */
export function seal(value: Session): Promise<string> {
  return sealData(value, { password: config().SESSION_SECRET, ttl: seconds() });
}

/** Returns null for an invalid or expired seal, another backend session, and a sign-in longer ago than SESSION_HOURS. */
export async function unseal(
  sealed: string | undefined,
  backendSession: string,
  now: number,
): Promise<Session | null> {
  const { success, data } = session.safeParse(await unsealed(sealed));
  if (!success || data.backend !== fingerprint(backendSession)) return null;
  return now - data.signedInAt < seconds() * 1000 ? data : null;
}

/** Seals a text for an address of the application, so that no other site can forge it. `ttl` in seconds. */
export function sealText(text: string, ttl: number): Promise<string> {
  return sealData({ text }, { password: config().SESSION_SECRET, ttl });
}

/** Returns null for an invalid or expired seal. */
export async function unsealText(sealed: unknown): Promise<string | null> {
  return z.object({ text: z.string() }).safeParse(await unsealed(sealed)).data?.text ?? null;
}

/** iron-session throws for text that is not a seal. */
async function unsealed(sealed: unknown): Promise<unknown> {
  if (typeof sealed !== 'string') return null;
  return unsealData(sealed, { password: config().SESSION_SECRET }).catch(() => null);
}

/** Browser sessions, shared by all processes on one database. The cookie's value is kept as a hash only. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';

import type { Database } from '@/backend/database/connection';
import { session } from '@/backend/database/own-schema';
import { presenter } from '@/backend/database/schema';

const TOKEN_BYTES = 32;
/** The servlet default (legacy-api.md §1.2). */
const IDLE_LIMIT = sql`interval '30 minutes'`;
/** A session in use is stamped at most this often, so that reading does not mean writing. */
const STAMP_EVERY = sql`interval '1 minute'`;

export type Employee = Omit<typeof presenter.$inferSelect, 'passwordHash'>;
/** Signed out where there is no employee: such a session only remembers where to return. */
export type Session = { tokenHash: string; employee: Employee | null; returnTo: string | null };

const { passwordHash: _passwordHash, ...employeeColumns } = getTableColumns(presenter);

export async function findSession(db: Database, token: string): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({
      tokenHash: session.tokenHash,
      returnTo: session.returnTo,
      employee: employeeColumns,
      needsStamp: sql<boolean>`${session.lastSeenAt} < now() - ${STAMP_EVERY}`,
    })
    .from(session)
    .leftJoin(presenter, eq(presenter.presenterId, session.presenterId))
    .where(
      and(eq(session.tokenHash, tokenHash), sql`${session.lastSeenAt} > now() - ${IDLE_LIMIT}`),
    );
  if (!found) return null;
  if (found.needsStamp) await changeSession(db, tokenHash, { lastSeenAt: sql`now()` });
  return found;
}

/** Returns the token that goes into the cookie; it cannot be read back from the database. */
export async function startSession(
  db: Database,
  facts: { presenterId?: number; returnTo?: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.insert(session).values({ tokenHash: hashOf(token), ...facts });
  return token;
}

/** Remembers the page to return to after signing in, or who has signed in. */
export async function changeSession(
  db: Database,
  tokenHash: string,
  change: { presenterId?: number; returnTo?: string | null; lastSeenAt?: SQL },
): Promise<void> {
  await db.update(session).set(change).where(eq(session.tokenHash, tokenHash));
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

export async function removeExpiredSessions(db: Database): Promise<void> {
  await db.delete(session).where(lt(session.lastSeenAt, sql`now() - ${IDLE_LIMIT}`));
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * How often a sign-in may fail, counted in the database so that it holds across processes and restarts.
 * An attempt is written down before its password is looked at: many at once cannot slip past the limit.
 */
import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';

import type { Database } from '@/backend/database/connection';
import { failedSignIn } from '@/backend/database/own-schema';

const WINDOW = sql`interval '15 minutes'`;
const FAILURES_PER_USERNAME = 10;
const FAILURES_PER_ADDRESS = 100;

export type Attempt = { username: string; address: string };

/** Counts as failed until `forgiveFailures`. Answers how many seconds to wait; 0 = go ahead. */
export async function beginAttempt(db: Database, attempt: Attempt): Promise<number> {
  const [row] = await db.insert(failedSignIn).values(attempt).returning();
  if (!row) throw new Error('The attempt was not written down.');
  const { username, address, failedSignInId } = row;
  const earlier = lt(failedSignIn.failedSignInId, failedSignInId);
  const waits = await Promise.all([
    secondsToWait(db, and(eq(failedSignIn.username, username), earlier), FAILURES_PER_USERNAME),
    secondsToWait(db, and(eq(failedSignIn.address, address), earlier), FAILURES_PER_ADDRESS),
  ]);
  const wait = Math.max(...waits);
  // A refused attempt told the guesser nothing, so it does not prolong the wait.
  if (wait > 0)
    await db.delete(failedSignIn).where(eq(failedSignIn.failedSignInId, failedSignInId));
  return wait;
}

export async function forgiveFailures(db: Database, username: string): Promise<void> {
  await db.delete(failedSignIn).where(eq(failedSignIn.username, username));
}

export async function removeOldFailures(db: Database): Promise<void> {
  await db.delete(failedSignIn).where(lt(failedSignIn.at, sql`now() - ${WINDOW}`));
}

/** Until the failure that fills the limit leaves the window. */
async function secondsToWait(db: Database, which: SQL | undefined, limit: number): Promise<number> {
  const [limiting] = await db
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${failedSignIn.at} + ${WINDOW} - now()))::int`,
    })
    .from(failedSignIn)
    .where(and(which, gt(failedSignIn.at, sql`now() - ${WINDOW}`)))
    .orderBy(desc(failedSignIn.at))
    .offset(limit - 1)
    .limit(1);
  return limiting?.seconds ?? 0;
}

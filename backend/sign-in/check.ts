/** Whether a sign-in form names an employee and the right password. */
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Database } from '@/backend/database/connection';
import { presenter } from '@/backend/database/schema';
import { SignInLimits } from './limits';
import type { Rejected } from './page';
import { passwordMatches } from './password';

const field = z
  .string()
  .min(1)
  .regex(/^[^\0]*$/);
const form = z.object({ username: field.trim().max(200), password: field });

export type Checked = { presenterId: number } | { rejected: Rejected };

/** Each check made here counts its own failures. */
export function passwordCheck(db: Database): (request: FastifyRequest) => Promise<Checked> {
  const limits = new SignInLimits();
  return async ({ body, ip }) => {
    const sent = form.safeParse(body);
    if (!sent.success) {
      return { rejected: { status: 400, problem: 'Enter your user name and password.' } };
    }
    const { username: typedName, password } = sent.data;
    const username = typedName.toLowerCase();
    const outcome = await limits.attempt({ username, address: ip, password }, () =>
      employeeWith(db, username, password),
    );
    if ('waitSeconds' in outcome) {
      const problem = 'Too many failed sign-ins. Wait a minute, then try again.';
      return { rejected: { status: 429, username: typedName, problem, ...outcome } };
    }
    const { presenterId } = outcome;
    if (presenterId !== null) return { presenterId };
    const problem = 'The user name or the password is wrong.';
    return { rejected: { status: 401, username: typedName, problem } };
  };
}

/** An employee who is not active may sign in all the same, as in the legacy (§1.4). */
async function employeeWith(
  db: Database,
  username: string,
  password: string,
): Promise<number | null> {
  const [found] = await db
    .select({ presenterId: presenter.presenterId, passwordHash: presenter.passwordHash })
    .from(presenter)
    .where(sql`lower(${presenter.username}) = ${username}`);
  const matches = await passwordMatches(password, found?.passwordHash ?? null);
  return found && matches ? found.presenterId : null;
}

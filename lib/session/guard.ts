/** The second of three access checks: pages do not rely on middleware. */
import 'server-only';
import { cookies, headers } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { LegacyError } from '@/lib/legacy/error';
import type { RequestContext } from '@/lib/legacy/request-context';
import { sessionEndedPath, signInPath } from '@/lib/routes';
import { loadSession } from './load-session';
import { deadlineOf, requestId, requestPath } from './request-headers';
import type { Session } from './sealed-session';

export interface Employee {
  session: Session;
  context: RequestContext;
}

export const currentSession = cache(async () =>
  loadSession(await cookies(), await requestId(), deadlineOf(await headers())),
);

/** Redirects the signed-out to the sign-in, which returns here. Throws LegacyError when the session cannot be confirmed. */
export async function requireEmployee(): Promise<Employee> {
  const loaded = await currentSession();
  if (loaded.kind === 'unavailable') {
    throw new LegacyError('unavailable', 'getUser', await requestId());
  }
  if (loaded.kind === 'signed-out') redirect(signInPath(await requestPath()));
  return { session: loaded.session, context: loaded.context };
}

/** Responds with 403 to employees without managerial access. */
export async function requireManager(): Promise<Employee> {
  const employee = await requireEmployee();
  if (!employee.session.managerialAccess) forbidden();
  return employee;
}

/** For a session that only the backend has ended: destroys ours and returns to this page after the sign-in. */
export async function leaveEndedSession(): Promise<never> {
  redirect(sessionEndedPath(await requestPath()));
}

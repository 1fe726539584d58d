/** Access check of pages, the second of three: pages do not rely on middleware. */
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

/** The session of the request, loaded once. */
export const currentSession = cache(async () =>
  loadSession(await cookies(), await requestId(), deadlineOf(await headers())),
);

/** Redirects to the sign-in without a session. Throws LegacyError `unavailable` if the session cannot be confirmed. */
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

/** After the backend ended the session: redirects to a route that destroys ours; the sign-in returns to this page. */
export async function leaveEndedSession(): Promise<never> {
  redirect(sessionEndedPath(await requestPath()));
}

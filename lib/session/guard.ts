/** The second of three checks: pages ask here themselves, whatever middleware decided before them. */
import 'server-only';
import { cookies } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { LegacyError } from '@/lib/legacy/error';
import type { RequestContext } from '@/lib/legacy/request-context';
import { routes, signInPath } from '@/lib/routes';
import { loadSession } from './load-session';
import { requestDeadline, requestId, requestPath } from './request-headers';
import type { Session } from './sealed-session';

export interface Employee {
  session: Session;
  context: RequestContext;
}

/** Once per request, however many components ask. */
export const currentSession = cache(async () =>
  loadSession(await cookies(), await requestId(), await requestDeadline()),
);

/** Sends the signed-out to the sign-in, keeping the address. Throws LegacyError when nobody can tell who asks. */
export async function requireEmployee(): Promise<Employee> {
  const opened = await currentSession();
  if (opened.kind === 'unavailable') {
    throw new LegacyError('unavailable', 'getUser', await requestId());
  }
  if (opened.kind === 'signed-out') redirect(signInPath(await requestPath()));
  return { session: opened.session, context: opened.context };
}

/** As `requireEmployee`, and forbidden to employees without managerial access. */
export async function requireManager(): Promise<Employee> {
  const employee = await requireEmployee();
  if (!employee.session.managerialAccess) forbidden();
  return employee;
}

/** The backend said "signed out" although the seal did not: ends the session and keeps the address. */
export async function leaveEndedSession(): Promise<never> {
  redirect(`${routes.sessionEnded}?${new URLSearchParams({ returnTo: await requestPath() })}`);
}

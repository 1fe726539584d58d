/** Wraps every signed-in screen. Screens load all data before they render, so nothing fails after the first byte. */
import { notFound, unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { config } from '@/lib/config';
import { fullName } from '@/lib/format/text';
import { dayOf } from '@/lib/format/wall-clock';
import { FAILURES, LegacyError } from '@/lib/legacy/error';
import { log } from '@/lib/log';
import {
  type Employee,
  leaveEndedSession,
  requireEmployee,
  requireManager,
} from '@/lib/session/guard';
import { setDocumentStatus } from '@/lib/session/http-exchange';
import { requestId, requestPath } from '@/lib/session/request-headers';
import { FailureView } from './problem-view';

export interface Visit extends Employee {
  /** The employee's full name. */
  person: string;
  /** The agency's zone. */
  timeZone: string;
  /** `YYYY-MM-DD` in that zone. */
  today: string;
}

type Screen<Props> = (visit: Visit, props: Props) => Promise<ReactNode>;

/** Redirects to the sign-in without a session, and turns errors of the backend into error pages. */
export function protectedPage<Props>(screen: Screen<Props>) {
  return guardedPage(requireEmployee, screen);
}

/** As `protectedPage`, for employees with managerial access only. */
export function managerPage<Props>(screen: Screen<Props>) {
  return guardedPage(requireManager, screen);
}

function guardedPage<Props>(requireAccess: () => Promise<Employee>, screen: Screen<Props>) {
  return async function GuardedPage(props: Props): Promise<ReactNode> {
    try {
      const employee = await requireAccess();
      const { firstName, lastName } = employee.session;
      const timeZone = config().AGENCY_TIME_ZONE;
      const today = dayOf(new Date(), timeZone);
      const person = fullName(firstName, lastName);
      return await screen({ ...employee, person, timeZone, today }, props);
    } catch (error) {
      // Next implements redirects and `notFound` as errors.
      unstable_rethrow(error);
      return failurePage(error);
    }
  };
}

async function failurePage(error: unknown): Promise<ReactNode> {
  const id = await requestId();
  const kind = error instanceof LegacyError ? error.kind : 'unexpected';
  if (kind === 'signed-out') await leaveEndedSession();
  if (kind === 'not-found') notFound();
  log().error({ requestId: id, kind, err: error }, 'page failed');
  setDocumentStatus(FAILURES[kind].status);
  return <FailureView kind={kind} requestId={id} path={await requestPath()} />;
}

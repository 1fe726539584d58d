/**
 * Every signed-in screen goes through here: asks who is asking, hands the employee to the screen, and turns what
 * the backend refuses into the page that says so. Screens load all their data before they return, so that
 * nothing can fail later and pages read without script.
 */
import { notFound, unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
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
import { FailureView } from './failure-view';

type Screen<Props> = (employee: Employee, props: Props) => Promise<ReactNode>;

export function protectedPage<Props>(screen: Screen<Props>) {
  return guardedPage(requireEmployee, screen);
}

/** As `staffPage`, for employees with managerial access only. */
export function managerPage<Props>(screen: Screen<Props>) {
  return guardedPage(requireManager, screen);
}

function guardedPage<Props>(admit: () => Promise<Employee>, screen: Screen<Props>) {
  return async function GuardedPage(props: Props): Promise<ReactNode> {
    try {
      return await screen(await admit(), props);
    } catch (error) {
      // Redirects and the like are thrown too, and are not ours to keep.
      unstable_rethrow(error);
      return failed(error);
    }
  };
}

async function failed(error: unknown): Promise<ReactNode> {
  const id = await requestId();
  const kind = error instanceof LegacyError ? error.kind : 'unexpected';
  if (kind === 'signed-out') await leaveEndedSession();
  if (kind === 'not-found') notFound();
  log().error({ requestId: id, kind, err: error }, 'page failed');
  setDocumentStatus(FAILURES[kind].status);
  return <FailureView kind={kind} requestId={id} path={await requestPath()} />;
}

import { requestId } from '@/lib/session/request-headers';
import { ProblemView } from './problem-view';

/** At a manager's address, for employees without managerial access. */
export async function NotAllowed() {
  return (
    <ProblemView title="You do not have access to this page" requestId={await requestId()}>
      This page is for employees with managerial access. If you need access, contact IT Support.
    </ProblemView>
  );
}

export async function PageNotFound() {
  return (
    <ProblemView title="Page not found" requestId={await requestId()}>
      If you typed the address, check that it is correct. The record may have been deleted.
    </ProblemView>
  );
}

import { requestId } from '@/lib/session/request-headers';
import { ProblemView } from './problem-view';

/** At a manager's address, for employees without managerial access. */
export async function NotAllowed() {
  return (
    <ProblemView title="You may not see this page" requestId={await requestId()}>
      This page is for employees with managerial access. If you should have it, ask IT Support.
    </ProblemView>
  );
}

export async function PageNotFound() {
  return (
    <ProblemView title="Page not found" requestId={await requestId()}>
      There is nothing at this address. It may have been mistyped, or what it showed is gone.
    </ProblemView>
  );
}

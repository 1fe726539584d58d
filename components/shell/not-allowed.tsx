/** What employees without managerial access see at a manager's address. */
import { requestId } from '@/lib/session/request-headers';
import { ProblemView } from './problem-view';

export async function NotAllowed() {
  return (
    <ProblemView title="You may not see this page" requestId={await requestId()}>
      This page is for employees with managerial access. If you should have it, ask IT Support.
    </ProblemView>
  );
}

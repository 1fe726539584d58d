/** Says that there is nothing at an address. */
import { requestId } from '@/lib/session/request-headers';
import { ProblemView } from './problem-view';

export async function PageNotFound() {
  return (
    <ProblemView title="Page not found" requestId={await requestId()}>
      There is nothing at this address. It may have been mistyped, or what it showed is gone.
    </ProblemView>
  );
}

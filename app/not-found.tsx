import type { Metadata } from 'next';
import { Framed } from '@/components/shell/framed';
import { ProblemView } from '@/components/shell/problem-view';
import { requestId } from '@/lib/session/request-context';

export const metadata: Metadata = { title: 'Page not found' };

export default async function NotFound() {
  return (
    <Framed>
      <ProblemView title="Page not found" requestId={await requestId()}>
        There is nothing at this address. It may have been mistyped, or what it showed is gone.
      </ProblemView>
    </Framed>
  );
}

import type { Metadata } from 'next';
import { Framed } from '@/components/shell/framed';
import { ProblemView } from '@/components/shell/problem-view';
import { requestId } from '@/lib/session/request-context';

export const metadata: Metadata = { title: 'Not allowed' };

export default async function Forbidden() {
  return (
    <Framed>
      <ProblemView title="You may not see this page" requestId={await requestId()}>
        This page is for employees with managerial access. If you should have it, ask IT Support.
      </ProblemView>
    </Framed>
  );
}

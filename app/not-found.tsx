import type { Metadata } from 'next';
import { Framed } from '@/components/shell/framed';
import { PageNotFound } from '@/components/shell/page-not-found';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <Framed>
      <PageNotFound />
    </Framed>
  );
}

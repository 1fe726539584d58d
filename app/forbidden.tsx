import type { Metadata } from 'next';
import { Framed } from '@/components/shell/framed';
import { NotAllowed } from '@/components/shell/not-allowed';

export const metadata: Metadata = { title: 'Not allowed' };

export default function Forbidden() {
  return (
    <Framed>
      <NotAllowed />
    </Framed>
  );
}

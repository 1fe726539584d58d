'use client';
/** Inside a form: says that the page it asked for is on its way. */
import { useFormStatus } from 'react-dom';
import { PendingLine } from '@/components/ui/pending-line';

export function FormPendingLine() {
  return <PendingLine pending={useFormStatus().pending} />;
}

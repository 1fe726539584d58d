'use client';
import { useFormStatus } from 'react-dom';
import { PendingLine } from '@/components/ui/app-link';

/** Shown while the page of the GET form around it is loading. */
export function FormPendingLine() {
  return <PendingLine pending={useFormStatus().pending} />;
}

export function HiddenState({ pairs }: { pairs: [name: string, value: string][] }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

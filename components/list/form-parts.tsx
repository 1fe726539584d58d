'use client';
/** Parts of a list's GET forms. */
import { useFormStatus } from 'react-dom';
import { PendingLine } from '@/components/ui/app-link';

/** Shows that the form's page is loading. */
export function FormPendingLine() {
  return <PendingLine pending={useFormStatus().pending} />;
}

/** A list's state as hidden fields. */
export function HiddenState({ pairs }: { pairs: [name: string, value: string][] }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

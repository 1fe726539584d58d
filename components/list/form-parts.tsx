'use client';
/** What every GET form of a list has inside. */
import { useFormStatus } from 'react-dom';
import { PendingLine } from '@/components/ui/app-link';
import type { listPairs } from '@/lib/list/state';

/** Says that the page that the form asked for is on its way. */
export function FormPendingLine() {
  return <PendingLine pending={useFormStatus().pending} />;
}

/** A list's state as hidden fields, so that a form keeps what it does not change. */
export function HiddenState({ pairs }: { pairs: ReturnType<typeof listPairs> }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

'use client';
/**
 * A GET form of filters, which works without script. It is not sent with one day of a range: a message beside its button
 * names the missing day, and its field gets the focus.
 */
import Form from 'next/form';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DayRange } from '@/lib/list/state';
import { FormPendingLine, HiddenState } from './form-parts';

type End = keyof DayRange;

interface RangeProblemState {
  /** The missing end of the range, once its message is shown. */
  missing: End | null;
  messageId: string | undefined;
  /** Takes the days of the fields after each change; null where they are disabled. */
  recheck: (days: DayRange | null) => void;
}

const RangeProblemContext = createContext<RangeProblemState>({
  missing: null,
  messageId: undefined,
  recheck: () => undefined,
});

export const useRangeProblem = () => useContext(RangeProblemContext);

interface FilterFormProps {
  action: string;
  /** Parameters of the address that the form has no fields for. */
  kept: [name: string, value: string][];
  /** One day of the address in place of a range. */
  halfRange: DayRange | undefined;
  className: string;
  children: ReactNode;
}

export function FilterForm({ action, kept, halfRange, className, children }: FilterFormProps) {
  const [missing, setMissing] = useState(halfRange ? missingEnd(halfRange) : null);
  const messageId = useId();
  const recheck = useCallback(
    (days: DayRange | null) => setMissing((shown) => shown && days && missingEnd(days)),
    [],
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const day = (end: End) => String(fields.get(end) ?? '');
    const end = missingEnd({ from: day('from'), to: day('to') });
    flushSync(() => setMissing(end));
    if (end === null) return;
    event.preventDefault();
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <Form action={action} prefetch={false} scroll={false} onSubmit={submit} className={className}>
      <HiddenState pairs={kept} />
      <RangeProblemContext value={{ missing, messageId, recheck }}>{children}</RangeProblemContext>
      <FormPendingLine />
    </Form>
  );
}

export function RangeProblem() {
  const { missing, messageId } = useRangeProblem();
  if (missing === null) return null;
  const [empty, filled] = missing === 'to' ? ['To', 'From'] : ['From', 'To'];
  return (
    <p id={messageId} className="font-semibold text-danger text-sm">
      Enter a “{empty}” date or clear the “{filled}” date. The dates are not applied.
    </p>
  );
}

function missingEnd({ from, to }: DayRange): End | null {
  if ((from === '') === (to === '')) return null;
  return to === '' ? 'to' : 'from';
}

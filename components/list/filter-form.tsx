'use client';
/**
 * The GET form of a list's filters, which works without script. A range of days of which one is missing is not sent:
 * the form says so beside its button and leads to the field that is empty.
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
import type { HalfRange } from '@/lib/list/state';
import { FormPendingLine, HiddenState } from './form-parts';

type End = keyof HalfRange;

interface RangeProblemState {
  /** The end of the range that is missing, once that has been said. */
  missing: End | null;
  /** Id of the sentence that says so. */
  messageId: string | undefined;
  /** To be called with the days of the fields whenever they change; null where they do not count. */
  recheck: (days: HalfRange | null) => void;
}

const RangeProblemContext = createContext<RangeProblemState>({
  missing: null,
  messageId: undefined,
  recheck: () => undefined,
});

export const useRangeProblem = () => useContext(RangeProblemContext);

interface FilterFormProps {
  action: string;
  /** What the address keeps beside the form's own fields. */
  kept: [name: string, value: string][];
  /** The one day that the address names where a range takes two. */
  halfRange: HalfRange | undefined;
  className: string;
  children: ReactNode;
}

export function FilterForm({ action, kept, halfRange, className, children }: FilterFormProps) {
  const [missing, setMissing] = useState(halfRange ? missingEnd(halfRange) : null);
  const messageId = useId();
  const recheck = useCallback(
    (days: HalfRange | null) => setMissing((said) => said && days && missingEnd(days)),
    [],
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const day = (end: End) => String(fields.get(end) ?? '');
    const lacking = missingEnd({ from: day('from'), to: day('to') });
    flushSync(() => setMissing(lacking));
    if (lacking === null) return;
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

/** The sentence about a missing day, for its place beside the button. */
export function RangeProblem() {
  const { missing, messageId } = useRangeProblem();
  if (missing === null) return null;
  const [lacks, has] = missing === 'to' ? ['To', 'From'] : ['From', 'To'];
  return (
    <p id={messageId} className="font-semibold text-danger text-sm">
      Enter a “{lacks}” date or clear the “{has}” date. The dates are not applied.
    </p>
  );
}

function missingEnd({ from, to }: HalfRange): End | null {
  if ((from === '') === (to === '')) return null;
  return to === '' ? 'to' : 'from';
}

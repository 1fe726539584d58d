'use client';
/** Type and status of an event, and the reason that only a cancelled one has. */
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { FieldProps } from '@/components/ui/field';
import { keepFocus } from '@/components/ui/keep-focus';
import { SelectField } from '@/components/ui/select-field';
import {
  CANCEL_REASONS,
  CANCELLED,
  cancelReasonText,
  type EventField,
} from '@/lib/forms/event-fields';
import type { Choices } from '@/lib/list/choices';
import type { EventFormLookups } from './event-form-lookups';

interface EventFormStatusProps {
  /** The status that the event is stored with; empty for none, and null for a new event. */
  storedStatus: string | null;
  lookups: EventFormLookups;
  field: (name: EventField) => FieldProps;
}

export function EventFormStatus({ storedStatus, lookups, field }: EventFormStatusProps) {
  const box = useRef<HTMLDivElement>(null);
  const { types, statuses } = lookups;
  const status = field('status');
  const reason = field('cancelReason');
  const cancelled = status.value === CANCELLED;
  const stays = reason.value !== '' && !cancelled;

  const clear = () =>
    keepFocus(
      () => reason.onChange(''),
      () => box.current?.querySelector<HTMLElement>('[name="status"]'),
    );

  return (
    <div ref={box} className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        {...field('eventType')}
        required
        choices={'values' in types ? types.values : []}
        hint={hintOf(types)}
      />
      <SelectField
        {...status}
        choices={'values' in statuses ? statuses.values : []}
        hint={hintOf(statuses) ?? statusHint(storedStatus, status.value)}
      />
      <div className="min-w-0">
        <SelectField
          {...reason}
          choices={CANCEL_REASONS}
          textOf={cancelReasonText}
          disabled={!cancelled}
          hint={
            stays
              ? `The event keeps this reason, although its status is not ${CANCELLED}.`
              : undefined
          }
        />
        {stays ? (
          <Button className="mt-2" onClick={clear}>
            Clear the reason
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const hintOf = (choices: Choices) => ('message' in choices ? choices.message : choices.hint);

/** What the backend makes of no choice (legacy-api.md §3.5). */
function statusHint(stored: string | null, status: string): string | undefined {
  if (status !== '') return undefined;
  if (stored === null) return 'Without a choice, it is the one that new events begin with.';
  if (stored === '') return undefined;
  return `A status cannot be taken away: without another choice it stays ${stored}.`;
}

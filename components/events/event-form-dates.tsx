'use client';
/** Start and end of an event, both of which it needs; an end that was filled in says so. */
import { DateField } from '@/components/ui/date-field';
import type { FieldProps } from '@/components/ui/field';
import { anHourLater, printDateTime, readDateTime } from '@/lib/format/typed-date';
import type { EventField } from '@/lib/forms/event-fields';

interface EventFormDatesProps {
  field: (name: EventField) => FieldProps;
  today: string;
  /** The event is stored without an end. */
  endless: boolean;
  /** The end that was filled in, as text; empty for none. */
  filledEnd: string;
  onStart: () => void;
}

// Always there: a sentence that came or went would move what the user is about to press.
const FILLED_IN = 'Left empty, it becomes one hour after the start.';
const ENDLESS =
  'This event has no end yet. It needs one to be saved, because calendar invites and calendar files go from a start ' +
  'to an end.';

export function EventFormDates(props: EventFormDatesProps) {
  const { field, today, endless, filledEnd, onStart } = props;
  const end = field('endDateTime');
  const filled = end.value !== '' && end.value === filledEnd;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <DateField {...field('startDateTime')} required timed today={today} onLeave={onStart} />
      <DateField
        {...end}
        required
        timed
        today={today}
        filled={filled}
        hint={endless ? ENDLESS : FILLED_IN}
      />
    </div>
  );
}

/** The end that belongs to a start, as text; empty for a start that cannot be read. */
export function endAfter(start: string): string {
  const read = readDateTime(start);
  return printDateTime(read === null ? null : anHourLater(read));
}

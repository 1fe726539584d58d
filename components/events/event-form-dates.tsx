'use client';
/** Start and end of an event. An empty end becomes one hour after the start, by the clock on the wall. */
import { DateField } from '@/components/ui/date-field';
import type { FieldProps } from '@/components/ui/field';
import { anHourLater, printDateTime, readDateTime } from '@/lib/format/typed-date';
import type { EventField } from '@/lib/forms/event-fields';

interface EventFormDatesProps {
  field: (name: EventField) => FieldProps;
  today: string;
  onStart: () => void;
}

export function EventFormDates({ field, today, onStart }: EventFormDatesProps) {
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <DateField {...field('startDateTime')} required timed today={today} onLeave={onStart} />
      <DateField {...field('endDateTime')} required timed today={today} />
    </div>
  );
}

/** The end that belongs to a start, as text; empty for a start that cannot be read. */
export function endAfter(start: string): string {
  const read = readDateTime(start);
  return printDateTime(read === null ? null : anHourLater(read));
}

'use client';
/** A month from which a range of days is picked, by mouse or by arrow keys; Escape closes it. */
import { DayPicker } from 'react-day-picker';
import { CALENDAR_LOOK, calendarStart, dateOf, dayName, textOf } from '@/components/ui/calendar';

interface RangeCalendarProps {
  /** `YYYY-MM-DD`, or empty where nothing is chosen. */
  days: { from: string; to: string };
  today?: string | undefined;
  onChange: (days: { from: string; to: string }) => void;
  onClose: () => void;
}

export function RangeCalendar({ days, today, onChange, onClose }: RangeCalendarProps) {
  const [from, to] = [dateOf(days.from), dateOf(days.to)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard on its way up from the days
    <div
      className="mt-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <DayPicker
        mode="range"
        autoFocus
        // A third press begins a new range.
        resetOnSelect
        selected={{ from, to }}
        {...calendarStart(from, today)}
        onSelect={(range) => onChange({ from: textOf(range?.from), to: textOf(range?.to) })}
        classNames={CALENDAR_LOOK}
        labels={{ labelDayButton: dayName }}
      />
    </div>
  );
}

'use client';
/** The calendar of a range of days. Escape closes it. */
import { DayPicker } from 'react-day-picker';
import { CALENDAR_LOOK, calendarStart, dateOf, dayName, textOf } from '@/components/ui/calendar';
import type { DayRange } from '@/lib/list/state';

interface RangeCalendarProps {
  /** `YYYY-MM-DD`, or empty. */
  days: DayRange;
  today?: string | undefined;
  onChange: (days: DayRange) => void;
  onClose: () => void;
}

export function RangeCalendar({ days, today, onChange, onClose }: RangeCalendarProps) {
  const [from, to] = [dateOf(days.from), dateOf(days.to)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles Escape of the days inside
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
        // The third press starts a new range.
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

'use client';
/** A month from which one day is picked, by mouse or by arrow keys; Escape closes it. */
import { DayPicker } from 'react-day-picker';
import { CALENDAR_LOOK, dateOf, dayName, textOf } from './calendar';

interface DayCalendarProps {
  /** `YYYY-MM-DD`, or empty where nothing is chosen. */
  day: string;
  today: string;
  onChange: (day: string) => void;
  onClose: () => void;
}

const LOOK = {
  ...CALENDAR_LOOK,
  selected: 'rounded bg-brand text-on-brand [&>button:hover]:bg-brand-strong',
};

export function DayCalendar({ day, today, onChange, onClose }: DayCalendarProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard on its way up from the days
    <div
      className="mt-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <DayPicker
        mode="single"
        required
        autoFocus
        selected={dateOf(day)}
        defaultMonth={dateOf(day) ?? dateOf(today)}
        today={dateOf(today)}
        onSelect={(date) => onChange(textOf(date))}
        classNames={LOOK}
        labels={{ labelDayButton: dayName }}
      />
    </div>
  );
}

'use client';
/** A month from which one day is picked, by mouse or by arrow keys; Escape closes it. */
import type { ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { CALENDAR_LOOK, calendarStart, dateOf, dayName, textOf } from './calendar';

interface OneDayPickerProps {
  /** Of the field that it fills. */
  label: string;
  /** `YYYY-MM-DD`; null where nothing is picked. */
  day: string | null;
  today: string;
  onPick: (day: string) => void;
  onClose: () => void;
  /** Beside the month. */
  children?: ReactNode;
}

const LOOK = {
  ...CALENDAR_LOOK,
  selected: 'rounded bg-brand text-on-brand [&>button:hover]:bg-brand-strong',
};

export function OneDayPicker(props: OneDayPickerProps) {
  const { label, day, today, onPick, onClose, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame around two controls
    <div
      role="group"
      aria-label={`Calendar for ${label}`}
      className="mt-2 flex flex-wrap items-start gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <DayPicker
        mode="single"
        // A second press on the day that is picked leaves it picked.
        required
        autoFocus
        selected={dateOf(day)}
        {...calendarStart(dateOf(day), today)}
        onSelect={(date) => onPick(textOf(date))}
        classNames={LOOK}
        labels={{ labelDayButton: dayName }}
      />
      {children}
    </div>
  );
}

'use client';
/** A month from which a day is picked, by mouse or by arrow keys, and a time of day beside it; Escape closes it. */
import { useId } from 'react';
import { DayPicker } from 'react-day-picker';
import { partsOf, withDay, withTime } from '@/lib/format/typed-date';
import { Button } from './button';
import { CALENDAR_LOOK, dateOf, dayName, textOf } from './calendar';

interface DateCalendarProps {
  label: string;
  /** As it is typed. */
  value: string;
  timed: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

export function DateCalendar(props: DateCalendarProps) {
  const { label, value, timed, today, onChange, onClose } = props;
  const id = useId();
  const { day, time } = partsOf(value);

  const pick = (date: Date | undefined) => {
    // A second press on the day that is picked leaves it picked.
    if (date) onChange(withDay(value, textOf(date)));
    if (!timed) onClose();
  };

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
        autoFocus
        selected={dateOf(day)}
        defaultMonth={dateOf(day ?? today)}
        today={dateOf(today)}
        onSelect={pick}
        classNames={CALENDAR_LOOK}
        labels={{ labelDayButton: dayName }}
      />
      {timed ? (
        <div className="flex items-end gap-2 pt-1">
          <div>
            <label htmlFor={id} className="block pb-1 text-sm">
              Time
            </label>
            <input
              id={id}
              type="time"
              // The time of no day would be nowhere to be seen.
              disabled={day === null}
              value={time ?? ''}
              onChange={(event) => {
                if (event.target.value !== '') onChange(withTime(value, event.target.value));
              }}
              className="h-9 rounded border border-line-strong bg-surface px-2 text-sm"
            />
          </div>
          <Button onClick={onClose}>Done</Button>
        </div>
      ) : null}
    </div>
  );
}

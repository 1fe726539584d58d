'use client';
/** A month from which the day of a `DateField` is picked, with a time field where the format has a time. Escape closes it. */
import { useId } from 'react';
import { DayPicker } from 'react-day-picker';
import { type DateFormat, partsOf, withTime } from '@/lib/format/typed-date';
import { Button } from './button';
import { CALENDAR_LOOK, calendarStart, dateOf, dayName, textOf } from './calendar';

interface DateCalendarProps {
  label: string;
  /** As typed. */
  value: string;
  format: DateFormat;
  /** `YYYY-MM-DD`. */
  today: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

const LOOK = {
  ...CALENDAR_LOOK,
  selected: 'rounded bg-brand text-on-brand [&>button:hover]:bg-brand-strong',
};

export function DateCalendar(props: DateCalendarProps) {
  const { label, value, format, today, onChange, onClose } = props;
  const id = useId();
  const { day, time } = partsOf(value);
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
        // A second click on the selected day keeps it selected.
        required
        autoFocus
        selected={dateOf(day)}
        {...calendarStart(dateOf(day), today)}
        onSelect={(date) => {
          onChange(format.withDay(value, textOf(date)));
          if (!format.timed) onClose();
        }}
        classNames={LOOK}
        labels={{ labelDayButton: dayName }}
      />
      {format.timed ? (
        <div className="flex items-end gap-2 pt-1">
          <div>
            <label htmlFor={id} className="block pb-1 text-sm">
              Time
            </label>
            <input
              id={id}
              type="time"
              disabled={day === null}
              value={time ?? ''}
              onChange={({ target }) => {
                if (target.value !== '') onChange(withTime(format, value, target.value));
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

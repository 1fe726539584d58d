'use client';
/** A calendar that fills a date in as it is typed, and a time of day beside it where one belongs to it. */
import { useId } from 'react';
import { partsOf, withDay, withTime } from '@/lib/format/typed-date';
import { Button } from './button';
import { OneDayPicker } from './one-day-picker';

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

  const pick = (picked: string) => {
    onChange(withDay(value, picked));
    if (!timed) onClose();
  };

  return (
    <OneDayPicker label={label} day={day} today={today} onPick={pick} onClose={onClose}>
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
    </OneDayPicker>
  );
}

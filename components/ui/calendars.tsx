'use client';
/** Calendars from which a day or a range of days is picked. Loaded when first opened; Escape closes them. */
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { type KeyboardEvent, useId } from 'react';
import { DayPicker, type Labels } from 'react-day-picker';
import { type DateFormat, partsOf, withTime } from '@/lib/format/typed-date';
import type { DayRange } from '@/lib/list/state';
import { Button } from './button';

const LOOK = {
  root: 'relative w-fit rounded-lg border border-line bg-surface p-3',
  nav: 'absolute top-3 right-3 flex gap-1',
  button_previous: 'flex size-8 items-center justify-center rounded hover:bg-sunken',
  button_next: 'flex size-8 items-center justify-center rounded hover:bg-sunken',
  chevron: 'size-5 fill-current',
  month_caption: 'flex h-8 items-center pl-1 font-semibold text-sm',
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-9 text-center font-normal text-muted text-xs',
  day: 'size-9 p-0 text-center text-sm',
  day_button: 'size-9 rounded hover:bg-sunken',
  today: 'font-bold underline',
  outside: 'text-muted',
  range_start: 'rounded-l bg-brand text-on-brand [&>button:hover]:bg-brand-strong',
  range_end: 'rounded-r bg-brand text-on-brand [&>button:hover]:bg-brand-strong',
  range_middle: 'bg-brand-soft',
};
const SINGLE_LOOK = {
  ...LOOK,
  selected: 'rounded bg-brand text-on-brand [&>button:hover]:bg-brand-strong',
};

const DAY_NAME = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const LABELS: Partial<Labels> = {
  labelDayButton: (date, { selected }) => `${DAY_NAME.format(date)}${selected ? ', selected' : ''}`,
};

/** The calendar's days are `Date`s in the browser's zone, of which only year, month and day count. */
const dateOf = (text: string | null | undefined) => (text ? parseISO(text) : undefined);
const textOf = (date: Date | undefined) => (date ? lightFormat(date, 'yyyy-MM-dd') : '');

/** The month that a calendar opens at, and its today. */
function startOf(selected: Date | undefined, today: string | undefined) {
  const todayDate = dateOf(today);
  const start = selected ?? todayDate;
  return { ...(start && { defaultMonth: start }), ...(todayDate && { today: todayDate }) };
}

const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  onClose();
};

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

/** The day of a `DateField`, with a time field where the format has a time. */
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
      onKeyDown={closeOnEscape(onClose)}
    >
      <DayPicker
        mode="single"
        // A second click on the selected day keeps it selected.
        required
        autoFocus
        selected={dateOf(day)}
        {...startOf(dateOf(day), today)}
        onSelect={(date) => {
          onChange(format.withDay(value, textOf(date)));
          if (!format.timed) onClose();
        }}
        classNames={SINGLE_LOOK}
        labels={LABELS}
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of the days inside
    <div className="mt-3" onKeyDown={closeOnEscape(onClose)}>
      <DayPicker
        mode="range"
        autoFocus
        // The third press starts a new range.
        resetOnSelect
        selected={{ from, to }}
        {...startOf(from, today)}
        onSelect={(range) => onChange({ from: textOf(range?.from), to: textOf(range?.to) })}
        classNames={LOOK}
        labels={LABELS}
      />
    </div>
  );
}

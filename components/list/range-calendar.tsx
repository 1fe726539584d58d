'use client';
/** A month from which a range of days is picked, by mouse or by arrow keys; Escape closes it. */
import { DayPicker } from 'react-day-picker';

interface RangeCalendarProps {
  /** `YYYY-MM-DD`, or empty where nothing is chosen. */
  days: { from: string; to: string };
  today?: string | undefined;
  onChange: (days: { from: string; to: string }) => void;
  onClose: () => void;
}

const DAY_NAME = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

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
        defaultMonth={from ?? dateOf(today)}
        today={dateOf(today)}
        onSelect={(range) => onChange({ from: textOf(range?.from), to: textOf(range?.to) })}
        classNames={LOOK}
        labels={{
          labelDayButton: (date, { selected }) =>
            `${DAY_NAME.format(date)}${selected ? ', selected' : ''}`,
        }}
      />
    </div>
  );
}

/** The calendar's days are local ones; only their year, month and day ever count. */
function dateOf(text: string | undefined): Date | undefined {
  const [year, month, day] = (text ?? '').split('-').map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

function textOf(date: Date | undefined): string {
  if (!date) return '';
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

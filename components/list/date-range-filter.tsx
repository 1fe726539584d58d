'use client';
/** A range of days: two date fields, which work without script, and a calendar that is loaded when it is opened. */
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/hydrated-button';
import { CalendarPlaceholder, lazyPart } from '@/components/ui/lazy-part';
import type { DayRange } from '@/lib/list/state';
import { useRangeProblem } from './filter-form';

const RangeCalendar = lazyPart(
  async () => (await import('@/components/ui/calendars')).RangeCalendar,
  CalendarPlaceholder,
);

export interface DateRangeFilterProps {
  label: string;
  /** The range in force, or half a range. */
  range: DayRange | null;
  /** `YYYY-MM-DD`, today in the agency's zone. */
  today?: string | undefined;
  /** Label of the flag that disables the range. */
  unless?: string;
  disabled?: boolean;
}

export function DateRangeFilter(props: DateRangeFilterProps) {
  const { label, range, today, unless, disabled = false } = props;
  const [days, setDays] = useState({ from: range?.from ?? '', to: range?.to ?? '' });
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hydrated = useHydrated();
  const { missing, messageId, recheck } = useRangeProblem();

  useEffect(() => recheck(disabled ? null : days), [days, disabled, recheck]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <label htmlFor={`${id}-${end}`} className="block text-muted text-sm">
              {end === 'from' ? 'From' : 'To'}
            </label>
            <input
              id={`${id}-${end}`}
              type="date"
              // With script, an empty field stays out of the address.
              name={hydrated && days[end] === '' ? undefined : end}
              min="1900-01-01"
              max="9999-12-31"
              value={days[end]}
              aria-invalid={missing === end || undefined}
              aria-describedby={missing === end ? messageId : undefined}
              onChange={({ target }) => setDays((before) => ({ ...before, [end]: target.value }))}
              className="h-9 rounded border border-line-strong bg-surface px-2 text-sm aria-invalid:border-danger disabled:bg-sunken disabled:text-muted"
            />
          </div>
        ))}
        <Button
          ref={opener}
          aria-expanded={open && !disabled}
          onPointerEnter={RangeCalendar.preload}
          onFocus={RangeCalendar.preload}
          onClick={() => setOpen(!open)}
          className="noscript:hidden"
        >
          Select date range...
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-muted text-xs">
        Both days are counted. Enter both or neither.
        {unless ? ` They apply only when “${unless}” is not ticked.` : null}
      </p>
      {open && !disabled ? (
        <RangeCalendar days={days} today={today} onChange={setDays} onClose={close} />
      ) : null}
    </fieldset>
  );
}

/** What every calendar shares: its look, the names of its days, and days as text. */

import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

const DAY_NAME = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

export const CALENDAR_LOOK = {
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

export const dayName = (date: Date, { selected }: { selected?: boolean | undefined }) =>
  `${DAY_NAME.format(date)}${selected ? ', selected' : ''}`;

/** The calendar's days are local ones; only their year, month and day ever count. */
export const dateOf = (text: string | null | undefined): Date | undefined =>
  text ? parseISO(text) : undefined;

/** The month that a calendar opens at, and the day that it marks as today. */
export function calendarStart(shown: Date | undefined, today: string | undefined) {
  const marked = dateOf(today);
  const start = shown ?? marked;
  return { ...(start && { defaultMonth: start }), ...(marked && { today: marked }) };
}

export const textOf = (date: Date | undefined): string =>
  date ? lightFormat(date, 'yyyy-MM-dd') : '';

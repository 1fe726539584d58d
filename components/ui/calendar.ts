/** What all calendars share: look, accessible names of days, and days as text. */
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

/** Days of a calendar are `Date`s in the browser's zone, of which only year, month and day count. */
export const dateOf = (text: string | null | undefined): Date | undefined =>
  text ? parseISO(text) : undefined;

export const textOf = (date: Date | undefined): string =>
  date ? lightFormat(date, 'yyyy-MM-dd') : '';

/** The month that a calendar opens at, and its today. */
export function calendarStart(selected: Date | undefined, today: string | undefined) {
  const todayDate = dateOf(today);
  const start = selected ?? todayDate;
  return { ...(start && { defaultMonth: start }), ...(todayDate && { today: todayDate }) };
}

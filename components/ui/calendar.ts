/** What the calendars have in common: their look, how a day is spoken, and days as texts. */

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
};

export const CALENDAR_LABELS = {
  labelDayButton: (date: Date, { selected }: { selected?: boolean }) =>
    `${DAY_NAME.format(date)}${selected ? ', selected' : ''}`,
};

/** `2026-05-03` as the local day of a calendar, of which only year, month and day ever count. */
export function dateOf(text: string | undefined): Date | undefined {
  const [year, month, day] = (text ?? '').split('-').map(Number);
  return year && month && day ? new Date(year, month - 1, day) : undefined;
}

export function textOf(date: Date | undefined): string {
  if (!date) return '';
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The views of My Outreach Schedule, and the state of the list behind a month. */
import { parseMonth, weeksOf } from './month';
import type { ListState } from './state';

const SCHEDULE_VIEWS = ['table', 'agenda', 'month'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** Null: the table, or on a narrow screen the agenda. */
export function scheduleView({ kept }: ListState): ScheduleView | null {
  return SCHEDULE_VIEWS.find((view) => view === kept.view) ?? null;
}

/** The same list in another view. Only the month view keeps its month. */
export function inView(
  { kept, ...state }: ListState,
  view: ScheduleView,
  month?: string,
): ListState {
  const { month: _, ...others } = kept;
  return {
    ...state,
    kept: { ...others, view, ...(month ? { month } : {}) },
    page: view === 'month' ? 1 : state.page,
  };
}

/** The order of the events of a month. */
export const EARLIEST_FIRST = { field: 'event.startDateTime', order: 'asce' } as const;

/** The month in view, as `2026-11`; null in a view with pages. */
export function monthShown(state: ListState, today: string): string | null {
  return scheduleView(state) === 'month' ? parseMonth(state.kept.month, today) : null;
}

/**
 * The days of the month, or of its whole weeks, within the range in force. Null: no day is left. The backend takes "upcoming"
 * or a range (legacy-api.md §3.6), so "upcoming" becomes a range from today on.
 */
export function monthState(
  state: ListState,
  month: string,
  today: string,
  { wholeWeeks = false } = {},
): ListState | null {
  const days = weeksOf(month)
    .flat()
    .filter((day) => wholeWeeks || day.startsWith(month));
  const limits = state.flags.upcoming ? { from: today } : state.range;
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  const from = limits && limits.from > first ? limits.from : first;
  const to = limits && 'to' in limits && limits.to < last ? limits.to : last;
  if (from > to) return null;
  return { ...state, flags: { ...state.flags, upcoming: false }, range: { from, to } };
}

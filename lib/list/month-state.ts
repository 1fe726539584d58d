/** What a month of the schedule asks for. */
import { monthAsked, weeksOf } from './month';
import { viewAsked } from './schedule-view';
import type { ListState } from './state';

/** In the order in which a month's events stand. */
export const EARLIEST_FIRST = { field: 'event.startDateTime', order: 'asce' } as const;

/** The month that My Outreach Schedule shows, as `2026-11`; null where it shows pages. */
export function monthShown(state: ListState, today: string): string | null {
  return viewAsked(state) === 'month' ? monthAsked(state.kept.month, today) : null;
}

/** The days that the month's weeks show, within the range in force. Null: no day is left. */
export function weeksState(state: ListState, month: string, today: string): ListState | null {
  return withinDays(state, weeksOf(month).flat(), today);
}

/** The days of the month alone, within the range in force. Null: no day is left. */
export function monthState(state: ListState, month: string, today: string): ListState | null {
  const days = weeksOf(month).flat();
  return withinDays(
    state,
    days.filter((day) => day.startsWith(month)),
    today,
  );
}

/**
 * The backend knows "upcoming" or a range but not both (legacy-api.md §3.6), so upcoming ones are asked for as the
 * range that begins today.
 */
function withinDays(state: ListState, days: string[], today: string): ListState | null {
  const limits = state.flags.upcoming ? { from: today, to: null } : state.range;
  const from = latest(days[0], limits?.from);
  const to = earliest(days.at(-1), limits?.to);
  if (from > to) return null;
  return { ...state, flags: { ...state.flags, upcoming: false }, range: { from, to } };
}

const latest = (day = '', limit: string | null = '') => (limit && limit > day ? limit : day);
const earliest = (day = '', limit: string | null = '') => (limit && limit < day ? limit : day);

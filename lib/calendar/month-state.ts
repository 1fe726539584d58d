/** What a month of the schedule asks for. */
import type { ListState } from '@/lib/list/state';
import { weeksOf } from './month';

/**
 * The days that the month's weeks show, within the range in force. The backend knows "upcoming" or a range but not
 * both (legacy-api.md §3.6), so upcoming ones are asked for as the range that begins today. Null: no day is left.
 */
export function monthState(state: ListState, month: string, today: string): ListState | null {
  const days = weeksOf(month).flat();
  const limits = state.flags.upcoming ? { from: today, to: null } : state.range;
  const from = latest(days[0], limits?.from);
  const to = earliest(days.at(-1), limits?.to);
  if (from > to) return null;
  return { ...state, flags: { ...state.flags, upcoming: false }, range: { from, to } };
}

const latest = (day = '', limit: string | null = '') => (limit && limit > day ? limit : day);
const earliest = (day = '', limit: string | null = '') => (limit && limit < day ? limit : day);

/** The state of My Outreach Schedule: its views, its presets, and the days behind a month. */
import { addDays, weekdayOf } from '@/lib/format/wall-clock';
import { mySchedule } from './definitions/events';
import { parseMonth, weeksOf } from './month';
import { parseListState, type SearchParams } from './parse-state';
import type { DayRange, ListState } from './state';

/** `waiting`: the past events that wait for numbers. */
const SCHEDULE_VIEWS = ['table', 'agenda', 'month', 'waiting'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** Null for another text, and for several. */
export const parseView = (text: string | string[] | undefined): ScheduleView | null =>
  SCHEDULE_VIEWS.find((view) => view === text) ?? null;

/** Holds the view that was chosen last on the device. */
export const VIEW_COOKIE = 'scheduleView';

/** The order of agenda and month. */
export const EARLIEST_FIRST = { field: 'event.startDateTime', order: 'asce' } as const;

/** How far back past events are read, which bounds the number of calls. */
const PAST_DAYS = 730;

const PRESETS = {
  /** From Sunday to Saturday. */
  week: (today: string): DayRange => {
    const from = addDays(today, -weekdayOf(today));
    return { from, to: addDays(from, 6) };
  },
  'next-7': (today: string): DayRange => ({ from: today, to: addDays(today, 7) }),
  'next-30': (today: string): DayRange => ({ from: today, to: addDays(today, 30) }),
  past: (today: string): DayRange => ({
    from: addDays(today, -PAST_DAYS),
    to: addDays(today, -1),
  }),
};

export type Preset = keyof typeof PRESETS;

/** The preset's range on this day. */
export const presetRange = (preset: Preset, today: string): DayRange => PRESETS[preset](today);

/** An address that means other days every day. */
export const presetHref = (preset: Preset): string => `${mySchedule.path}?days=${preset}`;

/**
 * The state that an address stands for. `days` names a preset in place of a range, and `fallback` is the view where the
 * address names none. An agenda is sorted earliest first unless the address has a sort. Month view and waiting events
 * ignore "upcoming only". The result names sort and view, so that its links and exports need neither device nor defaults;
 * only the table is not named unless the address does.
 */
export function scheduleState(
  params: SearchParams,
  today: string,
  fallback: ScheduleView = 'table',
): ListState {
  const preset = Object.keys(PRESETS).find((name): name is Preset => name === params.days);
  const named = parseView(params.view);
  const view = named ?? (preset ? 'agenda' : fallback);
  const hasAll = preset !== undefined || !hasPages(view);
  const state = parseListState(mySchedule, hasAll ? { ...params, upcoming: '0' } : params);
  const { view: _, ...kept } = state.kept;
  const unsorted = params.sort === undefined ? EARLIEST_FIRST : mySchedule.defaultSort;
  return {
    ...state,
    range: state.range ?? (preset ? presetRange(preset, today) : null),
    sort: state.sort ?? (view === 'agenda' ? unsorted : null),
    kept: view === 'table' && named === null ? kept : { ...kept, view },
  };
}

export const viewOf = ({ kept }: ListState): ScheduleView => parseView(kept.view) ?? 'table';

/** Whether the backend's list is shown, in pages. */
const hasPages = (view: ScheduleView) => view === 'table' || view === 'agenda';

/** The same filters in another view. Only the month view keeps its month. */
export function inView(state: ListState, view: ScheduleView, month?: string): ListState {
  const { month: _, ...others } = state.kept;
  const upcoming = hasPages(viewOf(state)) ? state.flags.upcoming : state.range === null;
  return {
    ...state,
    page: 1,
    sort: state.sort?.field === EARLIEST_FIRST.field ? null : state.sort,
    flags: { ...state.flags, upcoming: hasPages(view) ? upcoming === true : false },
    kept: { ...others, view, ...(month ? { month } : {}) },
  };
}

/** The month in view, as `2026-11`; null in another view. */
export function monthShown(state: ListState, today: string): string | null {
  return viewOf(state) === 'month' ? parseMonth(state.kept.month, today) : null;
}

/** The days of the month, or of its whole weeks, within the range in force. Null: no day is left. */
export function monthState(
  state: ListState,
  month: string,
  { wholeWeeks = false } = {},
): ListState | null {
  const days = weeksOf(month)
    .flat()
    .filter((day) => wholeWeeks || day.startsWith(month));
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  const { from, to } = state.range ?? { from: first, to: last };
  const range = { from: from > first ? from : first, to: to < last ? to : last };
  return range.from > range.to ? null : inRange(state, range);
}

/** The days in which waiting events are read: those of the range, up to today. */
export function waitingDays(state: ListState, today: string): ListState {
  const { from, to } = state.range ?? presetRange('past', today);
  const range = { from, to: to < today && state.range ? to : today };
  return inRange(state, range);
}

/** Beside "upcoming only" the backend ignores a range (legacy-api.md §3.6). */
function inRange(state: ListState, range: DayRange): ListState {
  return { ...state, flags: { ...state.flags, upcoming: false }, range };
}

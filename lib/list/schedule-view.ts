/** How My Outreach Schedule is shown, as its address says. */
import type { ListState } from './state';

const SCHEDULE_VIEWS = ['table', 'agenda', 'month'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** Null: the table, or on a narrow screen the agenda. */
export function viewAsked({ kept }: ListState): ScheduleView | null {
  return SCHEDULE_VIEWS.find((view) => view === kept.view) ?? null;
}

/** The same list, shown in another way. A month is forgotten with the view that shows it. */
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

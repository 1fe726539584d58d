/** The bars of the chart: for each series one number for each type, and where each number leads. */
import { SERIES, type TypeCounts } from '@/lib/manager/counts';
import { countedEventsHref, type DashboardState } from '@/lib/manager/dashboard-address';
import { typeName } from '@/lib/manager/names';

export interface EventBars {
  types: string[];
  series: { label: string; counts: number[]; hrefs: string[] }[];
}

export function eventBars(state: DashboardState, types: TypeCounts[]): EventBars {
  return {
    types: types.map(({ eventType }) => typeName(eventType)),
    series: SERIES.map(({ key, label }) => ({
      label,
      counts: types.map((counts) => counts[key]),
      hrefs: types.map(({ eventType }) => countedEventsHref(state, { series: key, eventType })),
    })),
  };
}

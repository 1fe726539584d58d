/** The date range of the dashboard as a GET form, which works without script. */
import { DateRangeFilter } from '@/components/list/date-range-filter';
import { FilterForm, RangeProblem } from '@/components/list/filter-form';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { CELL_LINK } from '@/components/ui/table';
import {
  type DashboardState,
  dashboardHref,
  dashboardPairs,
} from '@/lib/manager/dashboard-address';
import { routes } from '@/lib/routes';

interface DashboardFilterProps {
  state: DashboardState;
  /** `YYYY-MM-DD`, in the agency's time zone. */
  today: string;
}

export function DashboardFilter({ state, today }: DashboardFilterProps) {
  const { range, halfRange } = state;
  const unlimited = { ...state, range: null };
  return (
    <div className="mb-3 rounded-lg border border-line bg-surface px-4 py-4 shadow-panel print:hidden">
      <FilterForm
        // Resets the fields to the range in force.
        key={range ? `${range.from} ${range.to}` : 'all'}
        action={routes.managerDashboard}
        kept={dashboardPairs(unlimited)}
        halfRange={halfRange}
        className="flex flex-wrap items-start gap-x-6 gap-y-3"
      >
        <DateRangeFilter label="Start date" range={range ?? halfRange ?? null} today={today} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:mt-11">
          <Button type="submit" weight="primary">
            Filter
          </Button>
          {range ? (
            <AppLink href={dashboardHref(unlimited)} scroll={false} className={CELL_LINK}>
              Count all events
            </AppLink>
          ) : null}
          <RangeProblem />
        </div>
      </FilterForm>
    </div>
  );
}

/** Loads the page as a whole, which also clears days that were typed and not applied. */
export function ResetButton() {
  return (
    <form action={routes.managerDashboard} className="print:hidden">
      <Button type="submit">Reset</Button>
    </form>
  );
}

/** The chosen presenter's numbers: the chart with its table, the counties, and the comparison. */
import { FailedSection } from '@/components/ui/failed-section';
import { Panel, PanelText } from '@/components/ui/panel';
import type { Settled } from '@/lib/legacy/settle';
import type { AllPresentersFigures } from '@/lib/manager/all-presenters';
import { type DashboardState, dashboardHref } from '@/lib/manager/dashboard-address';
import type { Figures } from '@/lib/manager/figures';
import { daysText } from '@/lib/manager/names';
import { ComparisonPanel } from './comparison-panel';
import { CountyList } from './county-list';
import { eventBars } from './event-bars';
import { EventChart } from './event-chart';
import { TypeTable } from './type-table';
import { UnreadNotice } from './unread-notice';

interface PresenterFiguresProps {
  state: DashboardState;
  figures: Figures;
  all: Settled<AllPresentersFigures> | null;
}

const BY_TYPE = '# of events by type';
const BY_COUNTY = '# of events by county';

export function PresenterFigures({ state, figures, all }: PresenterFiguresProps) {
  const { types, counties, previous, missing } = figures;
  const path = dashboardHref(state);
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        {state.range
          ? `Events that start ${daysText(state.range)}.`
          : 'All events, past and to come.'}
      </p>
      <UnreadNotice missing={missing} what="this MOC" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        {types.ok ? (
          <Panel title={BY_TYPE}>
            {types.value.length === 0 ? (
              <PanelText>There are no events to count.</PanelText>
            ) : (
              <>
                <EventChart bars={eventBars(state, types.value)} />
                <TypeTable state={state} types={types.value} />
              </>
            )}
          </Panel>
        ) : (
          <FailedSection title={BY_TYPE} path={path} />
        )}
        {counties.ok ? (
          <Panel title={BY_COUNTY}>
            <CountyList state={state} counties={counties.value} />
          </Panel>
        ) : (
          <FailedSection title={BY_COUNTY} path={path} />
        )}
      </div>
      {types.ok ? (
        <ComparisonPanel state={state} types={types.value} previous={previous} all={all} />
      ) : null}
    </div>
  );
}

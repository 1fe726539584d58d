/** The numbers of the chosen presenter: chart and table by type, counties, and the comparison. */
import { AppLink } from '@/components/ui/app-link';
import { Panel, PanelText } from '@/components/ui/panel';
import { FailedSection } from '@/components/ui/section';
import { CELL_LINK, HeadCell, Row, Table } from '@/components/ui/table';
import type { Settled } from '@/lib/legacy/settle';
import {
  type Counts,
  type CountyCount,
  countyName,
  daysText,
  SERIES,
  type TypeCounts,
  totals,
  typeName,
} from '@/lib/manager/aggregates';
import {
  type Counted,
  countedEventsHref,
  type DashboardState,
  dashboardHref,
} from '@/lib/manager/dashboard-address';
import type { AllPresentersMetrics, PresenterMetrics } from '@/lib/manager/metrics';
import { ComparisonPanel } from './comparison-panel';
import type { EventBars } from './event-bar-chart';
import { EventChart } from './event-chart';
import { NumberCell, NumberHead, RowHead, UnreadNotice } from './parts';

interface MetricsPanelsProps {
  state: DashboardState;
  metrics: PresenterMetrics;
  /** Null: not requested. */
  all: Settled<AllPresentersMetrics> | null;
}

const BY_TYPE = '# of events by type';
const BY_COUNTY = '# of events by county';

export function MetricsPanels({ state, metrics, all }: MetricsPanelsProps) {
  const { types, counties, previous, missing } = metrics;
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
              <NoEvents />
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

/** The numbers of the chart as text, each a link to its events. */
function TypeTable({ state, types }: { state: DashboardState; types: TypeCounts[] }) {
  const cells = (name: string, counts: Counts, counted: Counted) =>
    SERIES.map(({ key, label }) => (
      <NumberCell key={key}>
        {counts[key] === 0 ? (
          0
        ) : (
          <AppLink
            href={countedEventsHref(state, { ...counted, series: key })}
            className={`${CELL_LINK} text-right tabular-nums`}
          >
            {counts[key]}
            <span className="sr-only">
              {' '}
              {name}, {label}
            </span>
          </AppLink>
        )}
      </NumberCell>
    ));
  return (
    <Table
      label="Number of events by type"
      head={
        <>
          <HeadCell>Type</HeadCell>
          {SERIES.map(({ key, label }) => (
            <NumberHead key={key}>{label}</NumberHead>
          ))}
        </>
      }
    >
      {types.map(({ eventType, ...counts }) => (
        <Row key={eventType ?? ''}>
          <RowHead>
            <bdi>{typeName(eventType)}</bdi>
          </RowHead>
          {cells(typeName(eventType), counts, { eventType })}
        </Row>
      ))}
      <tr className="bg-sunken font-semibold">
        <RowHead>All types</RowHead>
        {cells('All types', totals(types), {})}
      </tr>
    </Table>
  );
}

function CountyList({ state, counties }: { state: DashboardState; counties: CountyCount[] }) {
  if (counties.length === 0) return <NoEvents />;
  return (
    <ul className="px-4 py-3">
      {counties.map(({ county, total }) => (
        <li key={county ?? ''} className="py-0.5">
          <AppLink href={countedEventsHref(state, { county })} className={CELL_LINK}>
            <bdi>
              {countyName(county)} ({total})
            </bdi>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function NoEvents() {
  return <PanelText>There are no events to count.</PanelText>;
}

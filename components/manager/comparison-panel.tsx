/** The presenter's numbers beside those of the days before and, on demand, of all presenters together. */
import { AppLink } from '@/components/ui/app-link';
import { Notice, Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK, HeadCell, Row, Table } from '@/components/ui/table';
import type { Settled } from '@/lib/legacy/settle';
import { daysText, type TypeCounts } from '@/lib/manager/aggregates';
import { changeText, compared, shareText } from '@/lib/manager/comparison';
import { type DashboardState, dashboardHref } from '@/lib/manager/dashboard-address';
import type { AllPresentersMetrics, PreviousPeriod } from '@/lib/manager/metrics';
import { NumberCell, NumberHead, RowHead, UnreadNotice } from './parts';

interface ComparisonPanelProps {
  state: DashboardState;
  types: TypeCounts[];
  previous: PreviousPeriod | null;
  /** Null: not requested. */
  all: Settled<AllPresentersMetrics> | null;
}

export function ComparisonPanel({ state, types, previous, all }: ComparisonPanelProps) {
  const allPresenters = all?.ok ? all.value : null;
  return (
    <Panel
      title="Comparison"
      actions={
        <AppLink
          href={dashboardHref({ ...state, withAll: !state.withAll })}
          scroll={false}
          className={`${CELL_LINK} text-sm print:hidden`}
        >
          {state.withAll ? 'Leave out all presenters' : 'Compare with all presenters'}
        </AppLink>
      }
    >
      <div className="grid gap-2 p-3 empty:hidden">
        {all && !all.ok ? (
          <Notice kind="danger">We could not load the events of all presenters.</Notice>
        ) : null}
        <UnreadNotice missing={allPresenters?.missing ?? 0} what="all presenters" />
      </div>
      {previous || allPresenters ? (
        <ComparisonTable types={types} previous={previous} all={allPresenters?.types ?? null} />
      ) : null}
      {state.range ? null : (
        <PanelText>
          With a date range, the numbers are compared with the same number of days before it.
        </PanelText>
      )}
    </Panel>
  );
}

interface ComparisonTableProps extends Pick<ComparisonPanelProps, 'types' | 'previous'> {
  all: TypeCounts[] | null;
}

function ComparisonTable({ types, previous, all }: ComparisonTableProps) {
  const lines = compared({ now: types, previous: previous?.types ?? null, all });
  const heads = [
    'This MOC',
    ...(previous ? [daysText(previous.range), 'Change'] : []),
    ...(all ? ['All presenters', 'Share'] : []),
  ];
  return (
    <Table
      label="Comparison"
      head={
        <>
          <HeadCell>Counted</HeadCell>
          {heads.map((head) => (
            <NumberHead key={head}>{head}</NumberHead>
          ))}
        </>
      }
    >
      {lines.map((line) => (
        <Row key={line.key}>
          <RowHead>
            <bdi>{line.label}</bdi>
          </RowHead>
          <NumberCell>{line.now}</NumberCell>
          {line.previous === null ? null : (
            <>
              <NumberCell>{line.previous}</NumberCell>
              <NumberCell>{changeText(line.now, line.previous)}</NumberCell>
            </>
          )}
          {line.all === null ? null : (
            <>
              <NumberCell>{line.all}</NumberCell>
              <NumberCell>{shareText(line.now, line.all)}</NumberCell>
            </>
          )}
        </Row>
      ))}
    </Table>
  );
}

/** What the chart shows, in numbers: for those who cannot see it, for paper, and for opening the events behind each. */
import { Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { type Counts, SERIES, type TypeCounts, totals } from '@/lib/manager/counts';
import {
  type Counted,
  countedEventsHref,
  type DashboardState,
} from '@/lib/manager/dashboard-address';
import { typeName } from '@/lib/manager/names';
import { CountLink, RowHead } from './cells';

interface TypeTableProps {
  state: DashboardState;
  types: TypeCounts[];
}

export function TypeTable({ state, types }: TypeTableProps) {
  const cells = (name: string, counts: Counts, counted: Counted) =>
    SERIES.map(({ key, label }) => (
      <Cell key={key} className="text-right tabular-nums">
        <CountLink
          count={counts[key]}
          href={countedEventsHref(state, { ...counted, series: key })}
          of={`${name}, ${label}`}
        />
      </Cell>
    ));
  return (
    <Table
      label="Number of events by type"
      head={
        <>
          <HeadCell>Type</HeadCell>
          {SERIES.map(({ key, label }) => (
            <HeadCell key={key} className="text-right">
              {label}
            </HeadCell>
          ))}
        </>
      }
    >
      {types.map((counts) => {
        const name = typeName(counts.eventType);
        return (
          <Row key={counts.eventType ?? ''}>
            <RowHead>
              <bdi>{name}</bdi>
            </RowHead>
            {cells(name, counts, { eventType: counts.eventType })}
          </Row>
        );
      })}
      <tr className="bg-sunken font-semibold">
        <RowHead>All types</RowHead>
        {cells('All types', totals(types), {})}
      </tr>
    </Table>
  );
}

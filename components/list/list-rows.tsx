'use client';
/** The rows of a list, from cells that the server made. */
import { AppLink, NewTabLink } from '@/components/ui/app-link';
import { CELL_LINK, Row, Cell as TableCell } from '@/components/ui/table';
import type { Cell, CellLink, CellLook } from '@/lib/list/definition';

interface ListRowsProps {
  columns: { label: string; look: CellLook | null }[];
  rows: { id: number; cells: Cell[] }[];
}

const LOOKS: Record<CellLook, string> = {
  time: 'whitespace-nowrap',
  name: 'min-w-56 max-w-md',
  names: 'min-w-44 max-w-md',
  place: 'min-w-44 max-w-xs',
  person: 'min-w-24 max-w-xs',
  people: 'min-w-36',
  email: 'min-w-56',
  city: 'min-w-28',
};

/** Their text may wrap anywhere; other columns are as wide as their longest word. */
const WRAPPING: CellLook[] = ['place', 'email'];

export function ListRows({ columns, rows }: ListRowsProps) {
  return rows.map(({ id, cells }) => (
    <Row key={id}>
      {columns.map(({ label, look }, at) => (
        <TableCell key={label} className={look ? LOOKS[look] : undefined}>
          <CellContent cell={cells[at] ?? null} wraps={look !== null && WRAPPING.includes(look)} />
        </TableCell>
      ))}
    </Row>
  ));
}

function CellContent({ cell, wraps }: { cell: Cell; wraps: boolean }) {
  if (cell === null || typeof cell === 'string') {
    return <bdi className={wraps ? 'wrap-anywhere' : undefined}>{cell}</bdi>;
  }
  if (Array.isArray(cell)) {
    return (
      <ul>
        {cell.map((link) => (
          <li key={link.href}>
            <LinkInCell link={link} />
          </li>
        ))}
      </ul>
    );
  }
  if ('lines' in cell) return <span className="whitespace-pre-line">{cell.lines.join('\n')}</span>;
  return <LinkInCell link={cell} />;
}

function LinkInCell({ link: { href, text, about, newTab } }: { link: CellLink }) {
  const Anchor = newTab ? NewTabLink : AppLink;
  return (
    <Anchor href={href} className={CELL_LINK}>
      <bdi className="wrap-anywhere">{text}</bdi>
      {about ? <span className="sr-only"> {about}</span> : null}
    </Anchor>
  );
}

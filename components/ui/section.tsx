/** Sections of a detail page. */
import type { ReactNode } from 'react';
import { Panel, PanelText } from './panel';
import { CELL_LINK, HeadCell, Table } from './table';

interface TableSectionProps {
  title: string;
  actions?: ReactNode;
  heads: readonly string[];
  emptyText: ReactNode;
  rows: ReactNode[];
  /** Above the table. */
  children?: ReactNode;
}

export function TableSection(props: TableSectionProps) {
  const { title, actions, heads, emptyText, rows, children } = props;
  return (
    <Panel title={title} actions={actions}>
      {children}
      {rows.length === 0 ? (
        <PanelText>{emptyText}</PanelText>
      ) : (
        <Table label={title} head={heads.map((label) => <HeadCell key={label}>{label}</HeadCell>)}>
          {rows}
        </Table>
      )}
    </Panel>
  );
}

export const PART_FAILED = 'We could not load this part of the page.';

/** In place of a section that could not be loaded. `path`: the address of this page. */
export function FailedSection({ title, path }: { title: string; path: string }) {
  return (
    <Panel title={title}>
      <p role="alert" className="px-4 py-4 text-danger text-sm">
        {PART_FAILED}{' '}
        <a href={path} className={CELL_LINK}>
          Try again
        </a>
      </p>
    </Panel>
  );
}

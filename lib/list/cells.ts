/** Builders of cells and columns; apart from definition.ts, which is part of client bundles. */
import { formatDateTime } from '@/lib/format/wall-clock';
import type { CellLink, Column } from './definition';

export const link = (href: string, text: string): CellLink => ({ href, text });
export const newTabLink = (href: string, text: string): CellLink => ({ href, text, newTab: true });
export const editLink = (href: string, about: string): CellLink => ({ href, text: 'Edit', about });

export function dateTimeColumn<Row>(
  label: string,
  sortField: string | undefined,
  value: (row: Row) => string | null,
): Column<Row> {
  return { label, sortField, look: 'time', cell: (row) => formatDateTime(value(row)) };
}

/** Columns of exported files, as data. Headings and their order are the agency's. */

/**
 * `count` is a number if it consists of digits, and text otherwise (legacy-api.md D3). `time` and `day` are dates as the
 * backend writes them.
 */
type Kind = 'text' | 'count' | 'time' | 'day';

export type Value = string | number | null;

export interface ColumnLook {
  heading: string;
  kind: Kind;
  /** In characters. */
  width: number;
  /** Phone, e-mail, address, or free text that may contain them: blank in a copy for the public. */
  personal: boolean;
}

export interface FileColumn<Row = never> extends ColumnLook {
  value: (row: Row) => Value;
}

const WIDTHS: Record<Kind, number> = { text: 24, count: 12, time: 20, day: 12 };

const columnOf =
  (kind: Kind) =>
  <Row>(
    heading: string,
    value: (row: Row) => Value,
    { width = WIDTHS[kind], personal = false }: { width?: number; personal?: boolean } = {},
  ): FileColumn<Row> => ({
    heading,
    kind,
    width: Math.max(width, heading.length + 2),
    personal,
    value,
  });

export const text = columnOf('text');
export const count = columnOf('count');
export const time = columnOf('time');
export const day = columnOf('day');

/** Joins the values of one cell, sorted, because the backend returns them in no order (legacy-api.md §1.10). */
export function listed(values: (string | null)[]): string {
  return values
    .filter((value) => value !== null && value !== '')
    .sort((a, b) => (a ?? '').localeCompare(b ?? '', 'en'))
    .join(', ');
}

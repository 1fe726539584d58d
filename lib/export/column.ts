/** What a column of an export is, as data. Headings and their order are the agency's. */

/**
 * `text` is never anything else, whatever it looks like. `count` is a number where it is made of digits, and stays the
 * text that it is elsewhere (legacy-api.md D3). `time` and `day` are dates as the backend spelled them.
 */
export type Kind = 'text' | 'count' | 'time' | 'day';

export type Value = string | number | null;

export interface ColumnLook {
  heading: string;
  kind: Kind;
  /** In characters. */
  width: number;
  /** Phone, e-mail, address, or free text that may hold them: left blank in a copy for the public. */
  personal: boolean;
}

export interface FileColumn<Row = never> extends ColumnLook {
  value: (row: Row) => Value;
}

type Look = Partial<Pick<ColumnLook, 'width' | 'personal'>>;

const WIDTHS: Record<Kind, number> = { text: 24, count: 12, time: 20, day: 12 };

const columnOf =
  (kind: Kind) =>
  <Row>(heading: string, value: (row: Row) => Value, look: Look = {}): FileColumn<Row> => ({
    heading,
    kind,
    width: Math.max(look.width ?? WIDTHS[kind], heading.length + 2),
    personal: look.personal ?? false,
    value,
  });

export const text = columnOf('text');
export const count = columnOf('count');
export const time = columnOf('time');
export const day = columnOf('day');

/** Several values in one cell; what the backend gives in no order (legacy-api.md §1.10) by the alphabet. */
export function listed(values: (string | null)[]): string {
  return values
    .filter((value) => value !== null && value !== '')
    .sort((a, b) => (a ?? '').localeCompare(b ?? '', 'en'))
    .join(', ');
}

/** What the tests' files hold. */
import { type ColumnLook, count, day, text, time, type Value } from '@/lib/export/column';
import { eventList } from '@/lib/list/definitions/events';
import type { Content, Held } from './files';
import { CLOCKS, COUNTS, TEXTS } from './hostile';

const COLUMNS: readonly ColumnLook[] = [
  text('Text', () => null, { width: 40 }),
  count('Count', () => null),
  time('Time', () => null),
  day('Day', () => null, { width: 18 }),
];

const held = (value: string | number | null, kind: 'date' | 'text' = 'text'): Held => {
  if (value === null) return null;
  return { kind: typeof value === 'number' ? 'number' : kind, value };
};

function hostileLine(row: number): Content['lines'][number] {
  const [textGiven, textHeld] = TEXTS[row] ?? [null, null];
  const [countGiven, countHeld] = COUNTS[row] ?? [null, null];
  const [clockGiven, clockHeld, kind] = CLOCKS[row] ?? [null, null];
  return {
    given: [textGiven, countGiven, clockGiven, clockGiven],
    held: [held(textHeld), held(countHeld), held(clockHeld, kind), held(clockHeld, kind)],
  };
}

const NOTHING = { given: [null, null, null, null], held: [null, null, null, null] };

export const HOSTILE: Content = {
  columns: COLUMNS,
  lines: [NOTHING, ...TEXTS.map((_, row) => hostileLine(row)), NOTHING, NOTHING],
  unreadable: 'The contact with the number 7',
  facts: [
    ['Exported by', '=1+1'],
    ['Filters', '  مرحبا '],
    ['', '_x0041_'],
    ['Rows in this file', 4],
  ],
};

/** Rows from 1, after the head and the empty one. */
export const HOSTILE_CUTS = TEXTS.flatMap(([given], row) =>
  given.length > 32_767 ? [`Text, row ${row + 3}: ${given.length} characters`] : [],
);

export const EMPTY: Content = { columns: COLUMNS, lines: [], facts: [['Rows in this file', 0]] };

/** Enough for many turns of the compressor. */
export const LARGE_ROWS = 5_000;
const MINUTE = 60_000;

function largeLine(row: number): Content['lines'][number] {
  const clock = new Date(Date.UTC(2021, 0, 1) + row * 37 * MINUTE).toISOString().slice(0, 19);
  const cells = eventList.fileColumns.map(({ kind, heading }): [Value, Held] => {
    if (kind === 'count') return [`${row}`, held(row)];
    if (kind === 'text') return [`${heading} ${row}`, held(`${heading} ${row}`)];
    return [clock, held(clock, 'date')];
  });
  return { given: cells.map(([value]) => value), held: cells.map(([, cell]) => cell) };
}

export const LARGE: Content = {
  columns: eventList.fileColumns,
  lines: Array.from({ length: LARGE_ROWS }, (_, row) => largeLine(row)),
  facts: [['Rows in this file', LARGE_ROWS]],
};

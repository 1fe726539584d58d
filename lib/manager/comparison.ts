/** A presenter's numbers side by side with others, line by line. */
import { type Counts, orderedTypes, SERIES, type TypeCounts, totals } from './counts';
import { typeName } from './names';

export interface ComparedLine {
  /** No two lines share it, though a type may be called as a count is. */
  key: string;
  label: string;
  now: number;
  /** Null: not compared with them. */
  previous: number | null;
  all: number | null;
}

interface Compared {
  types: TypeCounts[];
  previous: TypeCounts[] | null;
  all: TypeCounts[] | null;
}

/** The four counts over all types, and then each type that any side has. */
export function compared({ types, previous, all }: Compared): ComparedLine[] {
  const lineOf = (key: string, label: string, of: (rows: TypeCounts[]) => number) => ({
    key,
    label,
    now: of(types),
    previous: previous && of(previous),
    all: all && of(all),
  });
  const known = orderedTypes([...types, ...(previous ?? []), ...(all ?? [])]);
  return [
    ...SERIES.map(({ key, label }) => {
      const of = (rows: TypeCounts[]) => totals(rows)[key];
      return lineOf(`all ${key}`, label, of);
    }),
    ...known.map(({ eventType }) => {
      const of = (rows: TypeCounts[]) => countOf(rows, eventType).total;
      return lineOf(`type ${eventType}`, typeName(eventType), of);
    }),
  ];
}

/** `+3`, `−2` or `0`. */
export function changeText(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Whole percents; nothing where there is nothing to have a share of. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round((part / whole) * 100)}%`;
}

function countOf(rows: TypeCounts[], eventType: string | null): Counts {
  return totals(rows.filter((row) => row.eventType === eventType));
}

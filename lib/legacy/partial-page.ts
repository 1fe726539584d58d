/**
 * Partial page recovery: reads a failed page in smaller and smaller ranges until only the damaged rows are missing. The
 * backend fails on a whole page because of one row that it cannot serialize (legacy-api.md D1, D3, §1.9).
 */
import 'server-only';

/** As the backend counts: zero-based pages of `size` rows. */
export interface PageRange {
  page: number;
  size: number;
}

interface RangeRows {
  rows: unknown[];
  totalPages: number;
  totalRows: number | null;
}

export interface PlacedRow {
  /** Position on the page, counted from 1. */
  position: number;
  value: unknown;
}

export interface MissingRow {
  /** Position on the page, counted from 1. */
  position: number;
  /**
   * `damaged`: the backend fails on it. `skipped`: near damaged rows, not requested because of MAX_CALLS.
   * `repeated`: a row of the same page was returned again, in place of another one.
   */
  why: 'damaged' | 'skipped' | 'repeated';
}

export interface PartialPage extends Omit<RangeRows, 'rows'> {
  rows: PlacedRow[];
  gaps: MissingRow[];
}

/** Limit of calls for one page. A damaged row costs 7 calls in a page of 10 rows, and 16 in a page of 200. */
export const MAX_CALLS = 40;

/**
 * `read` resolves to null when the backend fails on the rows; at most five ranges are read at once. Returns null when the
 * halves of the page and the rows at both ends fail, which means an outage.
 */
export async function recoverPage(
  whole: PageRange,
  read: (range: PageRange) => Promise<RangeRows | null>,
): Promise<PartialPage | null> {
  const results: { range: PageRange; found: RangeRows }[] = [];
  let callsLeft = MAX_CALLS;

  /** Returns the ranges that failed. */
  const readAll = async (ranges: PageRange[]): Promise<PageRange[]> => {
    callsLeft -= ranges.length;
    const responses = await Promise.all(ranges.map(read));
    return ranges.filter((range, index) => {
      const found = responses[index];
      if (found) results.push({ range, found });
      return !found;
    });
  };

  let failing = await readAll(split(whole));
  if (results.length === 0) {
    const { page, size } = whole;
    await readAll([
      { page: page * size, size: 1 },
      { page: (page + 1) * size - 1, size: 1 },
    ]);
  }
  const last = results.at(-1);
  if (!last) return null;

  const gaps: MissingRow[] = [];
  for (let range = failing[0]; range; range = failing[0]) {
    const others = failing.slice(1);
    const parts = split(range);
    const affordable = parts.length <= callsLeft;
    if (parts.length === 0 || !affordable) {
      const why = affordable ? 'damaged' : 'skipped';
      gaps.push(...positionsOf(range, whole).map((position) => ({ position, why }) as const));
      failing = others;
    } else {
      failing = [...(await readAll(parts)), ...others];
    }
  }

  const { totalRows, totalPages } = last.found;
  const onPage = totalRows === null ? whole.size : totalRows - whole.page * whole.size;
  // By position, because the rows at the ends may have been read twice.
  const rows = new Map(
    results.flatMap(({ range, found }) => {
      const positions = positionsOf(range, whole);
      return found.rows.map((value, index) => [positions[index] ?? 0, value] as const);
    }),
  );
  return {
    rows: [...rows]
      .map(([position, value]) => ({ position, value }))
      .sort((a, b) => a.position - b.position),
    gaps: gaps.filter(({ position }) => position <= onPage && !rows.has(position)),
    totalPages: Math.ceil((totalPages * last.range.size) / whole.size),
    totalRows,
  };
}

/** Halves, or fifths of an odd size: smaller pages that begin and end where this one does. */
function split({ page, size }: PageRange): PageRange[] {
  if (size === 1) return [];
  const parts = [2, 3, 5].find((divisor) => size % divisor === 0) ?? size;
  return Array.from({ length: parts }, (_, part) => ({
    page: page * parts + part,
    size: size / parts,
  }));
}

function positionsOf(range: PageRange, whole: PageRange): number[] {
  const first = range.page * range.size - whole.page * whole.size + 1;
  return Array.from({ length: range.size }, (_, offset) => first + offset);
}

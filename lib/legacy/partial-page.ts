/**
 * A page that the backend fails on as a whole, asked for in ever smaller pieces until only the damaged rows are
 * missing. A row that the backend cannot print takes its whole answer with it (legacy-api.md D1, D3, §1.9).
 */
import 'server-only';

/** A page in the backend's words: zero-based, and in pages of its own size. */
export interface PageRange {
  page: number;
  size: number;
}

export interface Answer {
  rows: unknown[];
  totalPages: number;
  totalRows: number | null;
}

export interface PlacedRow {
  /** Place on the page, counted from 1. */
  position: number;
  value: unknown;
}

/** A place on the page, counted from 1, of which the row could not be read. */
export interface MissingRow {
  position: number;
  /**
   * `damaged`: the backend fails on it. `skipped`: it stands near damaged ones and was not asked for any more.
   * `repeated`: a row came there that stands on the page already, in place of another one.
   */
  why: 'damaged' | 'skipped' | 'repeated';
}

export interface PartialPage {
  rows: PlacedRow[];
  gaps: MissingRow[];
  totalPages: number;
  totalRows: number | null;
}

/** How often one page may ask, beyond the first time. One damaged row costs 7 calls of 10 rows and 16 of 200. */
export const MAX_CALLS = 40;

/**
 * `ask` gives null where the backend failed on the rows; whatever else goes wrong it throws. At most five pieces
 * are asked for at once. Null when both halves fail and the rows at both ends as well: that is no damaged row,
 * but a backend that is down, and it has been asked four more times then.
 */
export async function recoverPage(
  whole: PageRange,
  ask: (piece: PageRange) => Promise<Answer | null>,
): Promise<PartialPage | null> {
  const told: { piece: PageRange; answer: Answer }[] = [];
  let callsLeft = MAX_CALLS;

  /** Gives back the pieces that failed. */
  const askAll = async (pieces: PageRange[]): Promise<PageRange[]> => {
    callsLeft -= pieces.length;
    const answers = await Promise.all(pieces.map(ask));
    return pieces.filter((piece, index) => {
      const answer = answers[index];
      if (answer) told.push({ piece, answer });
      return !answer;
    });
  };

  let failing = await askAll(split(whole));
  if (told.length === 0) await askAll(endsOf(whole));
  const last = told.at(-1);
  if (!last) return null;

  const gaps: MissingRow[] = [];
  for (let piece = failing[0]; piece; piece = failing[0]) {
    const others = failing.slice(1);
    const parts = split(piece);
    const reached = parts.length <= callsLeft;
    if (parts.length === 0 || !reached) {
      const why = reached ? 'damaged' : 'skipped';
      gaps.push(...placesOf(piece, whole).map((position) => ({ position, why }) as const));
      failing = others;
    } else {
      failing = [...(await askAll(parts)), ...others];
    }
  }

  const { totalRows, totalPages } = last.answer;
  const onPage = totalRows === null ? whole.size : totalRows - whole.page * whole.size;
  const rows = placed(told, whole);
  const found = new Set(rows.map(({ position }) => position));
  return {
    rows,
    // Not behind the end of the list, and not at an end that was asked for alone and is there.
    gaps: gaps.filter(({ position }) => position <= onPage && !found.has(position)),
    totalPages: Math.ceil((totalPages * last.piece.size) / whole.size),
    totalRows,
  };
}

/** Halves, or fifths of an odd number: pages of a smaller size that begin and end where this one does. */
function split({ page, size }: PageRange): PageRange[] {
  const parts = [2, 3, 5].find((divisor) => size % divisor === 0) ?? size;
  if (size === 1) return [];
  return Array.from({ length: parts }, (_, part) => ({
    page: page * parts + part,
    size: size / parts,
  }));
}

/** The first and the last row alone. */
function endsOf({ page, size }: PageRange): PageRange[] {
  return [
    { page: page * size, size: 1 },
    { page: (page + 1) * size - 1, size: 1 },
  ];
}

function placesOf(piece: PageRange, whole: PageRange): number[] {
  const first = piece.page * piece.size - whole.page * whole.size + 1;
  return Array.from({ length: piece.size }, (_, offset) => first + offset);
}

/** In their order, each once: the ends may have been asked for twice. */
function placed(told: { piece: PageRange; answer: Answer }[], whole: PageRange): PlacedRow[] {
  const byPosition = new Map(
    told.flatMap(({ piece, answer }) => {
      const places = placesOf(piece, whole);
      return answer.rows.map((value, index) => [places[index] ?? 0, value] as const);
    }),
  );
  return [...byPosition]
    .map(([position, value]) => ({ position, value }))
    .sort((a, b) => a.position - b.position);
}

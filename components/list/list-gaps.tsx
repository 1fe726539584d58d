/** Names the rows of a page that are missing, so that nobody takes what is shown for everything. */
import { Notice } from '@/components/ui/notice';
import type { MissingRow } from '@/lib/legacy/partial-page';
import { columnOf, type ListDefinition, type Sort } from '@/lib/list/definition';

interface ListGapsProps {
  noun: { one: string; many: string };
  gaps: MissingRow[];
}

export function ListGaps({ noun, gaps }: ListGapsProps) {
  if (gaps.length === 0) return null;
  const positions = (why: MissingRow['why']) =>
    gaps.filter((gap) => gap.why === why).map(({ position }) => position);
  const [damaged, skipped] = [positions('damaged'), positions('skipped')];
  const repeated = positions('repeated').length;
  return (
    <div className="border-line border-b p-3">
      <Notice kind="warning">
        {damaged.length > 0 ? <p>{damagedText(noun, damaged)}</p> : null}
        {skipped.length > 0 ? <p>{skippedText(noun, skipped)}</p> : null}
        {repeated > 0 ? <p>{repeatedText(noun, repeated)}</p> : null}
      </Notice>
    </div>
  );
}

function damagedText(noun: ListGapsProps['noun'], positions: number[]): string {
  return positions.length === 1
    ? `1 ${noun.one} could not be shown: its record in the backend is damaged (${places(positions)}).`
    : `${positions.length} ${noun.many} could not be shown: their records in the backend are damaged (${places(positions)}).`;
}

function skippedText(noun: ListGapsProps['noun'], positions: number[]): string {
  return `${positions.length} more ${noun.many} were left out, because too many records near them are damaged (${places(positions)}).`;
}

function repeatedText(noun: ListGapsProps['noun'], count: number): string {
  const missing = count === 1 ? `1 more ${noun.one}` : `${count} more ${noun.many}`;
  return (
    `${missing} may be missing from this page, or stand on another page as well: the page was read in parts, and the ` +
    `backend listed ${count === 1 ? 'one' : 'as many'} of the others twice. Sort the list by another column to find ` +
    `${count === 1 ? 'it' : 'them'}.`
  );
}

/** `position 7 of this page`, `positions 2, 4–6 and 9 of this page`; in ascending order. */
function places(positions: number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.last === position - 1) run.last = position;
    else runs.push({ first: position, last: position });
  }
  const texts = runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
  const listed = [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' and ');
  return `${positions.length === 1 ? 'position' : 'positions'} ${listed} of this page`;
}

interface ListUnsortedProps {
  definition: ListDefinition;
  /** What was asked for. */
  sort: Sort;
}

/** Says that a list is not in the order that was asked for, because the backend fails on it. */
export function ListUnsorted({ definition, sort }: ListUnsortedProps) {
  return (
    <div className="border-line border-b p-3">
      <Notice kind="warning">
        This list cannot be sorted by {columnOf(definition, sort)?.label}. It is shown in its
        default order.
      </Notice>
    </div>
  );
}

/** Names the rows of a page that are missing, so that nobody takes what is shown for everything. */
import { Notice } from '@/components/ui/notice';
import type { Gap } from '@/lib/legacy/mended-page';

interface ListGapsProps {
  noun: { one: string; many: string };
  gaps: Gap[];
}

export function ListGaps({ noun, gaps }: ListGapsProps) {
  if (gaps.length === 0) return null;
  const positions = (damaged: boolean) =>
    gaps.filter((gap) => gap.damaged === damaged).map(({ position }) => position);
  const [damaged, skipped] = [positions(true), positions(false)];
  return (
    <div className="border-line border-b p-3">
      <Notice kind="warning">
        {damaged.length > 0 ? <p>{damagedText(noun, damaged)}</p> : null}
        {skipped.length > 0 ? <p>{skippedText(noun, skipped)}</p> : null}
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

/** Messages about a list: that it is empty, that rows are missing, or that it could not be sorted. */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Notice } from '@/components/ui/panel';
import { CELL_LINK } from '@/components/ui/table';
import type { MissingRow } from '@/lib/legacy/partial-page';
import { columnOf, type ListDefinition, type Sort } from '@/lib/list/definition';
import { ignoresRange, isFiltered, type ListState, listHref, unfiltered } from '@/lib/list/state';

export function ListEmpty({ definition, state }: { definition: ListDefinition; state: ListState }) {
  const { noun, emptyText, noMatchText } = definition;
  const filtered = isFiltered(state);
  const text =
    !filtered || ignoresRange(definition, state.flags)
      ? (emptyText ?? `There are no ${noun.many} yet.`)
      : (noMatchText ?? `No ${noun.many} match these filters.`);
  return (
    <p className="px-4 py-10 text-center text-muted">
      {text}{' '}
      {filtered ? (
        <AppLink href={listHref(definition, unfiltered(definition, state))} className={CELL_LINK}>
          Remove all filters
        </AppLink>
      ) : null}
    </p>
  );
}

type Noun = ListDefinition['noun'];

/** Names the rows that are missing from a page. */
export function ListGaps({ noun, gaps }: { noun: Noun; gaps: MissingRow[] }) {
  if (gaps.length === 0) return null;
  const positions = (why: MissingRow['why']) =>
    gaps.filter((gap) => gap.why === why).map(({ position }) => position);
  const [damaged, skipped] = [positions('damaged'), positions('skipped')];
  const repeated = positions('repeated').length;
  return (
    <ListNotice>
      {damaged.length > 0 ? <p>{damagedText(noun, damaged)}</p> : null}
      {skipped.length > 0 ? (
        <p>
          {skipped.length} more {noun.many} are not shown because too many records near them are
          damaged ({places(skipped)}).
        </p>
      ) : null}
      {repeated > 0 ? <p>{repeatedText(noun, repeated)}</p> : null}
    </ListNotice>
  );
}

function damagedText(noun: Noun, positions: number[]): string {
  const [rows, records] =
    positions.length === 1
      ? [`1 ${noun.one}`, 'its record is']
      : [`${positions.length} ${noun.many}`, 'their records are'];
  return `${rows} cannot be shown because ${records} damaged (${places(positions)}).`;
}

function repeatedText(noun: Noun, count: number): string {
  const [missing, others, them] =
    count === 1
      ? [`1 more ${noun.one}`, 'one', 'it']
      : [`${count} more ${noun.many}`, 'as many', 'them'];
  return (
    `${missing} may be missing from this page, or shown on another page too: the page was read in parts, and the ` +
    `backend listed ${others} of the others twice. Sort the list by another column to find ${them}.`
  );
}

/** `position 7 of this page`, `positions 2, 4–6 and 9 of this page`. `positions` are in ascending order. */
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

export function ListUnsorted({ definition, sort }: { definition: ListDefinition; sort: Sort }) {
  return (
    <ListNotice>
      This list cannot be sorted by {columnOf(definition, sort)?.label}. It is shown in its default
      order.
    </ListNotice>
  );
}

function ListNotice({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-b p-3">
      <Notice kind="warning">{children}</Notice>
    </div>
  );
}

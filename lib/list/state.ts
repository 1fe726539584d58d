/**
 * Where a person stands in a list: page, size, sort and filters, all of it in the address, so that it survives
 * reload, Back and being sent to a colleague.
 */
import type { ListDefinition, Order, Sort } from './definition';

/** Days as `YYYY-MM-DD`, both counted; the first is not after the last. */
export interface DayRange {
  from: string;
  to: string;
}

export interface ListState {
  /** Counted from 1, as people do. */
  page: number;
  /** Null: the server's default. */
  size: number | null;
  /** Null: the list's default. */
  sort: Sort | null;
  choices: Record<string, string[]>;
  flags: Record<string, boolean>;
  range: DayRange | null;
}

/** Address of the list in this state; defaults are left out. */
export function listHref(definition: ListDefinition, state: ListState): string {
  const query = new URLSearchParams(listPairs(state)).toString();
  return query ? `${definition.path}?${query}` : definition.path;
}

/** The state as name and value pairs, as they stand in the address and in the hidden fields of a form. */
export function listPairs(state: ListState): [name: string, value: string][] {
  return [
    ...pairsOf('page', state.page === 1 ? [] : [state.page]),
    ...pairsOf('size', state.size === null ? [] : [state.size]),
    ...(state.sort
      ? [...pairsOf('sort', [state.sort.field]), ...pairsOf('order', [state.sort.order])]
      : []),
    ...Object.entries(state.choices).flatMap(([name, values]) => pairsOf(name, values)),
    ...Object.entries(state.flags).flatMap(([name, on]) => pairsOf(name, on ? [1] : [])),
    ...(state.range
      ? [...pairsOf('from', [state.range.from]), ...pairsOf('to', [state.range.to])]
      : []),
  ];
}

const pairsOf = (name: string, values: (string | number)[]): [string, string][] =>
  values.map((value) => [name, String(value)]);

/** Changing sort, size or filters returns to the first page, and so to the first block of page numbers. */
export function changed(state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState {
  return { ...state, ...change, page: 1 };
}

/** Sort after a press on a column's header: ascending, or descending where it is ascending already. */
export function nextSort(current: Sort, field: string): Sort {
  const next: Order = current.field === field && current.order === 'asce' ? 'desc' : 'asce';
  return { field, order: next };
}

export function isFiltered(state: ListState): boolean {
  return (
    Object.values(state.choices).some((values) => values.length > 0) ||
    Object.values(state.flags).some(Boolean) ||
    state.range !== null
  );
}

/** Whether the backend's own default list shows exactly this. */
export function isDefault(state: ListState): boolean {
  return state.page === 1 && state.size === null && state.sort === null && !isFiltered(state);
}

/** Whether the address asks for a page behind the last one, which the backend answers with no rows. */
export function isPastTheEnd(
  state: ListState,
  page: { rows: unknown[]; gaps: unknown[] },
): boolean {
  return page.rows.length === 0 && page.gaps.length === 0 && state.page > 1;
}

/** The same list without any filter. */
export function unfiltered(definition: ListDefinition, state: ListState): ListState {
  return changed(state, {
    choices: Object.fromEntries(definition.choices.map(({ name }) => [name, []])),
    flags: Object.fromEntries(definition.flags.map(({ name }) => [name, false])),
    range: null,
  });
}

/**
 * Where a person stands in a list: page, size, sort and filters, all of it in the address, so that it survives
 * reload, Back and being sent to a colleague. Reading never fails: what makes no sense means the default.
 */
import { z } from 'zod';
import { type ListDefinition, type Order, PAGE_SIZES, type Sort } from './definition';

export interface ListState {
  /** Counted from 1, as people do. */
  page: number;
  /** Null: the server's default. */
  size: number | null;
  /** Null: the list's default. */
  sort: Sort | null;
  choices: Record<string, string[]>;
  flags: Record<string, boolean>;
}

export type SearchParams = Record<string, string | string[] | undefined>;

const LONGEST_LIST = 100;
const LONGEST_VALUE = 200;
const HIGHEST_PAGE = 1_000_000;

const pageNumber = z.coerce.number().int().min(1).max(HIGHEST_PAGE).catch(1);
const pageSize = z.coerce
  .number()
  .refine((size) => PAGE_SIZES.some((known) => known === size))
  .nullable()
  .catch(null);
const order = z.enum(['asce', 'desc']).catch('asce');

export function parseListState(definition: ListDefinition, params: SearchParams): ListState {
  const all = (name: string) => [params[name] ?? []].flat();
  const last = (name: string) => all(name).at(-1);
  return {
    page: pageNumber.parse(last('page') ?? 1),
    size: pageSize.parse(last('size') ?? null),
    sort: readSort(definition, last('sort'), last('order')),
    choices: Object.fromEntries(
      definition.choices.map(({ name }) => [name, readChoices(all(name))]),
    ),
    flags: Object.fromEntries(definition.flags.map(({ name }) => [name, last(name) === '1'])),
  };
}

function readSort(
  { columns, defaultSort }: ListDefinition,
  field: string | undefined,
  direction: string | undefined,
): Sort | null {
  if (!field || !columns.some((column) => column.sortField === field)) return null;
  const sort = { field, order: order.parse(direction) };
  return sort.field === defaultSort.field && sort.order === defaultSort.order ? null : sort;
}

function readChoices(values: string[]): string[] {
  const usable = values.filter((value) => value !== '' && value.length <= LONGEST_VALUE);
  return [...new Set(usable)].slice(0, LONGEST_LIST);
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
    Object.values(state.flags).some(Boolean)
  );
}

/** Whether the backend's own default list shows exactly this. */
export function isDefault(state: ListState): boolean {
  return state.page === 1 && state.size === null && state.sort === null && !isFiltered(state);
}

/** Whether the address asks for a page behind the last one, which the backend answers with no rows. */
export function isPastTheEnd(
  state: ListState,
  page: { rows: unknown[]; totalPages: number },
): boolean {
  return page.rows.length === 0 && state.page > 1;
}

/** The same list without any filter. */
export function unfiltered(definition: ListDefinition, state: ListState): ListState {
  return changed(state, {
    choices: Object.fromEntries(definition.choices.map(({ name }) => [name, []])),
    flags: Object.fromEntries(definition.flags.map(({ name }) => [name, false])),
  });
}

/**
 * Where a person stands in a list: page, size, sort and filters, all of it in the address, so that it survives
 * reload, Back and being sent to a colleague.
 */
import { formatDay } from '@/lib/format/wall-clock';
import type { FlagFilter, ListDefinition, Order, Sort } from './definition';

/** Days as `YYYY-MM-DD`, both counted; the first is not after the last. */
export interface DayRange {
  from: string;
  to: string;
}

/** The ends of a range of which one is missing, and empty here. It filters nothing. */
export type HalfRange = DayRange;

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
  /** What the address names in place of a range; links do not keep it. */
  halfRange?: HalfRange;
  /** What the address says of the parameters that the list keeps for its screen. */
  kept: Record<string, string>;
}

/** Address of the list in this state; defaults are left out. */
export function listHref(definition: ListDefinition, state: ListState): string {
  const query = new URLSearchParams(listPairs(definition, state)).toString();
  return query ? `${definition.path}?${query}` : definition.path;
}

/** The state as name and value pairs, as they stand in the address and in the hidden fields of a form. */
export function listPairs(
  definition: ListDefinition,
  state: ListState,
): [name: string, value: string][] {
  return [
    ...Object.entries(state.kept),
    ...pairsOf('page', state.page === 1 ? [] : [state.page]),
    ...pairsOf('size', state.size === null ? [] : [state.size]),
    ...(state.sort
      ? [...pairsOf('sort', [state.sort.field]), ...pairsOf('order', [state.sort.order])]
      : []),
    ...Object.entries(state.choices).flatMap(([name, values]) => pairsOf(name, values)),
    ...definition.flags
      .filter((flag) => (state.flags[flag.name] ?? isOnByDefault(flag)) !== isOnByDefault(flag))
      .flatMap(({ name }) => pairsOf(name, [state.flags[name] ? 1 : 0])),
    ...(state.range
      ? [...pairsOf('from', [state.range.from]), ...pairsOf('to', [state.range.to])]
      : []),
  ];
}

/** What a form keeps that has all the filters in its own fields. */
export function pairsBesideFilters(definition: ListDefinition, state: ListState) {
  return listPairs(definition, changed(state, { choices: {}, flags: {}, range: null }));
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

export const isOnByDefault = (flag: FlagFilter) => flag.onByDefault ?? false;

/** Whether only upcoming events are shown, so that a range of days would mean nothing. */
export function leavesNoRange({ range }: ListDefinition, flags: ListState['flags']): boolean {
  return range?.unless !== undefined && (flags[range.unless] ?? false);
}

/** Whether anything is left out, also where it is so by default. */
export function isFiltered(state: ListState): boolean {
  return (
    Object.values(state.choices).some((values) => values.length > 0) ||
    Object.values(state.flags).some(Boolean) ||
    state.range !== null
  );
}

/** A filter in force. */
interface ActiveFilter {
  key: string;
  /** Of a choice, whose text is its value alone. */
  label?: string;
  text: string;
  /** The list without this filter. */
  without: ListState;
}

export function activeFilters(definition: ListDefinition, state: ListState): ActiveFilter[] {
  const { choices, flags, range } = state;
  return [
    ...definition.choices.flatMap(({ name, label }) => {
      const values = choices[name] ?? [];
      const without = (value: string) => values.filter((other) => other !== value);
      return values.map((value) => ({
        key: `${name} ${value}`,
        label,
        text: value,
        without: changed(state, { choices: { ...choices, [name]: without(value) } }),
      }));
    }),
    ...definition.flags
      .filter(({ name }) => flags[name])
      .map(({ name, label, chip = `${label}: Yes` }) => ({
        key: name,
        text: chip,
        without: changed(state, { flags: { ...flags, [name]: false } }),
      })),
    ...(definition.range && range
      ? [
          {
            key: 'range',
            text: `${definition.range.label}: ${formatDay(range.from)} – ${formatDay(range.to)}`,
            without: changed(state, { range: null }),
          },
        ]
      : []),
  ];
}

/** Whether this is what an address without parameters means, and so what the backend's own default list shows. */
export function isDefault(definition: ListDefinition, state: ListState): boolean {
  return listPairs(definition, { ...state, kept: {} }).length === 0;
}

/** Whether the address asks for a page behind the last one, which the backend answers with no rows. */
function isPastTheEnd({ page }: ListState, { rows, gaps }: ShownPage): boolean {
  return rows.length === 0 && gaps.length === 0 && page > 1;
}

/** The state whose order a page is in: where the backend failed on the sort, the default one. */
export function shownState(state: ListState, { sortFailed }: { sortFailed: boolean }): ListState {
  return sortFailed ? { ...state, sort: null } : state;
}

export interface ShownPage {
  rows: readonly unknown[];
  gaps: readonly unknown[];
}

/** The values that the choices of a list can have, by name of the filter; of a failed lookup they are not known. */
export type Offered = Record<string, { ok: true; value: readonly string[] } | { ok: false }>;

/**
 * Where an address leads instead that names filter values which their lookup does not hold, or a page behind the last
 * one; null where it stands. The backend ignores unknown values, and lists everything when no other is left
 * (legacy-api.md §1.15), so without this a list would show everything under the filter. `page` is null where there is
 * none to judge by.
 */
export function correctedHref(
  definition: ListDefinition,
  state: ListState,
  offered: Offered,
  page: ShownPage | null,
): string | null {
  const known = Object.entries(state.choices).map(([name, values]): [string, string[]] => {
    const lookup = offered[name];
    return [name, lookup?.ok ? values.filter((value) => lookup.value.includes(value)) : values];
  });
  if (known.some(([name, values]) => values.length !== state.choices[name]?.length)) {
    return listHref(definition, changed(state, { choices: Object.fromEntries(known) }));
  }
  return page && isPastTheEnd(state, page) ? listHref(definition, { ...state, page: 1 }) : null;
}

/** The same list without any filter, not even one that is there by default. */
export function unfiltered(definition: ListDefinition, state: ListState): ListState {
  return changed(state, {
    choices: Object.fromEntries(definition.choices.map(({ name }) => [name, []])),
    flags: Object.fromEntries(definition.flags.map(({ name }) => [name, false])),
    range: null,
  });
}

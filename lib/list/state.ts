/** The state of a list: page, size, sort and filters. All of it is in the address. */
import { formatDay } from '@/lib/format/wall-clock';
import type { Settled } from '@/lib/legacy/settle';
import type { ListDefinition, Sort } from './definition';

/** Days as `YYYY-MM-DD`, both inclusive, in order. */
export interface DayRange {
  from: string;
  to: string;
}

export interface ListState {
  /** From 1. */
  page: number;
  /** Null: the server's default. */
  size: number | null;
  /** Null: the list's default. */
  sort: Sort | null;
  choices: Record<string, string[]>;
  flags: Record<string, boolean>;
  range: DayRange | null;
  /** One day in place of a range, the other one empty. It filters nothing, and links do not keep it. */
  halfRange?: DayRange;
  /** Values of the list's `kept` parameters. */
  kept: Record<string, string>;
}

/** Address of the list in this state; defaults are left out. */
export function listHref(definition: ListDefinition, state: ListState): string {
  const query = new URLSearchParams(listPairs(definition, state)).toString();
  return query ? `${definition.path}?${query}` : definition.path;
}

/** The state as names and values, for addresses and hidden fields. */
export function listPairs(
  definition: ListDefinition,
  { page, size, sort, choices, flags, range, kept }: ListState,
): [name: string, value: string][] {
  const pairs = (name: string, values: (string | number)[]): [string, string][] =>
    values.map((value) => [name, String(value)]);
  return [
    ...Object.entries(kept),
    ...pairs('page', page === 1 ? [] : [page]),
    ...pairs('size', size === null ? [] : [size]),
    ...(sort ? [...pairs('sort', [sort.field]), ...pairs('order', [sort.order])] : []),
    ...Object.entries(choices).flatMap(([name, values]) => pairs(name, values)),
    ...definition.flags.flatMap(({ name, onByDefault = false }) => {
      const on = flags[name] ?? onByDefault;
      return on === onByDefault ? [] : pairs(name, [on ? 1 : 0]);
    }),
    ...(range ? [...pairs('from', [range.from]), ...pairs('to', [range.to])] : []),
  ];
}

/** Any change of sort, size or filters returns to the first page. */
export function changed(state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState {
  return { ...state, ...change, page: 1 };
}

/** Whether only upcoming events are shown, beside which the backend ignores a range. */
export function ignoresRange({ range }: ListDefinition, flags: ListState['flags']): boolean {
  return range?.unless !== undefined && (flags[range.unless] ?? false);
}

/** Whether any filter is in force, also by default. */
export function isFiltered({ choices, flags, range }: ListState): boolean {
  return (
    Object.values(choices).some((values) => values.length > 0) ||
    Object.values(flags).some(Boolean) ||
    range !== null
  );
}

interface ActiveFilter {
  key: string;
  /** Of a choice, whose text is its value alone. */
  label?: string;
  text: string;
  /** The state without this filter. */
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

/** The list without any filter, not even a default one. */
export function unfiltered(definition: ListDefinition, state: ListState): ListState {
  return changed(state, {
    choices: Object.fromEntries(definition.choices.map(({ name }) => [name, []])),
    flags: Object.fromEntries(definition.flags.map(({ name }) => [name, false])),
    range: null,
  });
}

/** The state that a page shows: in the default order where the backend failed on the sort. */
export function shownState(state: ListState, { sortFailed }: { sortFailed: boolean }): ListState {
  return sortFailed ? { ...state, sort: null } : state;
}

export interface ShownPage {
  rows: readonly unknown[];
  gaps: readonly unknown[];
}

/**
 * The address to redirect to from filter values that their lookup does not contain, or from a page past the end; null for a
 * valid state. The backend ignores unknown values, and lists everything when no other is left (legacy-api.md §1.15).
 * `lookups` are by name of the filter; `page` is null if it could not be read.
 */
export function correctedHref(
  definition: ListDefinition,
  state: ListState,
  lookups: Record<string, Settled<readonly string[]>>,
  page: ShownPage | null,
): string | null {
  let isUnknown = false;
  const choices = Object.fromEntries(
    Object.entries(state.choices).map(([name, values]) => {
      const lookup = lookups[name];
      const valid = lookup?.ok ? values.filter((value) => lookup.value.includes(value)) : values;
      isUnknown ||= valid.length < values.length;
      return [name, valid];
    }),
  );
  if (isUnknown) return listHref(definition, changed(state, { choices }));
  const isPastTheEnd = page?.rows.length === 0 && page.gaps.length === 0 && state.page > 1;
  return isPastTheEnd ? listHref(definition, { ...state, page: 1 }) : null;
}

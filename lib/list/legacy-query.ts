/** A list's state in the backend's words (legacy-api.md §1.13 to §1.16). */
import { DEFAULT_PAGE_SIZE, type FlagFilter, type ListDefinition } from './definition';
import { isDefault, type ListState } from './state';

/** All that a filtered list is asked with: what stands in its path, and its query. */
export function legacyQuery(definition: ListDefinition, state: ListState) {
  return {
    params: {
      ...legacyPaging(state),
      ...(definition.range ? legacyRange(state) : {}),
      ...pathFlags(definition, state),
    },
    query: legacyFilters(definition, state),
  };
}

export type ListQuery = ReturnType<typeof legacyQuery>;

/** What a page is asked for with; null where the backend's own default list is what the address means. */
export function listQuery(definition: ListDefinition, state: ListState): ListQuery | null {
  const asksDefault = !definition.alwaysFiltered && isDefault(definition, state);
  return asksDefault ? null : legacyQuery(definition, state);
}

/** Path values of every filtered list; `null` stands for the default sort. */
function legacyPaging(state: ListState) {
  return {
    page: state.page - 1,
    size: state.size ?? DEFAULT_PAGE_SIZE,
    sortField: state.sort?.field ?? 'null',
    order: state.sort?.order ?? 'null',
  };
}

/** Ends of the range in the path of a list by date, from the start of its first day to the end of its last. */
function legacyRange({ range }: ListState) {
  return {
    from: range ? `${range.from} 00:00:00` : 'null',
    to: range ? `${range.to} 23:59:00` : 'null',
  };
}

function pathFlags({ flags }: ListDefinition, state: ListState): Record<string, string> {
  const inPath = flags.filter((flag) => flag.inPath);
  return Object.fromEntries(inPath.map((flag) => [legacyName(flag), String(isOn(flag, state))]));
}

/** Repeated filter values, and 0 or 1 for each flag. */
function legacyFilters(
  { choices, flags }: ListDefinition,
  state: ListState,
): Record<string, string[]> {
  return Object.fromEntries([
    ...choices.map((filter) => [legacyName(filter), state.choices[filter.name] ?? []]),
    ...flags
      .filter((flag) => !flag.inPath)
      .map((flag) => [legacyName(flag), [isOn(flag, state) ? '1' : '0']]),
  ]);
}

const isOn = ({ name }: FlagFilter, state: ListState) => state.flags[name] ?? false;
const legacyName = ({ name, legacyName }: { name: string; legacyName?: string }) =>
  legacyName ?? name;

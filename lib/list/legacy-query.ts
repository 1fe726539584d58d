/** A list's state in the backend's words (legacy-api.md §1.13 to §1.16). */
import { DEFAULT_PAGE_SIZE } from './definition';
import type { ListState } from './state';

/** Path values of every filtered list; `null` stands for the default sort. */
export function legacyPaging(state: ListState) {
  return {
    page: state.page - 1,
    size: state.size ?? DEFAULT_PAGE_SIZE,
    sortField: state.sort?.field ?? 'null',
    order: state.sort?.order ?? 'null',
  };
}

/** Ends of the range in the path of a list by date, from the start of its first day to the end of its last. */
export function legacyRange({ range }: ListState) {
  return {
    from: range ? `${range.from} 00:00:00` : 'null',
    to: range ? `${range.to} 23:59:00` : 'null',
  };
}

/** Repeated filter values, and 0 or 1 for each flag. */
export function legacyFilters(state: ListState): Record<string, string[]> {
  const flags = Object.entries(state.flags).map(([name, on]) => [name, [on ? '1' : '0']]);
  return { ...state.choices, ...Object.fromEntries(flags) };
}

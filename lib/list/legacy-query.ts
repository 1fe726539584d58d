/** A list's state as parameters of the backend (legacy-api.md §1.13 to §1.16). */
import { DEFAULT_PAGE_SIZE, type ListDefinition } from './definition';
import { type ListState, listPairs } from './state';

/** Path values and query of a filtered list. The backend reads the text `null` as its default. */
export function legacyQuery({ choices, flags, range: ranged }: ListDefinition, state: ListState) {
  const { page, size, sort, range } = state;
  const days = {
    from: range ? `${range.from} 00:00:00` : 'null',
    to: range ? `${range.to} 23:59:00` : 'null',
  };
  const pathFlags: Record<string, string> = {};
  const query: Record<string, string[]> = {};
  for (const { name, legacyName = name } of choices) query[legacyName] = state.choices[name] ?? [];
  for (const { name, legacyName = name, inPath } of flags) {
    const on = state.flags[name] ?? false;
    if (inPath) pathFlags[legacyName] = String(on);
    else query[legacyName] = [on ? '1' : '0'];
  }
  return {
    params: {
      page: page - 1,
      size: size ?? DEFAULT_PAGE_SIZE,
      sortField: sort?.field ?? 'null',
      order: sort?.order ?? 'null',
      ...(ranged ? days : {}),
      ...pathFlags,
    },
    query,
  };
}

export type ListQuery = ReturnType<typeof legacyQuery>;

/** Null for the state of an address without parameters, which the backend's default list shows. */
export function listQuery(definition: ListDefinition, state: ListState): ListQuery | null {
  const isDefault = listPairs(definition, { ...state, kept: {} }).length === 0;
  return isDefault && !definition.alwaysFiltered ? null : legacyQuery(definition, state);
}

/** A list's state as parameters of the backend (legacy-api.md §1.13 to §1.16). */
import { DEFAULT_PAGE_SIZE, type ListDefinition } from './definition';
import { isDefault, type ListState } from './state';

/** Path values and query of a filtered list; `null` is the backend's word for its default. */
export function legacyQuery(definition: ListDefinition, state: ListState) {
  const { page, size, sort, range } = state;
  const flags = definition.flags.map(({ name, legacyName = name, inPath }) => ({
    legacyName,
    inPath,
    on: state.flags[name] ?? false,
  }));
  const ends = {
    from: range ? `${range.from} 00:00:00` : 'null',
    to: range ? `${range.to} 23:59:00` : 'null',
  };
  const pathFlags: Record<string, string> = Object.fromEntries(
    flags.filter(({ inPath }) => inPath).map(({ legacyName, on }) => [legacyName, String(on)]),
  );
  const query: Record<string, string[]> = Object.fromEntries([
    ...definition.choices.map(({ name, legacyName = name }) => [
      legacyName,
      state.choices[name] ?? [],
    ]),
    ...flags
      .filter(({ inPath }) => !inPath)
      .map(({ legacyName, on }) => [legacyName, [on ? '1' : '0']]),
  ]);
  return {
    params: {
      page: page - 1,
      size: size ?? DEFAULT_PAGE_SIZE,
      sortField: sort?.field ?? 'null',
      order: sort?.order ?? 'null',
      ...(definition.range ? ends : {}),
      ...pathFlags,
    },
    query,
  };
}

export type ListQuery = ReturnType<typeof legacyQuery>;

/** Null where the state is that of the backend's own default list. */
export function listQuery(definition: ListDefinition, state: ListState): ListQuery | null {
  if (!definition.alwaysFiltered && isDefault(definition, state)) return null;
  return legacyQuery(definition, state);
}

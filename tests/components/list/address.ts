/** A list as an address asks for it; the organization list where none is named. */
import type { ListDefinition } from '@/lib/list/definition';
import { organizationList } from '@/lib/list/definitions/organizations';
import { parseListState } from '@/lib/list/parse-state';
import type { ListState } from '@/lib/list/state';

/** State of the list at this query, such as `sort=city&order=desc`. */
export function stateAt(query: string, definition: ListDefinition = organizationList): ListState {
  const params = new URLSearchParams(query);
  const names = [...new Set(params.keys())];
  return parseListState(
    definition,
    Object.fromEntries(names.map((name) => [name, params.getAll(name)])),
  );
}

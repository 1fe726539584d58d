/** The state of a list at a query such as `sort=city&order=desc`. */
import type { ListDefinition } from '@/lib/list/definition';
import { organizationList } from '@/lib/list/definitions/organizations';
import { parseListState } from '@/lib/list/parse-state';
import { searchParamsOf } from '@/tests/support/requests';

export const stateAt = (query: string, list: ListDefinition = organizationList) =>
  parseListState(list, searchParamsOf(`/?${query}`));

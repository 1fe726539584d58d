/** Reads what a list's page shows in parallel: its rows, and the options of its filters. */
import 'server-only';
import { redirect } from 'next/navigation';
import {
  listCounties,
  listEventStatuses,
  listEventTypes,
  listOrganizationStatuses,
  listStatuses,
} from '@/lib/legacy/lookups';
import type { RequestContext } from '@/lib/legacy/request-context';
import { settle } from '@/lib/legacy/settle';
import { type Choices, choicesOf, type LookupName } from './choices';
import { DEFAULT_PAGE_SIZE, type ListDefinition } from './definition';
import { type ListQuery, listQuery } from './legacy-query';
import { correctedHref, type ListState, type ShownPage } from './state';

/** Filters take descriptions (legacy-api.md §1.15). */
const LOOKUPS: Record<LookupName, (context: RequestContext) => Promise<string[]>> = {
  counties: listCounties,
  statuses: listStatuses,
  organizationStatuses: async (context) =>
    (await listOrganizationStatuses(context)).map(({ name }) => name),
  eventTypes: listEventTypes,
  eventStatuses: listEventStatuses,
};

/**
 * `load` takes null for the backend's default list, and may return null for no page. `choices` are by name of the filter.
 * Redirects from unknown filter values and from a page past the end. Throws LegacyError, but not where a lookup fails.
 */
export async function readList<Page extends ShownPage | null>(
  definition: ListDefinition,
  state: ListState,
  context: RequestContext,
  load: (query: ListQuery | null) => Promise<Page>,
): Promise<{ page: Page; choices: Record<string, Choices> }> {
  const [page, lookups] = await Promise.all([
    load(listQuery(definition, state)),
    Promise.all(
      definition.choices.map(async ({ name, lookup }) => {
        const found = await settle(LOOKUPS[lookup](context));
        return { name, found, choices: choicesOf(lookup, found) };
      }),
    ),
  ]);
  const known = Object.fromEntries(lookups.map(({ name, found }) => [name, found]));
  const corrected = correctedHref(definition, state, known, page);
  if (corrected) redirect(corrected);
  return {
    page,
    choices: Object.fromEntries(lookups.map(({ name, choices }) => [name, choices])),
  };
}

/** One page of rows that are all in memory. */
export function pageOfRows<Row>(rows: readonly Row[], { page, size }: ListState) {
  const pageSize = size ?? DEFAULT_PAGE_SIZE;
  const first = (page - 1) * pageSize;
  return {
    rows: rows.slice(first, first + pageSize),
    gaps: [],
    totalPages: Math.ceil(rows.length / pageSize),
    totalRows: rows.length,
    pageSize,
    sortFailed: false,
  };
}

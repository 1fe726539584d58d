/** Reads all that a list's page shows, at once: rows, and what its filters offer. */
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
import { type Settled, settle } from '@/lib/legacy/settle';
import { type Choices, choicesOf, type LookupName } from './choices';
import type { ListDefinition } from './definition';
import { type ListQuery, listQuery } from './legacy-query';
import { correctedHref, type ListState, type ShownPage } from './state';

/** Descriptions, which is what filters carry (legacy-api.md §1.15). */
const LOADS: Record<LookupName, (context: RequestContext) => Promise<string[]>> = {
  counties: listCounties,
  statuses: listStatuses,
  organizationStatuses: async (context) =>
    (await listOrganizationStatuses(context)).map(({ name }) => name),
  eventTypes: listEventTypes,
  eventStatuses: listEventStatuses,
};

export interface ReadList<Page> {
  page: Page;
  /** What the choice filters offer, by name of the filter. */
  choices: Record<string, Choices>;
}

/**
 * `load` gets null for the backend's own default list, and gives null where there is no page to judge by. Redirects where the address names filter values that their
 * lookup does not hold, or a page behind the last one. Throws LegacyError; a lookup that fails takes nothing else along.
 */
export async function readList<Page extends ShownPage | null>(
  definition: ListDefinition,
  state: ListState,
  context: RequestContext,
  load: (query: ListQuery | null) => Promise<Page>,
): Promise<ReadList<Page>> {
  const [page, offered] = await Promise.all([
    load(listQuery(definition, state)),
    offeredBy(definition, context),
  ]);
  const corrected = correctedHref(definition, state, offered, page);
  if (corrected) redirect(corrected);
  return {
    page,
    choices: Object.fromEntries(
      definition.choices.map(({ name, lookup }) => [
        name,
        choicesOf(lookup, offered[name] ?? { ok: false }),
      ]),
    ),
  };
}

async function offeredBy(
  { choices }: ListDefinition,
  context: RequestContext,
): Promise<Record<string, Settled<string[]>>> {
  const offered = choices.map(
    async ({ name, lookup }) => [name, await settle(LOADS[lookup](context))] as const,
  );
  return Object.fromEntries(await Promise.all(offered));
}

/** The organization list. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { choicesOf } from '@/components/list/lookup-choices';
import { staffPage } from '@/components/shell/staff-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { listCounties, listStatuses } from '@/lib/legacy/lookups';
import { listOrganizations } from '@/lib/legacy/organizations';
import { section } from '@/lib/legacy/section';
import { organizationList as definition } from '@/lib/list/definitions/organizations';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { correctedHref, isDefault } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Organizations' };

export default staffPage(async ({ caller }, { searchParams }: PageProps<'/organizations'>) => {
  const state = parseListState(definition, await searchParams);
  const query = isDefault(definition, state) ? null : legacyQuery(definition, state);
  const [page, counties, statuses] = await Promise.all([
    listOrganizations(caller, query),
    section(listCounties(caller)),
    section(listStatuses(caller)),
  ]);
  const corrected = correctedHref(definition, state, { county: counties, status: statuses }, page);
  if (corrected) redirect(corrected);
  const choices = {
    county: choicesOf(counties, 'Error occurred in retrieving Counties', 'No County retrieved'),
    status: choicesOf(statuses, 'Error occurred in retrieving Status', 'No Status retrieved'),
  };

  return (
    <>
      <PageHeading title="Organizations">
        <ButtonLink href={routes.newOrganization} weight="primary">
          Create Organization
        </ButtonLink>
      </PageHeading>
      <FilterPanel definition={definition} state={state} choices={choices} />
      <ExportPanel list="organizations" definition={definition} state={state} />
      <ListView definition={definition} state={state} page={page} />
    </>
  );
});

/** The contact list. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { choicesOf } from '@/components/list/lookup-choices';
import { staffPage } from '@/components/shell/staff-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { config } from '@/lib/config';
import { dayOf } from '@/lib/format/wall-clock';
import { listContacts } from '@/lib/legacy/contacts';
import { listCounties } from '@/lib/legacy/lookups';
import { section } from '@/lib/legacy/section';
import { contactList as definition } from '@/lib/list/definitions/contacts';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { correctedHref, isDefault } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Contacts' };

export default staffPage(async ({ caller }, { searchParams }: PageProps<'/contacts'>) => {
  const state = parseListState(definition, await searchParams);
  const query = isDefault(definition, state) ? null : legacyQuery(definition, state);
  const [page, counties] = await Promise.all([
    listContacts(caller, query),
    section(listCounties(caller)),
  ]);
  const corrected = correctedHref(definition, state, { county: counties }, page);
  if (corrected) redirect(corrected);
  const choices = {
    county: choicesOf(counties, 'Error occurred in retrieving Counties', 'No County retrieved'),
  };
  const today = dayOf(new Date(), config().AGENCY_TIME_ZONE);

  return (
    <>
      <PageHeading title="Contacts">
        <ButtonLink href={routes.newContact} weight="primary">
          Create Contact
        </ButtonLink>
      </PageHeading>
      <FilterPanel definition={definition} state={state} choices={choices} today={today} />
      <ExportPanel list="contacts" definition={definition} state={state} />
      <ListView definition={definition} state={state} page={page} />
    </>
  );
});

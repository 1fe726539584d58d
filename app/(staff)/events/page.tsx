/** The list of all events. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { eventChoices } from '@/components/events/event-choices';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { staffPage } from '@/components/shell/staff-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { config } from '@/lib/config';
import { dayOf } from '@/lib/format/wall-clock';
import { listEvents } from '@/lib/legacy/events';
import { listEventStatuses, listEventTypes } from '@/lib/legacy/lookups';
import { section } from '@/lib/legacy/section';
import { eventList as definition } from '@/lib/list/definitions/events';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { correctedHref, isDefault } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Events' };

export default staffPage(async ({ caller }, { searchParams }: PageProps<'/events'>) => {
  const state = parseListState(definition, await searchParams);
  const query = isDefault(definition, state) ? null : legacyQuery(definition, state);
  const [page, types, statuses] = await Promise.all([
    listEvents(caller, query),
    section(listEventTypes(caller)),
    section(listEventStatuses(caller)),
  ]);
  const corrected = correctedHref(definition, state, { type: types, status: statuses }, page);
  if (corrected) redirect(corrected);
  const today = dayOf(new Date(), config().AGENCY_TIME_ZONE);

  return (
    <>
      <PageHeading title="Events">
        <ButtonLink href={routes.newEvent} weight="primary">
          Create Event
        </ButtonLink>
      </PageHeading>
      <FilterPanel
        definition={definition}
        state={state}
        choices={eventChoices({ types, statuses })}
        today={today}
      />
      <ExportPanel list="events" definition={definition} state={state} />
      <ListView definition={definition} state={state} page={page} />
    </>
  );
});

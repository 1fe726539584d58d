/** The call log list. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NO_STATUSES, STATUSES_FAILED } from '@/components/call-logs/status-choices';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { choicesOf } from '@/components/list/lookup-choices';
import { staffPage } from '@/components/shell/staff-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { config } from '@/lib/config';
import { startOfDay } from '@/lib/format/wall-clock';
import { listCallLogs } from '@/lib/legacy/call-logs';
import type { Caller } from '@/lib/legacy/caller';
import { listOrganizationStatuses } from '@/lib/legacy/lookups';
import { section } from '@/lib/legacy/section';
import { callLogListOf } from '@/lib/list/definitions/call-logs';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { correctedHref } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Call logs' };

export default staffPage(async ({ caller, session }, { searchParams }: PageProps<'/calllogs'>) => {
  const definition = callLogListOf(session.firstName);
  const state = parseListState(definition, await searchParams);
  const [page, statuses] = await Promise.all([
    listCallLogs(caller, legacyQuery(definition, state)),
    section(descriptions(caller)),
  ]);
  const corrected = correctedHref(definition, state, { status: statuses }, page);
  if (corrected) redirect(corrected);
  const choices = { status: choicesOf(statuses, STATUSES_FAILED, NO_STATUSES) };
  const today = startOfDay(new Date(), config().AGENCY_TIME_ZONE).slice(0, 10);

  return (
    <>
      <PageHeading title="Call logs">
        <ButtonLink href={routes.newCallLog} weight="primary">
          Create call log
        </ButtonLink>
      </PageHeading>
      <FilterPanel definition={definition} state={state} choices={choices} today={today} />
      <ExportPanel
        list="call-logs"
        definition={definition}
        state={state}
        hint="Only exports call logs with a note."
      />
      <ListView definition={definition} state={state} page={page} />
    </>
  );
});

/** Filters carry descriptions. */
async function descriptions(caller: Caller): Promise<string[]> {
  return (await listOrganizationStatuses(caller)).map(({ statusDesc }) => statusDesc);
}

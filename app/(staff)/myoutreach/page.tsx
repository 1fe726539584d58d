/** My Outreach Schedule: the events that the employee presents. */
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { eventChoices } from '@/components/events/event-choices';
import { EventRows } from '@/components/events/event-rows';
import { ScheduleHeading } from '@/components/events/schedule-heading';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListView } from '@/components/list/list-view';
import { staffPage } from '@/components/shell/staff-page';
import { config } from '@/lib/config';
import { dayOf } from '@/lib/format/wall-clock';
import { listMyEvents } from '@/lib/legacy/events';
import { listEventStatuses, listEventTypes } from '@/lib/legacy/lookups';
import { section } from '@/lib/legacy/section';
import { mySchedule as definition } from '@/lib/list/definitions/my-schedule';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { isDefault, isPastTheEnd, listHref } from '@/lib/list/state';

export const metadata: Metadata = { title: 'My Outreach Schedule' };

export default staffPage(async ({ caller }, { searchParams }: PageProps<'/myoutreach'>) => {
  const state = parseListState(definition, await searchParams);
  const query = isDefault(definition, state) ? null : legacyQuery(definition, state);
  const [page, types, statuses] = await Promise.all([
    listMyEvents(caller, query),
    section(listEventTypes(caller)),
    section(listEventStatuses(caller)),
  ]);
  if (isPastTheEnd(state, page)) redirect(listHref(definition, { ...state, page: 1 }));
  const today = dayOf(new Date(), config().AGENCY_TIME_ZONE);

  return (
    <>
      <ScheduleHeading />
      <FilterPanel
        definition={definition}
        state={state}
        choices={eventChoices({ types, statuses })}
        today={today}
      />
      <ListView definition={definition} state={state} page={page}>
        <EventRows rows={page.rows} />
      </ListView>
    </>
  );
});

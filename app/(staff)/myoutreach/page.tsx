/** My Outreach Schedule: the events of the signed-in employee. */
import type { Metadata } from 'next';
import { Agenda, AgendaOrder } from '@/components/events/agenda';
import { MonthView } from '@/components/events/month-view';
import { ScheduleViews } from '@/components/events/schedule-views';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListFrame, ListTable } from '@/components/list/list-view';
import { protectedPage } from '@/components/shell/protected-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { listAllMyEvents } from '@/lib/calendar/my-events';
import { type Event, listMyEvents } from '@/lib/legacy/events';
import type { ListPage } from '@/lib/legacy/list-page';
import type { RequestContext } from '@/lib/legacy/request-context';
import { mySchedule as definition } from '@/lib/list/definitions/events';
import { monthName } from '@/lib/list/month';
import { parseListState } from '@/lib/list/parse-state';
import { readList } from '@/lib/list/read-list';
import { monthShown, scheduleView, weeksState } from '@/lib/list/schedule-state';
import { type ListState, shownState } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'My Outreach Schedule' };

export default protectedPage(
  async ({ context, today }, { searchParams }: PageProps<'/myoutreach'>) => {
    const state = parseListState(definition, await searchParams);
    const view = scheduleView(state);
    const month = monthShown(state, today);
    const [schedule, { page, choices }] = await Promise.all([
      month ? scheduleOf(context, state, month, today) : null,
      readList(definition, state, context, async (query) =>
        month ? null : listMyEvents(context, query),
      ),
    ]);

    return (
      <>
        <PageHeading title="My Outreach Schedule">
          <ButtonLink href={routes.newEvent} weight="primary">
            Create Event
          </ButtonLink>
        </PageHeading>
        <FilterPanel definition={definition} state={state} choices={choices} today={today} />
        <ExportPanel
          list="my-schedule"
          definition={definition}
          state={state}
          hint={
            month
              ? `“Current view” has the events of ${monthName(month)} that the filters leave.`
              : undefined
          }
        />
        <ScheduleViews state={state} view={view} />
        {month && schedule ? (
          <MonthView state={state} month={month} schedule={schedule} today={today} />
        ) : null}
        {page ? <SchedulePages state={state} page={page} today={today} /> : null}
      </>
    );
  },
);

async function scheduleOf(context: RequestContext, state: ListState, month: string, today: string) {
  const wanted = weeksState(state, month, today);
  return wanted ? await listAllMyEvents(context, wanted) : { events: [], unreadable: 0 };
}

interface SchedulePagesProps {
  state: ListState;
  page: ListPage<Event>;
  today: string;
}

/** Table and agenda of one page; without a chosen view the width of the screen selects one. */
function SchedulePages({ state, page, today }: SchedulePagesProps) {
  const view = scheduleView(state);
  return (
    <ListFrame definition={definition} state={state} page={page}>
      {view === 'agenda' ? null : (
        <div className={view === null ? 'max-sm:hidden' : undefined}>
          <ListTable definition={definition} state={state} page={page} />
        </div>
      )}
      {view === 'table' ? null : (
        <div className={view === null ? 'sm:hidden' : undefined}>
          <AgendaOrder state={shownState(state, page)} />
          <Agenda events={page.rows} today={today} />
        </div>
      )}
    </ListFrame>
  );
}

/** My Outreach Schedule: the events of the signed-in employee. */
import type { Metadata } from 'next';
import { MonthView } from '@/components/events/month-view';
import { Agenda, AgendaOrder, ScheduleViews } from '@/components/events/schedule-views';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListFrame, ListTable } from '@/components/list/list-view';
import { protectedPage } from '@/components/shell/protected-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { listAllMyEvents } from '@/lib/calendar/my-events';
import { listMyEvents } from '@/lib/legacy/events';
import { mySchedule as definition } from '@/lib/list/definitions/events';
import { monthName } from '@/lib/list/month';
import { parseListState } from '@/lib/list/parse-state';
import { readList } from '@/lib/list/read-list';
import { monthShown, monthState, scheduleView } from '@/lib/list/schedule-state';
import { shownState } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'My Outreach Schedule' };

export default protectedPage(
  async ({ context, today }, { searchParams }: PageProps<'/myoutreach'>) => {
    const state = parseListState(definition, await searchParams);
    const view = scheduleView(state);
    const month = monthShown(state, today);
    const weeks = month && monthState(state, month, today, { wholeWeeks: true });
    const [schedule, { page, choices }] = await Promise.all([
      weeks ? listAllMyEvents(context, weeks) : { events: [], unreadable: 0 },
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
        {month ? <MonthView state={state} month={month} schedule={schedule} today={today} /> : null}
        {page ? (
          // Without a chosen view the width of the screen selects table or agenda.
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
        ) : null}
      </>
    );
  },
);

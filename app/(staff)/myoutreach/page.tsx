/** My Outreach Schedule: the events of the signed-in employee. */
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { CloseOutView } from '@/components/events/close-out-view';
import { MonthView } from '@/components/events/month-view';
import { RememberView } from '@/components/events/remember-view';
import { Agenda, AgendaOrder, ScheduleViews } from '@/components/events/schedule-views';
import { ExportPanel } from '@/components/list/export-panel';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListFrame, ListView } from '@/components/list/list-view';
import { protectedPage } from '@/components/shell/protected-page';
import { ButtonLink } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/panel';
import { listAllMyEvents } from '@/lib/calendar/my-events';
import { listWaitingEvents } from '@/lib/calendar/waiting-events';
import { wallClockOf } from '@/lib/format/wall-clock';
import { listMyEvents } from '@/lib/legacy/events';
import { mySchedule as definition } from '@/lib/list/definitions/events';
import { monthName } from '@/lib/list/month';
import { pageOfRows, readList } from '@/lib/list/read-list';
import {
  monthShown,
  monthState,
  parseView,
  type ScheduleView,
  scheduleState,
  VIEW_COOKIE,
  viewOf,
} from '@/lib/list/schedule-state';
import { shownState } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'My Outreach Schedule' };

/** The view that was chosen last on this device; a phone starts with the agenda. */
async function usualView(): Promise<ScheduleView> {
  const chosen = parseView((await cookies()).get(VIEW_COOKIE)?.value);
  if (chosen) return chosen;
  return /Mobi/.test((await headers()).get('user-agent') ?? '') ? 'agenda' : 'table';
}

export default protectedPage(
  async ({ context, person, today, timeZone }, { searchParams }: PageProps<'/myoutreach'>) => {
    const params = await searchParams;
    const chosen = parseView(params.view);
    const state = scheduleState(params, today, await usualView());
    const view = viewOf(state);
    const month = monthShown(state, today);
    const weeks = month && monthState(state, month, { wholeWeeks: true });
    const now = wallClockOf(new Date(), timeZone);
    const [schedule, { page, choices }] = await Promise.all([
      weeks ? listAllMyEvents(context, weeks) : { events: [], unreadable: 0 },
      readList(definition, state, context, async (query) => {
        if (view === 'month') return null;
        if (view !== 'waiting') return { ...(await listMyEvents(context, query)), unreadable: 0 };
        const { events, unreadable } = await listWaitingEvents(context, state, now);
        return { ...pageOfRows(events, state), unreadable };
      }),
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
        <ScheduleViews state={state} today={today} />
        {chosen && chosen !== 'waiting' ? (
          <RememberView cookie={VIEW_COOKIE} view={chosen} />
        ) : null}
        {month ? <MonthView state={state} month={month} schedule={schedule} today={today} /> : null}
        {page && view === 'waiting' ? (
          <CloseOutView
            {...{ state, page, person, today }}
            statuses={choices.status ?? { values: [] }}
          />
        ) : null}
        {page && view === 'agenda' ? (
          <ListFrame definition={definition} state={state} page={page}>
            <AgendaOrder state={shownState(state, page)} />
            <Agenda events={page.rows} today={today} />
          </ListFrame>
        ) : null}
        {page && view === 'table' ? (
          <ListView definition={definition} state={state} page={page} />
        ) : null}
      </>
    );
  },
);

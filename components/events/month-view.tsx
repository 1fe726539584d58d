/** The schedule month by month: weeks on a wide screen, an agenda on a narrow one. */
import { ListPlace } from '@/components/list/list-place';
import { AppLink } from '@/components/ui/app-link';
import { buttonLook } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { WholeSchedule } from '@/lib/calendar/my-events';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { monthFrom, monthName } from '@/lib/list/month';
import { inView } from '@/lib/list/schedule-view';
import { type ListState, listHref } from '@/lib/list/state';
import { Agenda } from './agenda';
import { MonthGrid } from './month-grid';

interface MonthViewProps {
  state: ListState;
  month: string;
  schedule: WholeSchedule;
  /** `YYYY-MM-DD`. */
  today: string;
}

export function MonthView({ state, month, schedule, today }: MonthViewProps) {
  const { events, unreadable } = schedule;
  const inMonth = events.filter(({ startDateTime }) => startDateTime?.startsWith(month));
  return (
    <section
      aria-label={monthName(month)}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-panel"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-2">
        <h2 className="font-semibold text-lg">{monthName(month)}</h2>
        <nav aria-label="Months" className="flex flex-wrap gap-2">
          <MonthLink state={state} month={monthFrom(month, -1)} label="Previous month" />
          <MonthLink state={state} month={today.slice(0, 7)} label="This month" />
          <MonthLink state={state} month={monthFrom(month, 1)} label="Next month" />
        </nav>
      </div>
      {unreadable > 0 ? (
        <div className="border-line border-b p-3">
          <Notice kind="warning">
            {unreadable === 1 ? '1 event' : `${unreadable} events`} could not be shown: damaged in
            the backend.
          </Notice>
        </div>
      ) : null}
      {inMonth.length === 0 ? (
        <p className="border-line border-b px-4 py-3 text-muted">{emptyText(state, month)}</p>
      ) : null}
      <ListPlace path={mySchedule.path} address={listHref(mySchedule, state)}>
        <div className="max-md:hidden">
          <MonthGrid state={state} month={month} events={events} today={today} />
        </div>
        <div className="md:hidden">
          <Agenda events={inMonth} today={today} />
        </div>
      </ListPlace>
    </section>
  );
}

function MonthLink({ state, month, label }: { state: ListState; month: string; label: string }) {
  return (
    <AppLink
      href={listHref(mySchedule, inView(state, 'month', month))}
      scroll={false}
      className={buttonLook('secondary')}
    >
      {label}
      <span className="sr-only">, {monthName(month)}</span>
    </AppLink>
  );
}

function emptyText({ flags }: ListState, month: string): string {
  return flags.upcoming
    ? `There are no upcoming events in ${monthName(month)}.`
    : `No events match in ${monthName(month)}.`;
}

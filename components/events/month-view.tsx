/** A month of the schedule: weeks on a wide screen, an agenda on a narrow one. */
import { ListPlace } from '@/components/list/list-place';
import { AppLink } from '@/components/ui/app-link';
import { buttonLook } from '@/components/ui/button';
import { UnreadableNotice } from '@/components/ui/panel';
import type { WholeSchedule } from '@/lib/calendar/my-events';
import type { Event } from '@/lib/contract/entities/event';
import { eventPlace } from '@/lib/format/record-names';
import { formatTime } from '@/lib/format/wall-clock';
import { CANCELLED } from '@/lib/forms/event';
import { mySchedule } from '@/lib/list/definitions/events';
import { dayName, monthFrom, monthName, weeksOf } from '@/lib/list/month';
import { inView } from '@/lib/list/schedule-state';
import { type ListState, listHref } from '@/lib/list/state';
import { routes } from '@/lib/routes';
import { Agenda } from './schedule-views';

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
      <div className="border-line border-b p-3 empty:hidden">
        <UnreadableNotice count={unreadable} noun={mySchedule.noun} />
      </div>
      {inMonth.length === 0 ? (
        <p className="border-line border-b px-4 py-3 text-muted">
          {state.flags.upcoming ? 'There are no upcoming events' : 'No events match'} in{' '}
          {monthName(month)}.
        </p>
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

interface MonthGridProps {
  state: ListState;
  month: string;
  /** Earliest first, with those of the neighbouring months in its first and last week. */
  events: Event[];
  /** `YYYY-MM-DD`. */
  today: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** A day with more events shows one less and links to its agenda. */
const MOST = 4;

export function MonthGrid({ state, month, events, today }: MonthGridProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="sr-only">Events in {monthName(month)}</caption>
      <thead className="border-line border-b bg-sunken text-muted">
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className="px-2 py-2 font-semibold">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {weeksOf(month).map((week) => (
          <tr key={week[0]} className="divide-x divide-line">
            {week.map((day) => (
              <Day
                key={day}
                {...{ day, state, month, today }}
                events={events.filter(({ startDateTime }) => startDateTime?.startsWith(day))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, state, month, today, events }: MonthGridProps & { day: string }) {
  const shown = events.length > MOST ? events.slice(0, MOST - 1) : events;
  const hidden = events.length - shown.length;
  const flags = { ...state.flags, upcoming: false };
  const onDay = { ...state, page: 1, flags, range: { from: day, to: day } };
  return (
    <td
      aria-current={day === today ? 'date' : undefined}
      className={`h-24 p-1 align-top ${day.startsWith(month) ? '' : 'bg-canvas'}`}
    >
      <p className="mb-1 text-right">
        <span
          className={`inline-block min-w-6 rounded-full px-1 text-center ${
            day === today ? 'bg-brand font-bold text-on-brand' : 'text-muted'
          }`}
        >
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <span className="sr-only">{dayName(day)}</span>
        </span>
      </p>
      {events.length > 0 ? (
        <ul className="grid gap-1">
          {shown.map((event) => (
            <li key={event.eventId}>
              <EventLink event={event} />
            </li>
          ))}
          {hidden > 0 ? (
            <li>
              <AppLink
                href={listHref(mySchedule, inView(onDay, 'agenda'))}
                className="inline-flex min-h-6 items-center px-1 font-semibold text-brand text-xs underline underline-offset-2 hover:no-underline"
              >
                {hidden} more<span className="sr-only"> on {dayName(day)}</span>
              </AppLink>
            </li>
          ) : null}
        </ul>
      ) : null}
    </td>
  );
}

function EventLink({ event }: { event: Event }) {
  const [, time = ''] = event.startDateTime?.split('T') ?? [];
  return (
    <AppLink
      href={routes.event(event.eventId)}
      title={event.eventName ?? undefined}
      className="block min-h-6 rounded bg-brand-soft px-1.5 py-1 text-ink text-xs hover:underline"
    >
      <span className="font-semibold text-brand">{formatTime(time)}</span>{' '}
      {event.lastStatus === CANCELLED ? <span className="text-danger">{CANCELLED} </span> : null}
      <bdi className="line-clamp-2 wrap-anywhere">{eventPlace(event)}</bdi>
    </AppLink>
  );
}

/** Events under the days on which they start, in the order in which they come: for narrow screens and for reading. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK } from '@/components/ui/table';
import { eventPlace } from '@/lib/format/record-names';
import type { Event } from '@/lib/legacy/events';
import { dayName } from '@/lib/list/month';
import { routes } from '@/lib/routes';
import { eventTimes } from './event-times';

interface AgendaProps {
  events: Event[];
  /** `YYYY-MM-DD`. */
  today: string;
}

export function Agenda({ events, today }: AgendaProps) {
  return (
    <ol className="divide-y divide-line">
      {byDay(events).map(({ day, events }) => (
        <li key={`${day} ${events[0]?.eventId}`} className="px-4 py-3">
          <h2 className="font-semibold text-base">
            {day === '' ? 'No start yet' : dayName(day)}
            {day === today ? <Today /> : null}
          </h2>
          <ul className="mt-1 grid gap-2">
            {events.map((event) => (
              <AgendaItem key={event.eventId} event={event} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AgendaItem({ event }: { event: Event }) {
  const { eventId, eventName, eventType, lastStatus, city, presenters } = event;
  const place = eventPlace(event);
  return (
    <li className="grid gap-x-4 border-line border-l-4 pl-3 text-sm sm:grid-cols-[13rem_1fr_auto]">
      <p className="whitespace-nowrap">{eventTimes(event)}</p>
      <div className="min-w-0 wrap-anywhere">
        <AppLink href={routes.event(eventId)} className={CELL_LINK}>
          <bdi>{place}</bdi>
        </AppLink>
        {eventName ? (
          <p>
            <bdi>{eventName}</bdi>
          </p>
        ) : null}
        <p className="text-muted">{[eventType, lastStatus, city].filter(Boolean).join(' · ')}</p>
        {presenters.length > 0 ? <p className="text-muted">{presenters.join(', ')}</p> : null}
      </div>
      <p>
        <AppLink href={routes.editEvent(eventId)} className={CELL_LINK}>
          Edit<span className="sr-only"> event at {place}</span>
        </AppLink>
      </p>
    </li>
  );
}

function Today() {
  return (
    <span className="ml-2 rounded-full bg-brand-soft px-2 py-0.5 font-semibold text-brand text-xs">
      Today
    </span>
  );
}

/** Neighbours only: a list that is not in the order of time names a day as often as it comes to it. */
function byDay(events: Event[]): { day: string; events: Event[] }[] {
  const groups: { day: string; events: Event[] }[] = [];
  for (const event of events) {
    const day = event.startDateTime?.slice(0, 10) ?? '';
    const group = groups.at(-1);
    if (group?.day === day) group.events.push(event);
    else groups.push({ day, events: [event] });
  }
  return groups;
}

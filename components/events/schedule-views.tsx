/** The presets and views of My Outreach Schedule, and the agenda, which groups events by their first day. */
import { AppLink } from '@/components/ui/app-link';
import { ChoiceLink, ChoiceLinks } from '@/components/ui/choice-links';
import { DownloadLink } from '@/components/ui/download-link';
import { CELL_LINK, RowLink } from '@/components/ui/table';
import type { Event } from '@/lib/contract/entities/event';
import { eventPlace } from '@/lib/format/record-names';
import { formatDay, formatTime } from '@/lib/format/wall-clock';
import { columnOf, type Order } from '@/lib/list/definition';
import { mySchedule } from '@/lib/list/definitions/events';
import { dayName } from '@/lib/list/month';
import {
  inView,
  type Preset,
  presetHref,
  presetRange,
  type ScheduleView,
  viewOf,
} from '@/lib/list/schedule-state';
import { changed, type ListState, listHref } from '@/lib/list/state';
import { routes } from '@/lib/routes';

const PRESETS: [Preset, label: string][] = [
  ['week', 'This week'],
  ['next-30', 'Next 30 days'],
  ['past', 'Past'],
];

const VIEWS: [ScheduleView, label: string][] = [
  ['table', 'Table'],
  ['agenda', 'Agenda'],
  ['month', 'Month'],
];

export function ScheduleViews({ state, today }: { state: ListState; today: string }) {
  const calendar = { ...mySchedule, path: routes.myCalendar };
  const view = viewOf(state);
  const isRange = (preset: Preset) => {
    const { from, to } = presetRange(preset, today);
    return view !== 'waiting' && state.range?.from === from && state.range.to === to;
  };
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap gap-3">
        <ChoiceLinks label="Days">
          {PRESETS.map(([preset, label]) => (
            <ChoiceLink
              key={preset}
              href={presetHref(preset)}
              current={isRange(preset)}
              label={label}
            />
          ))}
          <ChoiceLink
            href={routes.waitingEvents}
            current={view === 'waiting'}
            label="Waiting for numbers"
          />
        </ChoiceLinks>
        <ChoiceLinks label="Views">
          {VIEWS.map(([name, label]) => (
            <ChoiceLink
              key={name}
              href={listHref(mySchedule, inView(state, name))}
              current={view === name}
              label={label}
            />
          ))}
        </ChoiceLinks>
      </div>
      <DownloadLink
        href={listHref(calendar, { ...state, page: 1, size: null, sort: null, kept: {} })}
      >
        Download calendar (.ics)
      </DownloadLink>
    </div>
  );
}

export function Agenda({ events, today }: { events: Event[]; today: string }) {
  return (
    <ol className="divide-y divide-line">
      {byDay(events).map(({ day, events }) => (
        <li key={`${day} ${events[0]?.eventId}`} className="px-4 py-3">
          <h2 className="font-semibold text-base">
            {day === '' ? 'No start yet' : dayName(day)}
            {day === today ? (
              <span className="ml-2 rounded-full bg-brand-soft px-2 py-0.5 font-semibold text-brand text-xs">
                Today
              </span>
            ) : null}
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
        <RowLink href={routes.editEvent(eventId)} text="Edit" what={`event at ${place}`} />
      </p>
    </li>
  );
}

/** Groups adjacent events only: the list may be sorted by something else than its days. */
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

/** `09:30 AM – 10:30 AM`, with the day of an end on another day. Empty without a start. */
function eventTimes({ startDateTime, endDateTime }: Event): string {
  if (startDateTime === null) return '';
  const [startDay, start = ''] = startDateTime.split('T');
  const [endDay = '', end] = (endDateTime ?? '').split('T');
  if (end === undefined) return formatTime(start);
  const day = endDay === startDay ? '' : `${formatDay(endDay)} `;
  return `${formatTime(start)} – ${day}${formatTime(end)}`;
}

/** The current sort order, and links to the others: an agenda has no column headers. */
export function AgendaOrder({ state }: { state: ListState }) {
  const { defaultSort } = mySchedule;
  const current = state.sort ?? defaultSort;
  const order = current.field === defaultSort.field ? current.order : null;
  const link = (order: Order, label: string) => (
    <AppLink
      href={listHref(mySchedule, changed(state, { sort: { ...defaultSort, order } }))}
      scroll={false}
      className={CELL_LINK}
    >
      {label}
    </AppLink>
  );
  return (
    <p className="flex flex-wrap gap-x-4 border-line border-b px-4 py-2 text-muted text-sm">
      <span>
        {order === null ? `Sorted by ${columnOf(mySchedule, current)?.label.toLowerCase()}` : null}
        {order === 'asce' ? 'Earliest first' : null}
        {order === 'desc' ? 'Latest first' : null}
      </span>
      {order === 'asce' ? null : link('asce', 'Show earliest first')}
      {order === 'desc' ? null : link('desc', 'Show latest first')}
    </p>
  );
}

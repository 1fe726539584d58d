/** The past events that wait for numbers, one form for each. */
import { ListFrame } from '@/components/list/list-view';
import { UnreadableNotice } from '@/components/ui/panel';
import type { Event } from '@/lib/contract/entities/event';
import { eventPlace } from '@/lib/format/record-names';
import { formatPeriod } from '@/lib/format/wall-clock';
import { EVENT } from '@/lib/forms/event';
import type { ListPage } from '@/lib/legacy/list-page';
import { type Choices, pathChoices } from '@/lib/list/choices';
import { mySchedule } from '@/lib/list/definitions/events';
import type { ListState } from '@/lib/list/state';
import { CloseOutList } from './close-out-list';

interface CloseOutViewProps {
  state: ListState;
  page: ListPage<Event> & { unreadable: number };
  statuses: Choices;
  /** Owner of the drafts. */
  person: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

const DEFINITION = {
  ...mySchedule,
  emptyText: 'No past event waits for numbers.',
  noMatchText: 'No past event with these filters waits for numbers.',
};

export function CloseOutView({ state, page, statuses, person, today }: CloseOutViewProps) {
  return (
    <ListFrame definition={DEFINITION} state={state} page={page}>
      <div className="border-line border-b p-3 empty:hidden">
        <UnreadableNotice count={page.unreadable} noun={mySchedule.noun} />
      </div>
      <CloseOutList
        events={page.rows.map((event) => ({
          eventId: event.eventId,
          place: eventPlace(event),
          name: event.eventName,
          when: formatPeriod(event.startDateTime, event.endDateTime, today),
          startDateTime: event.startDateTime ?? '',
          organizations: event.organizations,
          saved: EVENT.read(event),
        }))}
        statuses={pathChoices(statuses)}
        person={person}
        today={today}
      />
    </ListFrame>
  );
}

'use client';
/** The presenters of an event: who they are, joining, leaving, and inviting others. */
import { useRef } from 'react';
import { keepFocus } from '@/components/ui/keep-focus';
import type { Event } from '@/lib/legacy/events';
import type { PresenterState } from '@/lib/legacy/presenters';
import { EventInvites } from './event-invites';
import { EventPresentersPanel } from './event-presenters-panel';
import { usePresenters } from './use-presenters';

export type InvitedEvent = Pick<
  Event,
  'eventId' | 'eventName' | 'location' | 'startDateTime' | 'endDateTime'
>;

interface EventPresentersProps {
  event: InvitedEvent;
  /** What came with the page. */
  sent: PresenterState;
  /** Who looks at the page. */
  person: string;
}

export function EventPresenters({ event, sent, person }: EventPresentersProps) {
  const panel = useRef<HTMLDivElement>(null);
  const timed = event.startDateTime !== null && event.endDateTime !== null;
  const presenters = usePresenters({
    eventId: event.eventId,
    sent,
    person,
    timed,
    settle: (change) => keepFocus(change, () => panel.current?.querySelector('button')),
  });

  return (
    <>
      <div ref={panel} className="min-w-0">
        <EventPresentersPanel state={presenters} timed={timed} />
      </div>
      <EventInvites
        event={event}
        timed={timed}
        person={person}
        presenters={presenters.presenters}
        onInvited={async (since) => (await presenters.readAgain(since)).ok}
      />
    </>
  );
}

/** The details of one event. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EventView } from '@/components/events/event-view';
import { protectedPage } from '@/components/shell/protected-page';
import { recordId } from '@/components/shell/record-page';
import { config } from '@/lib/config';
import { eventName } from '@/lib/format/record-names';
import { getEvent } from '@/lib/legacy/events';
import { listEventNotes } from '@/lib/legacy/notes';
import { getMembership } from '@/lib/legacy/presenters';
import { settle } from '@/lib/legacy/settle';
import { currentSession } from '@/lib/session/guard';

type Props = PageProps<'/event/read/[id]'>;

/** Title and page need the same event, which is requested once. */
const eventOf = cache(async (eventId: number) => {
  const opened = await currentSession();
  return opened.kind === 'signed-in' ? getEvent(opened.context, eventId) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const eventId = await recordId(params);
  const event = eventId === null ? null : await eventOf(eventId).catch(() => null);
  return { title: event ? eventName(event) : 'Event Details' };
}

export default protectedPage(async ({ context, session }, { params }: Props) => {
  const eventId = await recordId(params);
  if (eventId === null) notFound();
  const readAt = Date.now();
  const [event, membership, notes] = await Promise.all([
    eventOf(eventId),
    settle(getMembership(context, eventId)),
    settle(listEventNotes(context, eventId)),
  ]);
  if (event === null) notFound();

  return (
    <EventView
      event={event}
      membership={membership.ok ? membership.value : null}
      readAt={readAt}
      notes={notes}
      employee={session}
      timeZone={config().AGENCY_TIME_ZONE}
    />
  );
});

/** One event: what is known of it, its organizations, its presenters and who may be invited, and its notes. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EventView } from '@/components/events/event-view';
import { protectedPage } from '@/components/shell/protected-page';
import { config } from '@/lib/config';
import { id as idValue } from '@/lib/contract/values';
import { eventName } from '@/lib/format/record-names';
import { getEvent } from '@/lib/legacy/events';
import { listEventNotes } from '@/lib/legacy/notes';
import { getMembership } from '@/lib/legacy/presenters';
import { settle } from '@/lib/legacy/settle';
import { currentSession } from '@/lib/session/guard';

type Props = PageProps<'/event/read/[id]'>;

/** Title and page ask for the same event; the backend is asked once. */
const eventOf = cache(async (eventId: number) => {
  const opened = await currentSession();
  return opened.kind === 'signed-in' ? getEvent(opened.context, eventId) : null;
});

const readId = async ({ params }: Props) => idValue.safeParse((await params).id).data ?? null;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const eventId = await readId(props);
  const event = eventId === null ? null : await eventOf(eventId).catch(() => null);
  return { title: event ? eventName(event) : 'Event Details' };
}

export default protectedPage(async ({ context, session }, props: Props) => {
  const eventId = await readId(props);
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

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { EventView } from '@/components/events/event-view';
import { protectedPage } from '@/components/shell/protected-page';
import { recordIdIn } from '@/components/shell/record-page';
import { eventName } from '@/lib/format/record-names';
import { getEvent } from '@/lib/legacy/events';
import { listEventNotes } from '@/lib/legacy/notes';
import { getMembership } from '@/lib/legacy/presenters';
import { orNull, settle } from '@/lib/legacy/settle';
import { currentSession } from '@/lib/session/guard';

type Props = PageProps<'/event/read/[id]'>;

/** Title and page need the same event, which is requested once. */
const eventOf = cache(async (eventId: number) => {
  const opened = await currentSession();
  return opened.kind === 'signed-in' ? getEvent(opened.context, eventId) : null;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await recordIdIn(params)
    .then(eventOf)
    .catch(() => null);
  return { title: event ? eventName(event) : 'Event Details' };
}

export default protectedPage(async ({ context, person, timeZone }, { params }: Props) => {
  const eventId = await recordIdIn(params);
  const readAt = Date.now();
  const [event, membership, notes] = await Promise.all([
    eventOf(eventId),
    orNull(getMembership(context, eventId)),
    settle(listEventNotes(context, eventId)),
  ]);
  if (event === null) notFound();

  return <EventView {...{ event, membership, readAt, notes, person, timeZone }} />;
});

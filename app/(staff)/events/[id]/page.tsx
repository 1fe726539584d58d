/** The form of an event that is there. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { eventFormLookups } from '@/components/events/event-form-lookups';
import { EventFormView } from '@/components/events/event-form-view';
import { protectedPage } from '@/components/shell/protected-page';
import { config } from '@/lib/config';
import { id as idValue } from '@/lib/contract/values';
import { fullName } from '@/lib/format/text';
import { startOfDay } from '@/lib/format/wall-clock';
import { getEvent } from '@/lib/legacy/events';
import {
  listAudienceTypes,
  listCounties,
  listEventStatuses,
  listEventTypes,
} from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';

export const metadata: Metadata = { title: 'Edit Event' };

export default protectedPage(
  async ({ context, session }, { params }: PageProps<'/events/[id]'>) => {
    const eventId = idValue.safeParse((await params).id).data;
    if (eventId === undefined) notFound();
    const [event, counties, types, statuses, audienceTypes] = await Promise.all([
      getEvent(context, eventId),
      settle(listCounties(context)),
      settle(listEventTypes(context)),
      settle(listEventStatuses(context)),
      settle(listAudienceTypes(context, eventId)),
    ]);
    return (
      <EventFormView
        event={event}
        lookups={eventFormLookups({ counties, types, statuses, audienceTypes })}
        today={startOfDay(new Date(), config().AGENCY_TIME_ZONE).slice(0, 10)}
        person={fullName(session.firstName, session.lastName)}
      />
    );
  },
);

/** The form of a new event. */
import type { Metadata } from 'next';
import { eventFormLookups } from '@/components/events/event-form-lookups';
import { EventFormView } from '@/components/events/event-form-view';
import { protectedPage } from '@/components/shell/protected-page';
import { config } from '@/lib/config';
import { fullName } from '@/lib/format/text';
import { startOfDay } from '@/lib/format/wall-clock';
import {
  listAudienceTypes,
  listCounties,
  listEventStatuses,
  listEventTypes,
} from '@/lib/legacy/lookups';
import { settle } from '@/lib/legacy/settle';

export const metadata: Metadata = { title: 'Create Event' };

/** The backend's "no event" (legacy-api.md §1.14). */
const NO_EVENT = -1;

export default protectedPage(async ({ context, session }) => {
  const [counties, types, statuses, audienceTypes] = await Promise.all([
    settle(listCounties(context)),
    settle(listEventTypes(context)),
    settle(listEventStatuses(context)),
    settle(listAudienceTypes(context, NO_EVENT)),
  ]);
  return (
    <EventFormView
      event={null}
      lookups={eventFormLookups({ counties, types, statuses, audienceTypes })}
      today={startOfDay(new Date(), config().AGENCY_TIME_ZONE).slice(0, 10)}
      person={fullName(session.firstName, session.lastName)}
    />
  );
});

import { EventView } from '@/components/events/event-view';
import { recordPage } from '@/components/shell/record-page';
import { eventName } from '@/lib/format/record-names';
import { getEvent } from '@/lib/legacy/events';
import { listEventNotes } from '@/lib/legacy/notes';
import { getMembership } from '@/lib/legacy/presenters';
import { orNull, settle } from '@/lib/legacy/settle';

const page = recordPage({
  load: getEvent,
  title: (event) => (event ? eventName(event) : 'Event Details'),
  screen: async ({ context, person, timeZone }, record, eventId) => {
    const readAt = Date.now();
    const [event, membership, notes] = await Promise.all([
      record,
      orNull(getMembership(context, eventId)),
      settle(listEventNotes(context, eventId)),
    ]);
    return <EventView {...{ event, membership, readAt, notes, person, timeZone }} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;

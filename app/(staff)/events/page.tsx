import type { Metadata } from 'next';
import { listScreen } from '@/components/list/list-screen';
import { listEvents } from '@/lib/legacy/events';
import { eventList } from '@/lib/list/definitions/events';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Events' };

export default listScreen(() => eventList, {
  title: 'Events',
  create: { label: 'Create Event', href: routes.newEvent },
  exported: 'events',
  load: listEvents,
});

/** What an organization of an event is called on the screen. */
import type { Event } from '@/lib/legacy/events';

export const organizationName = ({ orgId, orgname }: Event['organizations'][number]) =>
  orgname || `Organization ${orgId}`;

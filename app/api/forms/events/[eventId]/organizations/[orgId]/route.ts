/** Adds an organization to a stored event. A copied or repeated event may have several, and its creation takes one. */
import { z } from 'zod';
import { eventSave } from '@/app/api/forms/events/event-save';
import { events } from '@/lib/contract/calls/events';
import { id } from '@/lib/contract/values';
import { EVENT } from '@/lib/forms/event';
import { getStoredEvent } from '@/lib/legacy/events';
import { bffRoute } from '@/lib/proxy/bff-route';
import { checkedInput, oneAtATime } from '@/lib/proxy/form-routes';

export const POST = bffRoute({
  params: z.strictObject({ eventId: id, orgId: id }),
  body: z.strictObject({}),
  handle: ({ context, params: { eventId, orgId }, send }) =>
    oneAtATime(`event ${eventId}`, async () => {
      const stored = await getStoredEvent(context, eventId);
      const values = { ...EVENT.read(stored), linkedOrganization: { id: orgId, text: '' } };
      const save = await eventSave(context, values, stored);
      return send(events.updateEvent, checkedInput(events.updateEvent, save));
    }),
});

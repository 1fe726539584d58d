/** Creates an event from its form, with organization, audience types and presenter. */
import { events } from '@/lib/contract/calls/events';
import { newEvent } from '@/lib/contract/entities/event';
import { EVENT } from '@/lib/forms/event';
import { creationRoute } from '@/lib/proxy/form-routes';
import { eventSave } from './event-save';

export const POST = creationRoute({
  form: EVENT,
  save: async (context, values) => ({
    call: events.createEvent,
    input: await eventSave(context, newEvent, values, null),
  }),
});

/** Creates an event out of its form, with the organization, the audience types and the presenter that come along. */
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

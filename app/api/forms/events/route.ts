/** Creates an event from its form, with organization, audience types and presenter. */
import { events } from '@/lib/contract/calls/events';
import { EVENT } from '@/lib/forms/event';
import { creationRoute } from '@/lib/proxy/form-routes';
import { eventSave } from './event-save';

export const POST = creationRoute({
  form: EVENT,
  call: events.createEvent,
  save: (context, values) => eventSave(context, values, null),
});

/** Saves an event's form. */
import { eventSave } from '@/app/api/forms/events/event-save';
import { events } from '@/lib/contract/calls/events';
import { EVENT } from '@/lib/forms/event';
import { getStoredEvent } from '@/lib/legacy/events';
import { editRoute } from '@/lib/proxy/form-routes';

export const PUT = editRoute({
  form: EVENT,
  noun: 'event',
  call: events.updateEvent,
  read: getStoredEvent,
  save: eventSave,
});

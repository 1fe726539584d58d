/** Saves an event's form over the record that it was opened with, and over no other. */
import { z } from 'zod';
import { checkedBody } from '@/app/api/forms/events/body';
import { knownChoices } from '@/app/api/forms/events/known-choices';
import { updateEvent } from '@/lib/contract/calls/events';
import { editedEvent } from '@/lib/contract/entities/event-body';
import { id } from '@/lib/contract/values';
import { countErrors, eventBody, eventForm } from '@/lib/forms/event';
import { eventValues } from '@/lib/forms/event-fields';
import { getStoredEvent } from '@/lib/legacy/events';
import { bffRoute, refuseErrors } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { inRecordOrder } from '@/lib/proxy/record-order';

export const PUT = bffRoute({
  access: 'employee',
  params: z.strictObject({ eventId: id }),
  body: editOf(eventForm),
  handle({ caller, params: { eventId }, body: edit, path, request }) {
    const { values } = edit;
    return inRecordOrder(`event ${eventId}`, async () => {
      const stored = await getStoredEvent(caller, eventId);
      const current = eventValues(stored);
      refuseOverwrite(edit, current);
      refuseErrors(countErrors(values, current));
      const { params, query, county } = await knownChoices(caller, values, stored);
      const body = checkedBody(editedEvent, { eventId, ...eventBody(values, county, stored) });
      // Joining means nothing to an event that is there (legacy-api.md §3.5).
      const input = { params: { ...params, join: 'false' }, query, body };
      return forward(caller, updateEvent, input, path, request.signal);
    });
  },
});

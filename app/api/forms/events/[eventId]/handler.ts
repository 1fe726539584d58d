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
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';
import { inRecordOrder } from '@/lib/proxy/record-order';
import { refusedValues } from '@/lib/proxy/refused-values';

const PATH = '/api/forms/events/{eventId}';
const params = z.strictObject({ eventId: id });
const body = editOf(eventForm);

export const handleEditedEvent = ownEndpoint('PUT', async (caller, request) => {
  const { requestId } = caller;
  const read = await readForm(request, PATH, params, body);
  if (read.kind === 'refused') return refusedRequest(read, requestId);
  const { eventId } = read.params;
  const { values } = read.body;
  return inRecordOrder(`event ${eventId}`, async () => {
    const stored = await getStoredEvent(caller, eventId);
    const current = eventValues(stored);
    const refusal = refuseOverwrite(read.body, current, requestId);
    if (refusal) return refusal;
    const wrong = countErrors(values, current);
    if (Object.keys(wrong).length > 0) return refusedValues(wrong, requestId);
    const choices = await knownChoices(caller, values, stored);
    if (choices.kind === 'refused') return choices.answer;
    const written = { eventId, ...eventBody(values, choices.county, stored) };
    const checked = checkedBody(editedEvent, written, requestId);
    if (checked.kind === 'refused') return checked.answer;
    const input = {
      // Joining means nothing to an event that is there (legacy-api.md §3.5).
      params: { ...choices.params, join: 'false' },
      query: choices.query,
      body: checked.body,
    };
    return forward(caller, updateEvent, input, read.path, request.signal);
  });
});

/** Creates an event out of its form, with the organization, the audience types and the presenter that come along. */
import { z } from 'zod';
import { createEvent } from '@/lib/contract/calls/events';
import { newEvent } from '@/lib/contract/entities/event-body';
import { noParams } from '@/lib/contract/values';
import { countErrors, eventBody, eventForm } from '@/lib/forms/event';
import { NEW_EVENT } from '@/lib/forms/event-fields';
import { forward } from '@/lib/proxy/forward';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';
import { refusedValues } from '@/lib/proxy/refused-values';
import { checkedBody } from './body';
import { knownChoices } from './known-choices';

const PATH = '/api/forms/events';
const body = z.object({ values: eventForm });

export const handleNewEvent = ownEndpoint('POST', async (caller, request) => {
  const { requestId } = caller;
  const read = await readForm(request, PATH, noParams, body);
  if (read.kind === 'refused') return refusedRequest(read, requestId);
  const { values } = read.body;
  const wrong = countErrors(values, NEW_EVENT);
  if (Object.keys(wrong).length > 0) return refusedValues(wrong, requestId);
  const choices = await knownChoices(caller, values, null);
  if (choices.kind === 'refused') return choices.answer;
  const { params, query, county } = choices;
  const checked = checkedBody(newEvent, eventBody(values, county, null), requestId);
  if (checked.kind === 'refused') return checked.answer;
  const join = values.joinEvent === '1' ? 'true' : 'false';
  const input = { params: { ...params, join }, query, body: checked.body };
  return forward(caller, createEvent, input, read.path, request.signal);
});

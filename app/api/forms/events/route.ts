/** Creates an event out of its form, with the organization, the audience types and the presenter that come along. */
import { z } from 'zod';
import { createEvent } from '@/lib/contract/calls/events';
import { newEvent } from '@/lib/contract/entities/event-body';
import { noParams } from '@/lib/contract/values';
import { countErrors, eventBody, eventForm } from '@/lib/forms/event';
import { NEW_EVENT } from '@/lib/forms/event-fields';
import { bffRoute, refuseErrors } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';
import { checkedBody } from './body';
import { knownChoices } from './known-choices';

export const POST = bffRoute({
  access: 'employee',
  params: noParams,
  body: z.object({ values: eventForm }),
  async handle({ caller, body: { values }, path, request }) {
    refuseErrors(countErrors(values, NEW_EVENT));
    const { params, query, county } = await knownChoices(caller, values, null);
    const body = checkedBody(newEvent, eventBody(values, county, null));
    const join = values.joinEvent === '1' ? 'true' : 'false';
    const input = { params: { ...params, join }, query, body };
    return forward(caller, createEvent, input, path, request.signal);
  },
});

/** Creates a contact out of its form, and associates the organization that was chosen, if one was. */
import { z } from 'zod';
import { createContact } from '@/lib/contract/calls/contacts';
import { newContact } from '@/lib/contract/entities/contact';
import { idOrNone, noParams } from '@/lib/contract/values';
import { contactForm } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';

export const POST = bffRoute({
  access: 'employee',
  params: noParams,
  body: z.object({ values: contactForm, orgId: idOrNone }),
  async handle({ caller, body: { values, orgId }, path, request }) {
    const input = { params: { orgId }, query: {}, body: newContact.parse(values) };
    const answer = await forward(caller, createContact, input, path, request.signal);
    contactOptions.forget();
    return answer;
  },
});

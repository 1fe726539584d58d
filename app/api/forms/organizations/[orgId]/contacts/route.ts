/** Creates a contact from an organization's form and associates it with that organization in the same step. */
import { z } from 'zod';
import { createContact } from '@/lib/contract/calls/contacts';
import { newContact } from '@/lib/contract/entities/contact';
import { id } from '@/lib/contract/values';
import { organizationContactForm } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';

export const POST = bffRoute({
  access: 'employee',
  params: z.strictObject({ orgId: id }),
  body: z.object({ values: organizationContactForm }),
  async handle({ caller, params, body, path, request }) {
    const input = { params, query: {}, body: newContact.parse(body.values) };
    const answer = await forward(caller, createContact, input, path, request.signal);
    contactOptions.forget();
    return answer;
  },
});

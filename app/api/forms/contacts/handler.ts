/** Creates a contact out of its form, and associates the organization that was chosen, if one was. */
import { z } from 'zod';
import { createContact } from '@/lib/contract/calls/contacts';
import { newContact } from '@/lib/contract/entities/contact';
import { idOrNone, noParams } from '@/lib/contract/values';
import { contactForm } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { forward } from '@/lib/proxy/forward';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';

const PATH = '/api/forms/contacts';
const body = z.object({ values: contactForm, orgId: idOrNone });

export const handleNewContact = ownEndpoint('POST', async (caller, request) => {
  const read = await readForm(request, PATH, noParams, body);
  if (read.kind === 'refused') return refusedRequest(read, caller.requestId);
  const { values, orgId } = read.body;
  const input = { params: { orgId }, query: {}, body: newContact.parse(values) };
  const answer = await forward(caller, createContact, input, read.path, request.signal);
  contactOptions.forget();
  return answer;
});

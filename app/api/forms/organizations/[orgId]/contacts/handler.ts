/** Creates a contact from an organization's form and associates it with that organization in the same step. */
import { z } from 'zod';
import { createContact } from '@/lib/contract/calls/contacts';
import { newContact } from '@/lib/contract/entities/contact';
import { id } from '@/lib/contract/values';
import { organizationContactForm } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { forward } from '@/lib/proxy/forward';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';

const PATH = '/api/forms/organizations/{orgId}/contacts';
const params = z.strictObject({ orgId: id });
const body = z.object({ values: organizationContactForm });

export const handleContactOfOrganization = ownEndpoint('POST', async (caller, request) => {
  const read = await readForm(request, PATH, params, body);
  if (read.kind === 'refused') return refusedRequest(read, caller.requestId);
  const input = { params: read.params, query: {}, body: newContact.parse(read.body.values) };
  const answer = await forward(caller, createContact, input, read.path, request.signal);
  contactOptions.forget();
  return answer;
});

/** Saves a contact's form over the record that it was opened with, and over no other. */
import { z } from 'zod';
import { updateContact } from '@/lib/contract/calls/contacts';
import { editedContact } from '@/lib/contract/entities/contact';
import { id, idOrNone } from '@/lib/contract/values';
import { contactForm } from '@/lib/forms/contact';
import { contactValues } from '@/lib/forms/contact-fields';
import { getContact } from '@/lib/legacy/contacts';
import { contactOptions } from '@/lib/legacy/name-options';
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';
import { inRecordOrder } from '@/lib/proxy/record-order';

const PATH = '/api/forms/contacts/{contactId}';
const params = z.strictObject({ contactId: id });
const body = editOf(contactForm).extend({ orgId: idOrNone });

export const handleEditedContact = ownEndpoint('PUT', async (caller, request) => {
  const read = await readForm(request, PATH, params, body);
  if (read.kind === 'refused') return refusedRequest(read, caller.requestId);
  const { contactId } = read.params;
  const { values, orgId } = read.body;
  return inRecordOrder(`contact ${contactId}`, async () => {
    const current = contactValues(await getContact(caller, contactId));
    const refusal = refuseOverwrite(read.body, current, caller.requestId);
    if (refusal) return refusal;
    const input = {
      params: { orgId },
      query: {},
      body: editedContact.parse({ contactId, ...values }),
    };
    const answer = await forward(caller, updateContact, input, read.path, request.signal);
    contactOptions.forget();
    return answer;
  });
});

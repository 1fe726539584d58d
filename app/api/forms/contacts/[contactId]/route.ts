/** Saves a contact's form over the record that it was opened with, and over no other. */
import { z } from 'zod';
import { updateContact } from '@/lib/contract/calls/contacts';
import { editedContact } from '@/lib/contract/entities/contact';
import { id, idOrNone } from '@/lib/contract/values';
import { contactForm } from '@/lib/forms/contact';
import { contactValues } from '@/lib/forms/contact-fields';
import { getContact } from '@/lib/legacy/contacts';
import { contactOptions } from '@/lib/legacy/name-options';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { inRecordOrder } from '@/lib/proxy/record-order';

export const PUT = bffRoute({
  access: 'employee',
  params: z.strictObject({ contactId: id }),
  body: editOf(contactForm).extend({ orgId: idOrNone }),
  handle({ caller, params: { contactId }, body: edit, path, request }) {
    const { values, orgId } = edit;
    return inRecordOrder(`contact ${contactId}`, async () => {
      refuseOverwrite(edit, contactValues(await getContact(caller, contactId)));
      const body = editedContact.parse({ contactId, ...values });
      const input = { params: { orgId }, query: {}, body };
      const answer = await forward(caller, updateContact, input, path, request.signal);
      contactOptions.forget();
      return answer;
    });
  },
});

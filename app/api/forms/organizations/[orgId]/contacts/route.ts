/** Creates a contact from an organization's form and associates it with that organization in the same step. */
import { contacts } from '@/lib/contract/calls/contacts';
import { newContact } from '@/lib/contract/entities/contact';
import { ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { creationRoute } from '@/lib/proxy/form-routes';

export const POST = creationRoute({
  form: ORGANIZATION_CONTACT,
  below: true,
  save(_caller, values, orgId) {
    const body = newContact.parse(ORGANIZATION_CONTACT.body(values));
    return { call: contacts.createContact, input: { params: { orgId }, query: {}, body } };
  },
  after: contactOptions.forget,
});

/** Creates a contact from its form, and associates the chosen organization. */
import { contacts } from '@/lib/contract/calls/contacts';
import { newContact } from '@/lib/contract/entities/contact';
import { CONTACT, organizationIdOf } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { creationRoute } from '@/lib/proxy/form-routes';

export const POST = creationRoute({
  form: CONTACT,
  save(_caller, values) {
    const body = newContact.parse(CONTACT.body(values));
    const params = { orgId: organizationIdOf(values) };
    return { call: contacts.createContact, input: { params, query: {}, body } };
  },
  after: contactOptions.forget,
});

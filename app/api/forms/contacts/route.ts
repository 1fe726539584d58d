/** Creates a contact from its form, and associates the chosen organization. */
import { contacts } from '@/lib/contract/calls/contacts';
import { CONTACT, organizationIdOf } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { creationRoute } from '@/lib/proxy/form-routes';

export const POST = creationRoute({
  form: CONTACT,
  call: contacts.createContact,
  save: (_context, values) => ({
    params: { orgId: organizationIdOf(values) },
    body: CONTACT.body(values),
  }),
  after: contactOptions.forget,
});

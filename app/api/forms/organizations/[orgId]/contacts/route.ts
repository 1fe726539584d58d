/** Creates a contact from an organization's form and associates it with that organization in the same step. */
import { contacts } from '@/lib/contract/calls/contacts';
import { ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import { contactOptions } from '@/lib/legacy/name-options';
import { creationRoute } from '@/lib/proxy/form-routes';

export const POST = creationRoute({
  form: ORGANIZATION_CONTACT,
  call: contacts.createContact,
  below: true,
  save: (_context, values, orgId) => ({
    params: { orgId },
    body: ORGANIZATION_CONTACT.body(values),
  }),
  after: contactOptions.forget,
});

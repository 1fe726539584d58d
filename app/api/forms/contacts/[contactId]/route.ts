/** Saves a contact's form. */
import { contacts } from '@/lib/contract/calls/contacts';
import { CONTACT, organizationIdOf } from '@/lib/forms/contact';
import { getContact } from '@/lib/legacy/contacts';
import { contactOptions } from '@/lib/legacy/name-options';
import { editRoute } from '@/lib/proxy/form-routes';

export const PUT = editRoute({
  form: CONTACT,
  noun: 'contact',
  call: contacts.updateContact,
  read: getContact,
  save: (_context, values, _stored, contactId) => ({
    params: { orgId: organizationIdOf(values) },
    body: { contactId, ...CONTACT.body(values) },
  }),
  after: contactOptions.forget,
});

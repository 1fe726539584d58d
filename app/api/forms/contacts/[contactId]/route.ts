/** Saves a contact's form. */
import { contacts } from '@/lib/contract/calls/contacts';
import { editedContact } from '@/lib/contract/entities/contact';
import { CONTACT, organizationIdOf } from '@/lib/forms/contact';
import { getContact } from '@/lib/legacy/contacts';
import { contactOptions } from '@/lib/legacy/name-options';
import { editRoute } from '@/lib/proxy/form-routes';

export const PUT = editRoute({
  form: CONTACT,
  noun: 'contact',
  read: getContact,
  save(_caller, values, _stored, contactId) {
    const body = editedContact.parse({ contactId, ...CONTACT.body(values) });
    const params = { orgId: organizationIdOf(values) };
    return { call: contacts.updateContact, input: { params, query: {}, body } };
  },
  after: contactOptions.forget,
});

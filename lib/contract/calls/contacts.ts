import { z } from 'zod';
import { get, post, put, remove, resource } from '@/lib/contract/call';
import {
  CONTACT_SORT_FIELDS,
  contact,
  editedContact,
  newContact,
} from '@/lib/contract/entities/contact';
import { pageOf } from '@/lib/contract/entities/wire';
import { PATHS } from '@/lib/contract/paths';
import { filterValues, flagFilter, idOrNone, sortField } from '@/lib/contract/values';

/** `orgId`: an organization that is associated by the same call, or -1. */
const SAVE = '/api/create-update-contact/{orgId}';
const saving = { slots: { orgId: idOrNone }, source: '§3.3' };

export const contacts = resource('§3.4', {
  getDefaultContacts: get('/api/contacts-sorted-default', pageOf(contact)),
  getFilteredContacts: get(
    '/api/contacts-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}',
    pageOf(contact),
    {
      slots: { sortField: sortField(...CONTACT_SORT_FIELDS, 'contactId') },
      query: { county: filterValues, regsite: flagFilter },
    },
  ),
  getAllContacts: get('/api/all-contacts-export', z.array(contact), { unpaged: true }),
  getContact: get('/api/contact/{contactId}', contact),
  /** The response to -1 is an empty body. */
  getContactsOfOrganization: get('/api/orgContacts/{orgId}', z.array(contact), {
    slots: { orgId: idOrNone },
    empty: [],
    source: '§3.7',
  }),
  createContact: post(SAVE, newContact, saving),
  /** A second attempt fails if the first one associated the organization. */
  updateContact: put(SAVE, editedContact, { ...saving, repeatable: false }),
  associateContact: put(PATHS.associateContact, null, { repeatable: false, source: '§3.3' }),
  /** Removes the association, not the contact. */
  removeContact: remove(PATHS.removeContact, { source: '§3.3' }),
});

/** Contacts: two lists, all, one, create and update, and their place in organizations. */
import { z } from 'zod';
import { BY_EMPLOYEES, read, write } from '@/lib/contract/call';
import {
  CONTACT_SORT_FIELDS,
  contact,
  editedContact,
  newContact,
} from '@/lib/contract/entities/contact';
import { pageOf } from '@/lib/contract/entities/page';
import { PATHS } from '@/lib/contract/paths';
import { datedListPath, filterValues, flagFilter, id, idOrNone } from '@/lib/contract/values';

const reading = { ...BY_EMPLOYEES, source: '§3.4' } as const;

export const getDefaultContacts = read(
  reading,
  'getDefaultContacts',
  '/api/contacts-sorted-default',
  pageOf(contact),
);

export const getFilteredContacts = read(
  {
    ...reading,
    params: z.strictObject(datedListPath([...CONTACT_SORT_FIELDS, 'contactId'])),
    query: z.strictObject({ county: filterValues, regsite: flagFilter }),
  },
  'getFilteredContacts',
  '/api/contacts-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}',
  pageOf(contact),
);

export const getAllContacts = read(
  { ...reading, unpaged: true },
  'getAllContacts',
  '/api/all-contacts-export',
  z.array(contact),
);

export const getContact = read(
  { ...reading, params: z.strictObject({ contactId: id }) },
  'getContact',
  '/api/contact/{contactId}',
  contact,
);

/** No organization has no contacts, which is said with an empty body. */
export const getContactsOfOrganization = read(
  { ...reading, params: z.strictObject({ orgId: idOrNone }), source: '§3.7' },
  'getContactsOfOrganization',
  '/api/orgContacts/{orgId}',
  z.array(contact),
  [],
);

/**
 * The organization to associate in the same step, or none. A second try of an update fails where the first one
 * associated it.
 */
const SAVING = '/api/create-update-contact/{orgId}';
const saving = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ orgId: idOrNone }),
  repeatable: false,
  source: '§3.3',
} as const;

export const createContact = write(saving, 'createContact', 'POST', SAVING, newContact);
export const updateContact = write(saving, 'updateContact', 'PUT', SAVING, editedContact);

const association = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ orgId: id, contactId: id }),
  source: '§3.3',
} as const;

export const associateContact = write(
  { ...association, repeatable: false },
  'associateContact',
  'PUT',
  PATHS.associateContact,
  null,
);

/** The contact stays. */
export const removeContact = write(
  { ...association, repeatable: true },
  'removeContact',
  'DELETE',
  PATHS.removeContact,
  null,
);

/** Contacts: two lists, all, one, create and update, and their place in organizations. */

import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import {
  CONTACT_SORT_FIELDS,
  contact,
  editedContact,
  newContact,
} from '@/lib/contract/entities/contact';
import { pageOf } from '@/lib/contract/entities/page';
import { PATHS } from '@/lib/contract/paths';
import { USUAL_READ } from '@/lib/contract/usual-read';
import {
  datedListPath,
  filterValues,
  flagFilter,
  id,
  idOrNone,
  noQuery,
} from '@/lib/contract/values';

const reading = {
  ...USUAL_READ,
  source: '§3.4',
} as const;

export const getDefaultContacts = declareCall({
  ...reading,
  name: 'getDefaultContacts',
  path: '/api/contacts-sorted-default',
  answer: { kind: 'json', schema: pageOf(contact) },
});

export const getFilteredContacts = declareCall({
  ...reading,
  name: 'getFilteredContacts',
  path: '/api/contacts-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}',
  params: z.strictObject(datedListPath([...CONTACT_SORT_FIELDS, 'contactId'])),
  query: z.strictObject({ county: filterValues, regsite: flagFilter }),
  answer: { kind: 'json', schema: pageOf(contact) },
});

export const getAllContacts = declareCall({
  ...reading,
  name: 'getAllContacts',
  path: '/api/all-contacts-export',
  answer: { kind: 'json', schema: z.array(contact) },
  unpaged: true,
});

export const getContact = declareCall({
  ...reading,
  name: 'getContact',
  path: '/api/contact/{contactId}',
  params: z.strictObject({ contactId: id }),
  answer: { kind: 'json', schema: contact },
});

/** No organization has no contacts, which is said with an empty body. */
export const getContactsOfOrganization = declareCall({
  ...reading,
  name: 'getContactsOfOrganization',
  path: '/api/orgContacts/{orgId}',
  params: z.strictObject({ orgId: idOrNone }),
  answer: { kind: 'json', schema: z.array(contact), empty: [] },
  source: '§3.7',
});

/** The organization to associate in the same step, or none. */
const saving = {
  path: '/api/create-update-contact/{orgId}',
  params: z.strictObject({ orgId: idOrNone }),
  query: noQuery,
  access: 'employee',
  browser: true,
  repeatable: false,
  source: '§3.3',
} as const;

export const createContact = declareCall({
  ...saving,
  name: 'createContact',
  method: 'POST',
  body: newContact,
  answer: { kind: 'created' },
});

/** A second try fails where the first one associated the organization. */
export const updateContact = declareCall({
  ...saving,
  name: 'updateContact',
  method: 'PUT',
  body: editedContact,
  answer: { kind: 'done' },
});

const association = {
  params: z.strictObject({ orgId: id, contactId: id }),
  query: noQuery,
  body: null,
  answer: { kind: 'done' },
  access: 'employee',
  browser: true,
  source: '§3.3',
} as const;

export const associateContact = declareCall({
  ...association,
  name: 'associateContact',
  method: 'PUT',
  path: PATHS.associateContact,
  repeatable: false,
});

/** The contact stays. */
export const removeContact = declareCall({
  ...association,
  name: 'removeContact',
  method: 'DELETE',
  path: PATHS.removeContact,
  repeatable: true,
});

/** Contacts: the list and one. */
import 'server-only';
import { contacts as calls } from '@/lib/contract/calls/contacts';
import { lookups } from '@/lib/contract/calls/lookups';
import { type Contact, contact } from '@/lib/contract/entities/contact';
import { callApi } from './call-api';
import { FIRST_PAGE, pagedList, UNDATED } from './list-page';
import { readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { byText, withWallClock } from './wall-clock';

export const contactSource = {
  byDefault: calls.getDefaultContacts,
  filtered: calls.getFilteredContacts,
  row: contact.transform(normalized),
  idOf: ({ contactId }: Contact) => contactId,
  start: { ...FIRST_PAGE, ...UNDATED },
};

export const listContacts = pagedList(contactSource);

/** Throws LegacyError as `readRecord` does. */
export async function getContact(context: RequestContext, contactId: number): Promise<Contact> {
  const exists = async () => {
    const { value } = await callApi(context, lookups.getContactNames);
    return value.some((known) => known.contactId === contactId);
  };
  return normalized(await readRecord(context, calls.getContact, { contactId }, exists));
}

/** The backend returns organizations in no order (legacy-api.md §1.10). */
function normalized(record: Contact): Contact {
  return {
    ...withWallClock(record, 'createDate', 'lastModifiedDate', 'lastContact'),
    organizations: [...record.organizations].sort(
      (a, b) => byText(a.name, b.name) || a.orgId - b.orgId,
    ),
  };
}

/** Contacts: the list and one. */
import 'server-only';
import { contacts as calls } from '@/lib/contract/calls/contacts';
import { type Contact as ContactRecord, contact } from '@/lib/contract/entities/contact';
import type { CallInput } from './call-api';
import { type ListPage, listPage } from './list-page';
import { contactExists } from './lookups';
import { readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { wallClock } from './wall-clock';

export type Contact = ContactRecord;

const SOURCE = {
  byDefault: calls.getDefaultContacts,
  filtered: calls.getFilteredContacts,
  row: contact.transform(tidied),
  idOf: ({ contactId }: { contactId: number }) => contactId,
  start: { page: 0, size: 10, sortField: 'null', order: 'null', from: 'null', to: 'null' },
};

/** Null asks for the backend's own default list, whose page size is the server's. */
export function listContacts(
  context: RequestContext,
  query: CallInput | null,
): Promise<ListPage<Contact>> {
  return listPage(context, SOURCE, query);
}

/** Throws LegacyError, as `readRecord` does. */
export async function getContact(context: RequestContext, contactId: number): Promise<Contact> {
  const exists = () => contactExists(context, contactId);
  return tidied(await readRecord(context, calls.getContact, { contactId }, exists));
}

/** Dates as wall clock, and organizations by name: the backend gives them in no order (legacy-api.md §1.10). */
function tidied(record: Contact): Contact {
  return {
    ...record,
    createDate: wallClock(record.createDate),
    lastModifiedDate: wallClock(record.lastModifiedDate),
    lastContact: wallClock(record.lastContact),
    organizations: [...record.organizations].sort(
      (a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en') || a.orgId - b.orgId,
    ),
  };
}

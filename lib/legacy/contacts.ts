/** Contacts: the list and one. */
import 'server-only';
import * as calls from '@/lib/contract/calls/contacts';
import { type Contact as ContactRecord, contact } from '@/lib/contract/entities/contact';
import { type AskInput, ask } from './ask';
import type { Caller } from './caller';
import { type ListPage, listPage } from './list-page';
import { contactExists } from './lookups';
import { recordFailure } from './record-failure';
import { wallClock } from './wall-clock';

export type Contact = ContactRecord;

const SOURCE = {
  byDefault: calls.getDefaultContacts,
  filtered: calls.getFilteredContacts,
  row: contact,
  idOf: ({ contactId }: { contactId: number }) => contactId,
  start: { page: 0, size: 10, sortField: 'null', order: 'null', from: 'null', to: 'null' },
};

/** Null asks for the backend's own default list, whose page size is the server's. */
export async function listContacts(
  caller: Caller,
  query: AskInput | null,
): Promise<ListPage<Contact>> {
  const page = await listPage(caller, SOURCE, query);
  return { ...page, rows: page.rows.map(tidied) };
}

/** Throws LegacyError `not-found` for an unknown id, `damaged` for a record that the backend cannot tell. */
export async function getContact(caller: Caller, contactId: number): Promise<Contact> {
  const { value } = await ask(caller, calls.getContact, { params: { contactId } }).catch(
    async (error: unknown) => {
      throw await recordFailure(error, () => contactExists(caller, contactId));
    },
  );
  return tidied(value);
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

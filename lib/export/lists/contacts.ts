/** Exports of the contact list. */
import 'server-only';
import * as calls from '@/lib/contract/calls/contacts';
import { contact } from '@/lib/contract/entities/contact';
import { listExport } from '@/lib/export/list-export';
import { type Contact, listContacts } from '@/lib/legacy/contacts';
import type { ListPage } from '@/lib/legacy/list-page';
import { contactList } from '@/lib/list/definitions/contacts';

const EVERYTHING = { sortField: 'null', order: 'null', from: 'null', to: 'null' };

export const contactExport = listExport({
  definition: contactList,
  access: 'employee',
  numberField: 'contactId',
  page: async (caller, query) => exportPage(await listContacts(caller, query)),
  everything: EVERYTHING,
  whole: () => ({
    call: calls.getAllContacts,
    params: {},
    row: contact,
    idOf: (row) => row.contactId,
    idName: 'contactId',
    counted: { call: calls.getFilteredContacts, params: EVERYTHING },
  }),
});

function exportPage({ rows, ...page }: ListPage<Contact>) {
  return { ...page, entries: rows.map((row) => ({ id: row.contactId, rows: [row] })) };
}

/** Exports of the contact list. */
import 'server-only';
import * as calls from '@/lib/contract/calls/contacts';
import { contact } from '@/lib/contract/entities/contact';
import { exportPage, listExport } from '@/lib/export/list-export';
import { listContacts } from '@/lib/legacy/contacts';
import { contactList } from '@/lib/list/definitions/contacts';

const { idOf } = contactList;
const EVERYTHING = { sortField: 'null', order: 'null', from: 'null', to: 'null' };

export const contactExport = listExport({
  definition: contactList,
  access: 'employee',
  numberField: 'contactId',
  page: async (caller, query) => exportPage(await listContacts(caller, query), idOf),
  everything: EVERYTHING,
  whole: () => ({
    call: calls.getAllContacts,
    params: {},
    row: contact,
    idOf,
    idName: 'contactId',
    counted: { call: calls.getFilteredContacts, params: EVERYTHING },
  }),
});

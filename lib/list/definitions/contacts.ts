/** The contact list. */

import type { Contact } from '@/lib/contract/entities/contact';
import { listed, text, time } from '@/lib/export/column';
import { contactName, organizationName } from '@/lib/format/record-names';
import { formatPhone, yesNo } from '@/lib/format/text';
import { dateTimeColumn, editLink, link, newTabLink } from '@/lib/list/cells';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

const nameLink = ({ contactId }: Contact, name: string | null) =>
  name ? link(routes.contact(contactId), name) : null;

export const contactList: ListDefinition<Contact, Contact> = {
  path: routes.contacts,
  noun: { one: 'contact', many: 'contacts' },
  columns: [
    {
      label: 'First Name',
      sortField: 'firstName',
      look: 'person',
      // A contact without any name still has a link.
      cell: (row) => nameLink(row, row.firstName || (row.lastName ? null : contactName(row))),
    },
    {
      label: 'Last Name',
      sortField: 'lastName',
      look: 'person',
      cell: (row) => nameLink(row, row.lastName),
    },
    {
      label: 'Org(s) Associated',
      look: 'names',
      cell: ({ organizations }) =>
        organizations.map((one) =>
          newTabLink(routes.organization(one.orgId), organizationName(one)),
        ),
    },
    { label: 'Title', sortField: 'title', cell: (row) => row.title },
    { label: 'Email', sortField: 'email', look: 'email', cell: (row) => row.email },
    { label: 'Phone', look: 'time', cell: (row) => formatPhone(row.phone) },
    dateTimeColumn('Last Contact', 'lastContactDate', (row) => row.lastContact),
    { label: 'Reg. site', cell: (row) => yesNo(row.registrationSite) },
    {
      label: 'Action',
      cell: (row) => editLink(routes.editContact(row.contactId), contactName(row)),
    },
  ],
  fileColumns: [
    text('First name', (row) => row.firstName, { width: 18 }),
    text('Last name', (row) => row.lastName, { width: 22 }),
    text('Title', (row) => row.title),
    time('Last contact date', (row) => row.lastContact),
    text('Email', (row) => row.email, { width: 32, personal: true }),
    text('Organizations', (row) => listed(row.organizations.map(({ name }) => name)), {
      width: 40,
    }),
    text('Phone', (row) => row.phone, { width: 14, personal: true }),
    text('Alt phone', (row) => row.altPhone, { width: 14, personal: true }),
    time('Create date', (row) => row.createDate),
    time('Last modified', (row) => row.lastModifiedDate),
    text('Created by', (row) => row.createdBy),
    text('Last modified by', (row) => row.lastModifiedBy),
  ],
  idOf: (row) => row.contactId,
  numberField: 'contactId',
  defaultSort: { field: 'firstName', order: 'asce' },
  choices: [{ name: 'county', label: 'Counties', lookup: 'counties' }],
  flags: [{ name: 'regsite', label: 'Registration site' }],
  range: { label: 'Last contact' },
};

/** Columns of the contact exports. */
import type { Contact } from '@/lib/contract/entities/contact';
import { type Column, listed, text, time } from '@/lib/export/column';

export const contactColumns: readonly Column<Contact>[] = [
  text('First name', (row) => row.firstName, { width: 18 }),
  text('Last name', (row) => row.lastName, { width: 22 }),
  text('Title', (row) => row.title),
  time('Last contact date', (row) => row.lastContactDate),
  text('Email', (row) => row.email, { width: 32, personal: true }),
  text('Organizations', (row) => listed(row.organizations.map(({ orgname }) => orgname)), {
    width: 40,
  }),
  text('Phone', (row) => row.phone, { width: 14, personal: true }),
  text('Alt phone', (row) => row.altPhone, { width: 14, personal: true }),
  time('Create date', (row) => row.createDate),
  time('Last modified', (row) => row.lastModifiedDate),
  text('Created by', (row) => row.createdBy),
  text('Last modified by', (row) => row.lastModifiedBy),
];

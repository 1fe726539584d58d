/** Columns of the call-log exports, whose text and dates are those of the comment (legacy-api.md §3.7). */
import type { CallLogExportRow } from '@/lib/contract/entities/call-log';
import { type Column, text, time } from '@/lib/export/column';

export const callLogColumns: readonly Column<CallLogExportRow>[] = [
  text('Organization', (row) => row.organization?.orgname ?? null, { width: 40 }),
  text('Contact', (row) => row.contact?.name ?? null),
  text('Status', (row) => row.status?.statusDesc ?? null),
  // Free text may hold anybody's phone or address.
  text('Note', (row) => row.noteEntry, { width: 60, personal: true }),
  time('Date created', (row) => row.createDate),
  text('Created by', (row) => row.createdBy),
  time('Last modified on', (row) => row.lastModifiedDate),
  text('Last modified by', (row) => row.lastModifiedBy),
];

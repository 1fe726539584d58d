/** The call log list. */

import type { CallLog, CallLogExportRow } from '@/lib/contract/entities/call-log';
import { NO_CALL_LOGS } from '@/lib/contract/messages';
import { text, time } from '@/lib/export/column';
import { callLogName } from '@/lib/format/record-names';
import { yesNo } from '@/lib/format/text';
import { formatCallLogDate } from '@/lib/forms/call-log';
import { dateTimeColumn, editLink, link } from '@/lib/list/cells';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

/** The label of the filter for one's own call logs contains the employee's first name. */
export function callLogListOf(firstName: string | null): ListDefinition<CallLog, CallLogExportRow> {
  return {
    path: routes.callLogs,
    noun: { one: 'call log', many: 'call logs' },
    columns: [
      {
        label: 'Org. name',
        sortField: 'org.orgname',
        look: 'name',
        cell: (row) => link(routes.callLog(row.callId), callLogName(row)),
      },
      { label: 'Status set', cell: (row) => row.status?.name ?? null },
      { label: 'Created by', cell: (row) => row.createdBy },
      dateTimeColumn('Created on', 'createDate', (row) => row.createDate),
      { label: 'Last modified by', cell: (row) => row.lastModifiedBy },
      dateTimeColumn('Last modified', 'lastModifiedDate', (row) => row.lastModifiedDate),
      {
        label: 'Past call log date',
        sortField: 'callLogDate',
        look: 'time',
        cell: (row) => formatCallLogDate(row.callLogDate),
      },
      { label: 'Reg. site', cell: (row) => yesNo(row.registrationSite) },
      {
        label: 'Action',
        cell: (row) => editLink(routes.callLog(row.callId), `call log ${row.callId}`),
      },
    ],
    // A file contains the comments on call logs, with text, people and dates of the comment (legacy-api.md §3.7).
    fileColumns: [
      text('Organization', (row) => row.organization?.name ?? null, { width: 40 }),
      text('Contact', (row) => row.contact?.name ?? null),
      text('Status', (row) => row.status?.name ?? null),
      // Free text may contain a phone number or an address.
      text('Note', (row) => row.comment, { width: 60, personal: true }),
      time('Date created', (row) => row.createDate),
      text('Created by', (row) => row.createdBy),
      time('Last modified on', (row) => row.lastModifiedDate),
      text('Last modified by', (row) => row.lastModifiedBy),
    ],
    idOf: (row) => row.callId,
    numberField: 'callId',
    defaultSort: { field: 'createDate', order: 'desc' },
    // It is unknown whose call logs the default list contains (legacy-api.md §7.7).
    alwaysFiltered: true,
    choices: [{ name: 'status', label: 'Statuses', lookup: 'organizationStatuses' }],
    flags: [
      { name: 'regsite', label: 'Registration site' },
      {
        name: 'mine',
        legacyName: 'onlyMine',
        label: firstName ? `Only my (${firstName}'s) call logs` : 'Only my call logs',
        chip: 'Only my call logs',
        sentence: true,
        inPath: true,
      },
    ],
    range: { label: 'Last modified' },
    emptyText: NO_CALL_LOGS,
    noMatchText: NO_CALL_LOGS,
  };
}

export const callLogList = callLogListOf(null);

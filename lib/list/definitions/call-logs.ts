/** The call log list. */
import type { CallLogExportRow } from '@/lib/contract/entities/call-log';
import { text, time } from '@/lib/export/column';
import { organizationName } from '@/lib/format/record-names';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import { formatCallLogDate } from '@/lib/forms/call-log';
import type { CallLog } from '@/lib/legacy/call-logs';
import { editLink, link } from '@/lib/list/cell';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

/** A call log without an organization can be opened all the same. */
function nameOf({ organization, callId }: CallLog): string {
  return organization ? organizationName(organization) : `Call log ${callId}`;
}

const NONE_FOUND = 'No call logs were found...';

export const callLogList = {
  path: routes.callLogs,
  noun: { one: 'call log', many: 'call logs' },
  columns: [
    {
      key: 'organization',
      label: 'Org. name',
      sortField: 'org.orgname',
      look: 'name',
      cell: (row) => link(routes.callLog(row.callId), nameOf(row)),
    },
    { key: 'status', label: 'Status set', cell: (row) => row.status?.name ?? null },
    { key: 'createdBy', label: 'Created by', cell: (row) => row.createdBy },
    {
      key: 'createDate',
      label: 'Created on',
      sortField: 'createDate',
      look: 'time',
      cell: (row) => formatDateTime(row.createDate),
    },
    { key: 'lastModifiedBy', label: 'Last modified by', cell: (row) => row.lastModifiedBy },
    {
      key: 'lastModifiedDate',
      label: 'Last modified',
      sortField: 'lastModifiedDate',
      look: 'time',
      cell: (row) => formatDateTime(row.lastModifiedDate),
    },
    {
      key: 'callLogDate',
      label: 'Past call log date',
      sortField: 'callLogDate',
      look: 'time',
      cell: (row) => formatCallLogDate(row.callLogDate),
    },
    { key: 'regsite', label: 'Reg. site', cell: (row) => yesNo(row.registrationSite) },
    {
      key: 'action',
      label: 'Action',
      cell: (row) => editLink(routes.callLog(row.callId), `call log ${row.callId}`),
    },
  ],
  // What is exported of a call log is the comment on it, with its text, people and dates (legacy-api.md §3.7).
  fileColumns: [
    text('Organization', (row) => row.organization?.name ?? null, { width: 40 }),
    text('Contact', (row) => row.contact?.name ?? null),
    text('Status', (row) => row.status?.name ?? null),
    // Free text may hold anybody's phone or address.
    text('Note', (row) => row.comment, { width: 60, personal: true }),
    time('Date created', (row) => row.createDate),
    text('Created by', (row) => row.createdBy),
    time('Last modified on', (row) => row.lastModifiedDate),
    text('Last modified by', (row) => row.lastModifiedBy),
  ],
  idOf: (row) => row.callId,
  numberField: 'callId',
  defaultSort: { field: 'createDate', order: 'desc' },
  // Whose call logs the default list shows is not certain (legacy-api.md §7.7).
  alwaysFiltered: true,
  choices: [{ name: 'status', label: 'Statuses', lookup: 'organizationStatuses' }],
  flags: [
    { name: 'regsite', label: 'Registration site' },
    {
      name: 'mine',
      legacyName: 'onlyMine',
      label: 'Only my call logs',
      chip: 'Only my call logs',
      sentence: true,
      inPath: true,
    },
  ],
  range: { label: 'Last modified' },
  emptyText: NONE_FOUND,
  noMatchText: NONE_FOUND,
} as const satisfies ListDefinition<CallLog, CallLogExportRow>;

/** The same list to somebody whom it calls by name, as the backend knows them. */
export function callLogListOf(firstName: string | null): ListDefinition<CallLog, CallLogExportRow> {
  if (!firstName) return callLogList;
  const [regsite, mine] = callLogList.flags;
  return {
    ...callLogList,
    flags: [regsite, { ...mine, label: `Only my (${firstName}'s) call logs` }],
  };
}

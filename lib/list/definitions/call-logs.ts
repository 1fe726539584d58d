/** The call log list. */
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

const NONE_FOUND = 'No call logs were found...';

export const callLogList = {
  path: routes.callLogs,
  noun: { one: 'call log', many: 'call logs' },
  columns: [
    { key: 'organization', label: 'Org. name', sortField: 'org.orgname' },
    { key: 'status', label: 'Status set' },
    { key: 'createdBy', label: 'Created by' },
    { key: 'createDate', label: 'Created on', sortField: 'createDate' },
    { key: 'lastModifiedBy', label: 'Last modified by' },
    { key: 'lastModifiedDate', label: 'Last modified', sortField: 'lastModifiedDate' },
    { key: 'callLogDate', label: 'Past call log date', sortField: 'callLogDate' },
    { key: 'regsite', label: 'Reg. site' },
    { key: 'action', label: 'Action' },
  ],
  defaultSort: { field: 'createDate', order: 'desc' },
  choices: [{ name: 'status', label: 'Statuses' }],
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
} as const satisfies ListDefinition;

/** The same list to somebody whom it calls by name, as the backend knows them. */
export function callLogListOf(firstName: string | null): ListDefinition {
  if (!firstName) return callLogList;
  const [regsite, mine] = callLogList.flags;
  return {
    ...callLogList,
    flags: [regsite, { ...mine, label: `Only my (${firstName}'s) call logs` }],
  };
}

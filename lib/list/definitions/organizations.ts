/** The organization list. */
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

export const organizationList = {
  path: routes.organizations,
  noun: { one: 'organization', many: 'organizations' },
  columns: [
    { key: 'name', label: 'Name', sortField: 'orgname' },
    { key: 'lastStatus', label: 'Last status', sortField: 'lastStatus.statusDesc' },
    { key: 'city', label: 'City', sortField: 'city' },
    { key: 'county', label: 'County', sortField: 'county.countyDesc' },
    { key: 'lastContact', label: 'Last contact', sortField: 'lastContact' },
    { key: 'regsite', label: 'Reg. site' },
    { key: 'action', label: 'Action' },
  ],
  defaultSort: { field: 'orgname', order: 'asce' },
  choices: [
    { name: 'county', label: 'Counties' },
    { name: 'status', label: 'Statuses' },
  ],
  flags: [{ name: 'regsite', label: 'Registration site' }],
  range: null,
} as const satisfies ListDefinition;

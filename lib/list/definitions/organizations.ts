/** The organization list. */
import { organizationName } from '@/lib/format/record-names';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { OrganizationListRow } from '@/lib/legacy/organizations';
import { editLink, newTabLink } from '@/lib/list/cell';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

export const organizationList = {
  path: routes.organizations,
  noun: { one: 'organization', many: 'organizations' },
  columns: [
    {
      key: 'name',
      label: 'Name',
      sortField: 'orgname',
      look: 'name',
      cell: (row) => newTabLink(routes.organization(row.orgId), organizationName(row)),
    },
    {
      key: 'lastStatus',
      label: 'Last status',
      sortField: 'lastStatus.statusDesc',
      cell: (row) => row.lastStatus,
    },
    { key: 'city', label: 'City', sortField: 'city', cell: (row) => row.city },
    {
      key: 'county',
      label: 'County',
      sortField: 'county.countyDesc',
      cell: (row) => row.countyName,
    },
    {
      key: 'lastContact',
      label: 'Last contact',
      sortField: 'lastContact',
      look: 'time',
      cell: (row) => formatDateTime(row.lastContact),
    },
    { key: 'regsite', label: 'Reg. site', cell: (row) => yesNo(row.regsite) },
    {
      key: 'action',
      label: 'Action',
      cell: (row) => editLink(routes.editOrganization(row.orgId), organizationName(row)),
    },
  ],
  idOf: (row) => row.orgId,
  defaultSort: { field: 'orgname', order: 'asce' },
  choices: [
    { name: 'county', label: 'Counties', lookup: 'counties' },
    { name: 'status', label: 'Statuses', lookup: 'statuses' },
  ],
  flags: [{ name: 'regsite', label: 'Registration site' }],
  range: null,
} as const satisfies ListDefinition<OrganizationListRow>;

/** The organization list. */

import type {
  OrganizationFileRow,
  OrganizationListRow,
} from '@/lib/contract/entities/organization';
import { listed, text, time } from '@/lib/export/column';
import { organizationName } from '@/lib/format/record-names';
import { fullName, yesNo } from '@/lib/format/text';
import { dateTimeColumn, editLink, newTabLink } from '@/lib/list/cells';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';

export const organizationList: ListDefinition<OrganizationListRow, OrganizationFileRow> = {
  path: routes.organizations,
  noun: { one: 'organization', many: 'organizations' },
  columns: [
    {
      label: 'Name',
      sortField: 'orgname',
      look: 'name',
      cell: (row) => newTabLink(routes.organization(row.orgId), organizationName(row)),
    },
    { label: 'Last status', sortField: 'lastStatus.statusDesc', cell: (row) => row.lastStatus },
    { label: 'City', sortField: 'city', cell: (row) => row.city },
    { label: 'County', sortField: 'county.countyDesc', cell: (row) => row.county },
    dateTimeColumn('Last contact', 'lastContact', (row) => row.lastContact),
    { label: 'Reg. site', cell: (row) => yesNo(row.registrationSite) },
    {
      label: 'Action',
      cell: (row) => editLink(routes.editOrganization(row.orgId), organizationName(row)),
    },
  ],
  fileColumns: [
    text('Org. Name', (row) => row.name, { width: 40 }),
    text('Last status', (row) => row.lastStatus),
    time('Last contact', (row) => row.lastContact),
    text('County', (row) => row.county, { width: 14 }),
    text('Address', (row) => row.address, { width: 30, personal: true }),
    text('City', (row) => row.city, { width: 18 }),
    text('Org. Email', (row) => row.email, { width: 32, personal: true }),
    text('Org. Phone', (row) => row.phone, { width: 14, personal: true }),
    text('Org. contacts', contactNames, { width: 40 }),
    text('Zip', (row) => row.zip, { width: 10 }),
  ],
  idOf: (row) => row.orgId,
  numberField: 'orgId',
  defaultSort: { field: 'orgname', order: 'asce' },
  choices: [
    { name: 'county', label: 'Counties', lookup: 'counties' },
    { name: 'status', label: 'Statuses', lookup: 'statuses' },
  ],
  flags: [{ name: 'regsite', label: 'Registration site' }],
  range: null,
};

function contactNames({ contacts }: OrganizationFileRow): string {
  return listed(contacts.map(({ firstName, lastName }) => fullName(firstName, lastName)));
}

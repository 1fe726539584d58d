/** The follow-up list: organizations by the age of their last contact. */

import type { OrganizationListRow } from '@/lib/contract/entities/organization';
import { count, text, time } from '@/lib/export/column';
import { organizationName } from '@/lib/format/record-names';
import { dateTimeColumn, newTabLink } from '@/lib/list/cells';
import type { ListDefinition } from '@/lib/list/definition';
import type { ListState } from '@/lib/list/state';
import { routes } from '@/lib/routes';

export type OrganizationFollowUp = OrganizationListRow & {
  /** Days since the last contact; null for none. */
  days: number | null;
};

/** By the value in the address: at least so many days ago, or never. `never`: never alone. */
export const FOLLOW_UP_AGES = {
  '30': { label: '30+ days', days: 30 },
  '60': { label: '60+ days', days: 60 },
  '90': { label: '90+ days', days: 90 },
  never: { label: 'Never', days: Number.POSITIVE_INFINITY },
} as const;

export type FollowUpAge = keyof typeof FOLLOW_UP_AGES;

export const AGES = Object.keys(FOLLOW_UP_AGES).filter(
  (age): age is FollowUpAge => age in FOLLOW_UP_AGES,
);

export const ageOf = ({ kept }: ListState): FollowUpAge =>
  AGES.find((age) => age === kept.age) ?? '90';

export const followUpList: ListDefinition<OrganizationFollowUp, OrganizationFollowUp> = {
  path: routes.followUp,
  noun: { one: 'organization', many: 'organizations' },
  columns: [
    {
      label: 'Name',
      look: 'name',
      cell: (row) => newTabLink(routes.organization(row.orgId), organizationName(row)),
    },
    { label: 'Days', cell: ({ days }) => (days === null ? 'Never' : String(days)) },
    dateTimeColumn('Last contact', undefined, (row) => row.lastContact),
    { label: 'Last status', cell: (row) => row.lastStatus },
    { label: 'City', cell: (row) => row.city },
    { label: 'County', cell: (row) => row.county },
    {
      label: 'Action',
      cell: (row) => ({
        href: routes.newCallLogFor(row.orgId),
        text: 'Log call',
        about: `with ${organizationName(row)}`,
      }),
    },
  ],
  fileColumns: [
    text('Org. Name', (row) => row.name, { width: 40 }),
    count('Days since last contact', (row) => (row.days === null ? null : String(row.days))),
    time('Last contact', (row) => row.lastContact),
    text('Last status', (row) => row.lastStatus),
    text('County', (row) => row.county, { width: 14 }),
    text('City', (row) => row.city, { width: 18 }),
  ],
  idOf: (row) => row.orgId,
  numberField: 'orgId',
  defaultSort: { field: 'lastContact', order: 'asce' },
  choices: [
    { name: 'county', label: 'Counties', lookup: 'counties' },
    { name: 'status', label: 'Statuses', lookup: 'statuses' },
  ],
  flags: [],
  range: null,
  alwaysFiltered: true,
  emptyText: 'No organization is this long without a contact.',
  noMatchText: 'No organization with these filters is this long without a contact.',
  kept: ['age'],
};

import type { Metadata } from 'next';
import { listScreen } from '@/components/list/list-screen';
import { listOrganizations } from '@/lib/legacy/organizations';
import { organizationList } from '@/lib/list/definitions/organizations';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Organizations' };

export default listScreen(() => organizationList, {
  title: 'Organizations',
  create: { label: 'Create Organization', href: routes.newOrganization },
  exported: 'organizations',
  load: listOrganizations,
});

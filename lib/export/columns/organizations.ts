/** Columns of the organization exports. */
import type { z } from 'zod';
import type { organizationSummary } from '@/lib/contract/entities/organization';
import { type Column, listed, text, time } from '@/lib/export/column';
import { fullName } from '@/lib/format/text';

type Organization = z.output<typeof organizationSummary>;

export const organizationColumns: readonly Column<Organization>[] = [
  text('Org. Name', (row) => row.orgname, { width: 40 }),
  text('Last status', (row) => row.lastStatus),
  time('Last contact', (row) => row.lastContact),
  text('County', (row) => row.countyName, { width: 14 }),
  text('Address', (row) => row.address, { width: 30, personal: true }),
  text('City', (row) => row.city, { width: 18 }),
  text('Org. Email', (row) => row.email, { width: 32, personal: true }),
  text('Org. Phone', (row) => row.phone, { width: 14, personal: true }),
  text('Org. contacts', namesOfContacts, { width: 40 }),
  text('Zip', (row) => row.zip, { width: 10 }),
];

function namesOfContacts({ orgContacts }: Organization): string {
  return listed(orgContacts.map(({ firstName, lastName }) => fullName(firstName, lastName)));
}

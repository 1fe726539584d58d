/** Lookup rows (legacy-api.md D8). Filters carry their descriptions, not their ids. */
import { z } from 'zod';
import { id } from './wire';

export const county = z.object({ countyId: id, countyDesc: z.string() });
export const status = z.object({ statusId: id, statusDesc: z.string() });
export const organizationName = z
  .object({ OrgID: id, orgname: z.string().nullable() })
  .transform(({ OrgID, orgname }) => ({ orgId: OrgID, orgname }));

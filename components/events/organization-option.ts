/** The response of `GET /api/options/organizations/{orgId}`; loaded with the first response. */
import { z } from 'zod';

const text = z.string().nullable();

export const organizationOption = z.object({
  name: z.string(),
  address: text,
  city: text,
  zip: text,
  county: text,
  lastStatus: text,
  /** Wall clock. */
  lastContact: text,
});

export type OrganizationOption = z.output<typeof organizationOption>;

/** What a new event takes over from an organization, and the status that a save of an event would replace. */
import { z } from 'zod';
import { id } from '@/lib/contract/values';
import { organizationName } from '@/lib/format/record-names';
import { getOrganization } from '@/lib/legacy/organizations';
import { readRoute } from '@/lib/proxy/bff-route';

export const GET = readRoute(z.strictObject({ orgId: id }), async (context, { orgId }) => {
  const organization = await getOrganization(context, orgId);
  const { address, city, zip, county, lastStatus, lastContact } = organization;
  return {
    ...{ name: organizationName(organization), address, city, zip },
    ...{ county, lastStatus, lastContact },
  };
});

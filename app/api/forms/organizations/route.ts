/** Creates an organization from its form. */
import { organizations } from '@/lib/contract/calls/organizations';
import { newOrganization } from '@/lib/contract/entities/organization';
import { ORGANIZATION } from '@/lib/forms/organization';
import { organizationOptions } from '@/lib/legacy/name-options';
import { creationRoute } from '@/lib/proxy/form-routes';
import { rejectUnknownCounty } from './known-county';

export const POST = creationRoute({
  form: ORGANIZATION,
  async save(context, values) {
    const { countyName } = values;
    await rejectUnknownCounty(context, countyName);
    const body = newOrganization.parse(ORGANIZATION.body(values));
    return {
      call: organizations.createOrganization,
      input: { params: { countyName }, query: {}, body },
    };
  },
  after: organizationOptions.forget,
});

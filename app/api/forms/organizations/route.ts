/** Creates an organization from its form. */
import { organizations } from '@/lib/contract/calls/organizations';
import { ORGANIZATION } from '@/lib/forms/organization';
import { organizationOptions } from '@/lib/legacy/name-options';
import { creationRoute } from '@/lib/proxy/form-routes';
import { rejectUnknownCounty } from './known-county';

export const POST = creationRoute({
  form: ORGANIZATION,
  call: organizations.createOrganization,
  async save(context, values) {
    const { countyName } = values;
    await rejectUnknownCounty(context, countyName);
    return { params: { countyName }, body: ORGANIZATION.body(values) };
  },
  after: organizationOptions.forget,
});

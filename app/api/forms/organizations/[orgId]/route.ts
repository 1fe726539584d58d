/** Saves an organization's form. */
import { rejectUnknownCounty } from '@/app/api/forms/organizations/known-county';
import { organizations } from '@/lib/contract/calls/organizations';
import { ORGANIZATION } from '@/lib/forms/organization';
import { organizationOptions } from '@/lib/legacy/name-options';
import { getOrganization } from '@/lib/legacy/organizations';
import { editRoute } from '@/lib/proxy/form-routes';

export const PUT = editRoute({
  form: ORGANIZATION,
  noun: 'organization',
  call: organizations.updateOrganization,
  read: getOrganization,
  async save(context, values, stored, orgId) {
    const { countyName } = values;
    if (countyName !== stored.county) await rejectUnknownCounty(context, countyName);
    return { params: { countyName }, body: { orgId, ...ORGANIZATION.body(values) } };
  },
  after: organizationOptions.forget,
});

/** Saves an organization's form. */
import { rejectUnknownCounty } from '@/app/api/forms/organizations/known-county';
import { organizations } from '@/lib/contract/calls/organizations';
import { editedOrganization } from '@/lib/contract/entities/organization';
import { ORGANIZATION } from '@/lib/forms/organization';
import { organizationOptions } from '@/lib/legacy/name-options';
import { getOrganization } from '@/lib/legacy/organizations';
import { editRoute } from '@/lib/proxy/form-routes';

export const PUT = editRoute({
  form: ORGANIZATION,
  noun: 'organization',
  read: getOrganization,
  async save(context, values, stored, orgId) {
    const { countyName } = values;
    if (countyName !== stored.county) await rejectUnknownCounty(context, countyName);
    const body = editedOrganization.parse({ orgId, ...ORGANIZATION.body(values) });
    return {
      call: organizations.updateOrganization,
      input: { params: { countyName }, query: {}, body },
    };
  },
  after: organizationOptions.forget,
});

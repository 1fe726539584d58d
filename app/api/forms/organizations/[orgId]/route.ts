/** Saves an organization's form over the record that it was opened with, and over no other. */
import { z } from 'zod';
import { refuseUnknownCounty } from '@/app/api/forms/organizations/known-county';
import { updateOrganization } from '@/lib/contract/calls/organizations';
import { editedOrganization } from '@/lib/contract/entities/organization';
import { id } from '@/lib/contract/values';
import { organizationBody, organizationForm } from '@/lib/forms/organization';
import { organizationValues } from '@/lib/forms/organization-fields';
import { organizationOptions } from '@/lib/legacy/name-options';
import { getOrganization } from '@/lib/legacy/organizations';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { inRecordOrder } from '@/lib/proxy/record-order';

export const PUT = bffRoute({
  access: 'employee',
  params: z.strictObject({ orgId: id }),
  body: editOf(organizationForm),
  handle({ caller, params: { orgId }, body: edit, path, request }) {
    const { values } = edit;
    const { countyName } = values;
    return inRecordOrder(`organization ${orgId}`, async () => {
      const current = organizationValues(await getOrganization(caller, orgId));
      refuseOverwrite(edit, current);
      // The county that the record has is one that the backend knows.
      if (countyName !== current.countyName) await refuseUnknownCounty(caller, countyName);
      const body = editedOrganization.parse({ orgId, ...organizationBody(values) });
      const input = { params: { countyName }, query: {}, body };
      const answer = await forward(caller, updateOrganization, input, path, request.signal);
      organizationOptions.forget();
      return answer;
    });
  },
});

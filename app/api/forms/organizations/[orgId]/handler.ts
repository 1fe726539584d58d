/** Saves an organization's form over the record that it was opened with, and over no other. */
import { z } from 'zod';
import { refuseCounty } from '@/app/api/forms/organizations/known-county';
import { updateOrganization } from '@/lib/contract/calls/organizations';
import { editedOrganization } from '@/lib/contract/entities/organization';
import { id } from '@/lib/contract/values';
import { organizationBody, organizationForm } from '@/lib/forms/organization';
import { organizationValues } from '@/lib/forms/organization-fields';
import { organizationOptions } from '@/lib/legacy/name-options';
import { getOrganization } from '@/lib/legacy/organizations';
import { forward } from '@/lib/proxy/forward';
import { editOf, refuseOverwrite } from '@/lib/proxy/overwrite-guard';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { refusedRequest } from '@/lib/proxy/problem';
import { readForm } from '@/lib/proxy/read-form';
import { inRecordOrder } from '@/lib/proxy/record-order';

const PATH = '/api/forms/organizations/{orgId}';
const params = z.strictObject({ orgId: id });
const body = editOf(organizationForm);

export const handleEditedOrganization = ownEndpoint('PUT', async (caller, request) => {
  const read = await readForm(request, PATH, params, body);
  if (read.kind === 'refused') return refusedRequest(read, caller.requestId);
  const { orgId } = read.params;
  const { values } = read.body;
  return inRecordOrder(`organization ${orgId}`, async () => {
    const current = organizationValues(await getOrganization(caller, orgId));
    const refusal =
      refuseOverwrite(read.body, current, caller.requestId) ??
      // The county that the record has is one that the backend knows.
      (values.countyName === current.countyName
        ? null
        : await refuseCounty(caller, values.countyName));
    if (refusal) return refusal;
    const input = {
      params: { countyName: values.countyName },
      query: {},
      body: editedOrganization.parse({ orgId, ...organizationBody(values) }),
    };
    const answer = await forward(caller, updateOrganization, input, read.path, request.signal);
    organizationOptions.forget();
    return answer;
  });
});

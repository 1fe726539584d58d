/** Creates an organization out of its form. */
import { z } from 'zod';
import { createOrganization } from '@/lib/contract/calls/organizations';
import { newOrganization } from '@/lib/contract/entities/organization';
import { noParams } from '@/lib/contract/values';
import { organizationBody, organizationForm } from '@/lib/forms/organization';
import { organizationOptions } from '@/lib/legacy/name-options';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';
import { refuseUnknownCounty } from './known-county';

export const POST = bffRoute({
  access: 'employee',
  params: noParams,
  body: z.object({ values: organizationForm }),
  async handle({ caller, body: { values }, path, request }) {
    const { countyName } = values;
    await refuseUnknownCounty(caller, countyName);
    const body = newOrganization.parse(organizationBody(values));
    const input = { params: { countyName }, query: {}, body };
    const answer = await forward(caller, createOrganization, input, path, request.signal);
    organizationOptions.forget();
    return answer;
  },
});

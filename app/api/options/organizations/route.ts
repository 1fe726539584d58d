/** Organizations to choose from: `?q=` holds words of their name. */
import { matchingOptions } from '@/app/api/options/matching-options';
import { noParams } from '@/lib/contract/values';
import { organizationOptions } from '@/lib/legacy/name-options';
import { bffRoute, noBody, privateJson } from '@/lib/proxy/bff-route';

export const GET = bffRoute({
  access: 'employee',
  params: noParams,
  body: noBody,
  handle: async ({ context, request }) =>
    privateJson(matchingOptions(await organizationOptions.list(context), request)),
});

/** Contacts of one organization to choose from: `?q=` holds words of their name or title. */
import { z } from 'zod';
import { matchingOptions } from '@/app/api/options/matching-options';
import { id } from '@/lib/contract/values';
import { listContactOptions } from '@/lib/legacy/name-options';
import { bffRoute, noBody, privateJson } from '@/lib/proxy/bff-route';

export const GET = bffRoute({
  access: 'employee',
  params: z.strictObject({ orgId: id }),
  body: noBody,
  handle: async ({ context, params: { orgId }, request }) =>
    privateJson(matchingOptions(await listContactOptions(context, orgId), request)),
});

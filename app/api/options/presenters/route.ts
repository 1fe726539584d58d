/** Active presenters to invite, by last name, without the user names of the backend's response (legacy-api.md D7). */
import { noParams } from '@/lib/contract/values';
import { listActivePresenters } from '@/lib/legacy/presenters';
import { bffRoute, noBody, privateJson } from '@/lib/proxy/bff-route';

export const GET = bffRoute({
  access: 'employee',
  params: noParams,
  body: noBody,
  handle: async ({ context }) => privateJson({ presenters: await listActivePresenters(context) }),
});

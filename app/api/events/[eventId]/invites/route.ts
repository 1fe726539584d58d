/** Sends invites. A POST in place of the backend's GET, which must not be repeated (legacy-api.md §1.6, §1.18, §5.2). */
import { z } from 'zod';
import { presenters } from '@/lib/contract/calls/presenters';
import { newInvite } from '@/lib/contract/entities/invite';
import { id } from '@/lib/contract/values';
import { bffRoute } from '@/lib/proxy/bff-route';
import { forward } from '@/lib/proxy/forward';

export const POST = bffRoute({
  access: presenters.sendInvite.access,
  params: z.strictObject({ eventId: id }),
  body: newInvite,
  async handle({ context, params, body: { presenterIds, ...texts }, path, request }) {
    const input = {
      params: { ...texts, ...params },
      query: { presenter: presenterIds.map(String) },
      body: undefined,
    };
    return forward(context, presenters.sendInvite, input, path, request.signal);
  },
});

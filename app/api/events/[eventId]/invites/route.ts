/** Sends invites. A POST in place of the backend's GET, which must not be repeated (legacy-api.md §1.6, §1.18, §5.2). */
import { z } from 'zod';
import { presenters } from '@/lib/contract/calls/presenters';
import { newInvite } from '@/lib/contract/entities/invite';
import { id } from '@/lib/contract/values';
import { bffRoute } from '@/lib/proxy/bff-route';

export const POST = bffRoute({
  params: z.strictObject({ eventId: id }),
  body: newInvite,
  handle({ params, body: { presenterIds, ...texts }, send }) {
    const input = {
      params: { ...texts, ...params },
      query: { presenter: presenterIds.map(String) },
      body: undefined,
    };
    return send(presenters.sendInvite, input);
  },
});

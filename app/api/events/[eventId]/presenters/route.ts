/**
 * Who presents an event now. A page asks after joining, leaving or inviting, in place of being loaded anew, which
 * could fail and would take along what somebody is writing on it.
 */
import { z } from 'zod';
import { id } from '@/lib/contract/values';
import { getPresenterState } from '@/lib/legacy/presenters';
import { bffRoute, noBody, privateJson } from '@/lib/proxy/bff-route';

export const GET = bffRoute({
  access: 'employee',
  params: z.strictObject({ eventId: id }),
  body: noBody,
  handle: async ({ context, params: { eventId } }) =>
    privateJson(await getPresenterState(context, eventId)),
});

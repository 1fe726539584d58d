/** Presenters of an event. The page reads them after a change instead of reloading, which could lose unsaved input. */
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
